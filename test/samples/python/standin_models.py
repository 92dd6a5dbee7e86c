"""Models and collections of the stand-in: what the samples use of them."""

import copy
import json
from collections.abc import MutableSequence

from standin import CLASSES, TABLE, Cytomine, call_from_table, check_call, surface


def make_class(name, entry):
    """A class of the table, with the bases and constants that it names."""
    if "Exception" in name or "Error" in name:
        return type(name, (Exception,), {})
    bases = tuple(CLASSES[base] for base in entry["bases"]) or ((Collection,) if name == "Collection" else (Model,))
    members = dict(entry.get("constants", {}))
    for method in entry.get("methods", {}):
        if not any(hasattr(base, method) for base in bases):
            members[method] = refuse(name, method)
    return type(name, bases, members)


def refuse(name, method):
    def missing(self, *values, **keywords):
        raise NotImplementedError(f"The stand-in has no {name}.{method}(): teach it, or run with the real client.")

    return missing


class Model:
    def __init__(self, *values, **keywords):
        cls = type(self)
        for attribute in surface(cls, "attributes") - {"obj", "query_parameters", "callback_identifier"}:
            setattr(self, attribute, None)
        parameters, sets = call_from_table(cls, "__init__")
        given = check_call(cls, "__init__", {"parameters": parameters, "keywords": keywords}, values)
        thing = given.pop("object", None)
        if thing is not None:
            if thing.id is None:
                raise ValueError("The object must be fetched or saved before.")
            self.domainClassName, self.domainIdent = thing.class_, thing.id
        self.populate({sets.get(key, key): value for key, value in given.items() if value is not None})
        if cls.__name__ == "CurrentUser":
            self.id = 0

    def __setattr__(self, key, value):
        if not key.startswith("_") and key not in surface(type(self), "attributes") | surface(type(self), "server"):
            raise AttributeError(f"{type(self).__name__} has no attribute '{key}'")
        super().__setattr__(key, value)

    @property
    def callback_identifier(self):
        return TABLE["classes"][type(self).__name__].get("resource", type(self).__name__.lower())

    def populate(self, attributes):
        renamed = {"class": "class_", "uri": "uri_"}
        known = surface(type(self), "attributes") | surface(type(self), "server")
        for key, value in attributes.items():
            name = renamed.get(key, key.removeprefix("id_"))
            if name in known:
                super().__setattr__(name, value)
            else:  # Sent back, but samples cannot read it.
                vars(self).setdefault("_rest", {})[name] = value
        return self

    def to_json(self):
        values = {**vars(self), **vars(self).get("_rest", {})}
        return json.dumps({key: value for key, value in values.items() if value is not None and key[0] != "_"})

    def is_new(self):
        return self.id is None

    def uri(self):
        special = TABLE["classes"][type(self).__name__].get("uri")
        if special:
            return special[0 if self.is_new() else -1].format(**vars(self))
        prefix = f"domain/{self.domainClassName}/{self.domainIdent}/" if hasattr(self, "domainIdent") else ""
        return prefix + self.callback_identifier + (".json" if self.is_new() else f"/{self.id}.json")

    def fetch(self, *ids):
        parameters, sets = call_from_table(type(self), "fetch")
        if len(parameters) > 1:  # What two others make one has no number of its own in its address.
            names = call_from_table(type(self), "__init__")[1]
            self.populate({names.get(one.split("=")[0], one): value for one, value in zip(parameters, ids)})
            ids = (-1,)
        self.id = ids[0] if ids else self.id
        answer = Cytomine.instance.get(self.uri())
        return answer and self.populate(answer)

    def save(self):
        return self.update() if self.id is not None else self._command("post")

    def update(self, id=None, **attributes):
        self.populate(attributes)
        return self._command("put")

    def _command(self, method):
        answer = getattr(Cytomine.instance, method)(self.uri(), self.to_json())
        return answer and self.populate(answer.get(self.callback_identifier, {}))

    def delete(self, id=None):
        self.id = self.id if id is None else id
        return Cytomine.instance.delete(self.uri())

    def upload(self):
        query = {"domainClassName": self.domainClassName, "domainIdent": self.domainIdent}
        answer = Cytomine.instance.send_file("/api/attachedfile.json", query, self.file or self.filename)
        return answer and self.populate(answer)

    def dump(self, *values, **keywords):
        given = check_call(type(self), "dump", {"parameters": call_from_table(type(self), "dump")[0], "keywords": keywords}, values)
        pattern, address = given.get("dest_pattern", "{id}.jpg"), f"{self.callback_identifier}/{self.id}/thumb.jpg"
        if type(self).__name__ == "Annotation":
            kind = ("alphamask." if given.get("alpha") else "mask.") if given.get("mask") else "crop."
            address = self.cropURL.replace("crop.", kind)
        return Cytomine.instance.save_picture(address, pattern, self)

    def download(self, dest_pattern="{originalFilename}"):
        return Cytomine.instance.save_picture(f"{self.callback_identifier}/{self.id}/download", dest_pattern, self)

    def reference_slice(self):
        answer = Cytomine.instance.get(f"imageinstance/{self.id}/sliceinstance/reference.json")
        return answer and CLASSES["SliceInstance"]().populate(answer)

    def keys(self):
        return Cytomine.instance.get(f"user/{self.id}/keys.json")

    def merge(self, other):
        return Cytomine.instance.post(f"annotationgroup/{self.id}/annotationgroup/{other}/merge.json")

    def add_user(self, user, admin=False):
        return Cytomine.instance.post(f"project/{self.id}/user/{user}{'/admin' if admin else ''}.json")

    def delete_user(self, user, admin=False):
        return Cytomine.instance.delete(f"project/{self.id}/user/{user}{'/admin' if admin else ''}.json")

    def window(self, x, y, w, h, dest_pattern="{id}-window.jpg", override=True):
        address = f"{self.callback_identifier}/{self.id}/window-{x}-{y}-{w}-{h}.{dest_pattern.rpartition('.')[2]}"
        return Cytomine.instance.save_picture(address, dest_pattern, self)


class Collection(MutableSequence):
    def __init__(self, *values, **keywords):
        cls = type(self)
        entry = TABLE["classes"][cls.__name__]
        given = check_call(cls, "__init__", {"parameters": call_from_table(cls, "__init__")[0], "keywords": keywords}, values)
        self._items, self._filters, self._object = [], given.pop("filters", None) or {}, given.pop("object", None)
        self._model = CLASSES[entry["model"]]
        self.max = self.offset = 0
        self._query = ["max", "offset", *given]
        if "showBasic" in entry.get("attributes", ()):
            given = {"showBasic": True, "showMeta": True, "included": False, **given}
            self._query = ["max", "offset", *given]
        for key, value in given.items():
            setattr(self, key, value)

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        return self._items[index]

    def __setitem__(self, index, value):
        self._items[index] = value

    def __delitem__(self, index):
        del self._items[index]

    def insert(self, index, value):
        self._items.insert(index, value)

    def uri(self):
        entry = TABLE["classes"][type(self).__name__]
        resource = entry.get("resource", entry["model"].lower())
        if self._object is not None:
            return f"domain/{self._object.class_}/{self._object.id}/{resource}.json"
        prefix = "".join(f"{key}/{value}/" for key, value in self._filters.items())
        return prefix + ("admin.json" if prefix and getattr(self, "admin", False) else f"{resource}.json")

    def fetch(self, max=None):
        allowed = TABLE["classes"][type(self).__name__]["filters"]
        if not self._filters and None not in allowed or set(self._filters) - set(allowed):
            raise ValueError(f"{type(self).__name__} takes the filters {allowed}, not {list(self._filters)}")
        if max:
            raise NotImplementedError("fetch(max=N) of client 3.1.0 loses the last page; use max and offset.")
        query = {}
        for key in self._query:
            value = getattr(self, key)
            query[key] = ",".join(map(str, value)) if isinstance(value, list) else value
        answer = Cytomine.instance.get(self.uri(), query)
        if answer is False:
            return False
        extra = () if self._object is None else (self._object,)
        self._items = [self._model(*extra).populate(one) for one in answer["collection"]]
        return self

    def fetch_with_filter(self, key, value, max=None):
        self._filters[key] = value
        return self.fetch(max)

    def find_by_attribute(self, attr, value):
        return next((one for one in self if getattr(one, attr, None) == value), None)

    def filter(self, fn):
        part = copy.copy(self)
        part._items = [one for one in self if fn(one)]
        return part

    def as_dict(self):
        return {one.key: one for one in self}

    def save(self, chunk=15, n_workers=0):
        step = chunk or len(self)
        for start in range(0, len(self) + (1 if chunk else 0), step):
            body = "[" + ",".join(one.to_json() for one in self[start : start + step]) + "]"
            Cytomine.instance.post(self.uri(), body)
        return True
