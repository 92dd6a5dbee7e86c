"""Classes with the names, parameters and addresses of the Python client 3.1.0, made from the table of its surface.

It asks over HTTP as the client does, and is stricter: a keyword or an attribute that neither client nor core knows is
an error here. What samples do not use raises NotImplementedError.
"""

import argparse
import json
import os
import re
import sys
import types
import urllib.error
import urllib.request
from email.utils import formatdate
from urllib.parse import urlencode

import signing

TABLE = {}
CLASSES = {}


def surface(cls, kind):
    """All names of one kind ('attributes', 'methods', …) that a class has by itself and from its bases."""
    names = set()
    for one in cls.__mro__:
        names |= set(TABLE["classes"].get(one.__name__, {}).get(kind, ()))
    return names


class Cytomine:
    """The connection; the last one made is used by all models."""

    instance = None

    def __init__(self, host, public_key, private_key, verbose=None, use_cache=True, protocol=None, working_path="/tmp",
                 configure_logging=True):
        scheme, _, name = host.rpartition("://")
        self.host, self.base = name, f"{scheme or protocol or 'http'}://{name}".rstrip("/")
        self.keys = public_key, private_key
        Cytomine.instance = self
        self.ask("GET", "/server/ping")
        self.current_user = CLASSES["CurrentUser"]().fetch()

    @classmethod
    def connect(cls, host, public_key, private_key, verbose=0, use_cache=True):
        return cls(host, public_key, private_key, verbose, use_cache)

    @classmethod
    def connect_from_cli(cls, argv, use_cache=True):
        parser = argparse.ArgumentParser()
        for name in ("host", "public_key", "private_key"):
            parser.add_argument(f"--{name}", f"--cytomine_{name}", dest=name, required=True)
        options, _ = parser.parse_known_args(argv)
        return cls.connect(options.host, options.public_key, options.private_key, use_cache=use_cache)

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        """Nothing to close."""

    def ask(self, method, path, query=None, data=None, content_type=None):
        """The JSON or the bytes of the answer, or False for any status but 200."""
        address = path if path.startswith("http") else self.base + path
        if query:
            address += "?" + urlencode({key: value for key, value in query.items() if value is not None})
        date = formatdate(usegmt=True)
        signed = signing.sign(self.keys[1], method, address.replace(self.base, ""), date, content_type or "")
        headers = {"Date": date, "Authorization": f"CYTOMINE {self.keys[0]}:{signed}"}
        if content_type:
            headers["Content-Type"] = content_type
        request = urllib.request.Request(address, data.encode() if data else None, headers, method=method)
        try:
            with urllib.request.urlopen(request) as response:
                content = response.read()
                return json.loads(content) if "json" in response.headers["content-type"] else content
        except urllib.error.HTTPError as problem:
            print(f"[ERROR] [{method}] {path} | {problem.code} {problem.reason}")
            return False

    def get(self, uri, query_parameters=None):
        return self.ask("GET", f"/api/{uri}", query_parameters)

    def post(self, uri, data=None, query_parameters=None):
        return self.ask("POST", f"/api/{uri}", query_parameters, data, "application/json")

    def put(self, uri, data=None, query_parameters=None):
        return self.ask("PUT", f"/api/{uri}", query_parameters, data, "application/json")

    def delete(self, uri, query_parameters=None):
        return self.ask("DELETE", f"/api/{uri}", query_parameters, None, "application/json") is not False

    def send_file(self, path, query, filename):
        with open(filename, "rb") as file:
            content = file.read().decode("latin-1")
        body = f'--XyZ\r\nContent-Disposition: form-data; name="files[]"; filename="{filename}"\r\n\r\n{content}\r\n--XyZ--\r\n'
        return self.ask("POST", path, query, body, "multipart/form-data; boundary=XyZ")

    def upload_image(self, filename, id_storage, id_project=None, properties=None, sync=False):
        query = {"idStorage": id_storage, "storage": id_storage, "sync": sync}
        if id_project:
            query |= {"idProject": id_project, "projects": id_project}
        if properties:
            query |= {"keys": ",".join(properties), "values": ",".join(properties.values())}
        answer = self.send_file("/upload", query, filename)
        return answer and CLASSES["UploadedFile"]().populate(answer[0]["uploadedFile"])

    def save_picture(self, address, pattern, thing):
        content = self.ask("GET", address if address.startswith("http") else f"/api/{address}")
        for path in fill_pattern(pattern, thing):
            os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        return True


def fill_pattern(pattern, thing):
    """The paths that a pattern such as `{term}/{id}.jpg` stands for: one for each value of a list."""
    found = re.search(r"{(\w+)}", pattern)
    if not found:
        return [pattern]
    value = getattr(thing, found[1], "_")
    filled = [pattern.replace(found[0], str(one)) for one in (value if isinstance(value, list) else [value])]
    return [path for one in filled for path in fill_pattern(one, thing)]


def check_call(cls, name, given, positional):
    """Refuses what the table does not have: too many values, or a keyword that no one knows."""
    parameters = [one.split("=")[0] for one in given["parameters"]]
    plain = [one for one in parameters if one != "**"]
    if len(positional) > len(plain):
        raise TypeError(f"{cls.__name__}.{name}() takes {len(plain)} values but {len(positional)} were given")
    values = dict(zip(plain, positional))
    known = set(plain)
    if "**" in parameters:
        known |= surface(cls, "attributes") | surface(cls, "server")
    for key, value in given["keywords"].items():
        if key not in known:
            raise TypeError(f"{cls.__name__}.{name}() got an unknown keyword '{key}'")
        values[key] = value
    return values


def call_from_table(cls, name):
    for one in cls.__mro__:
        entry = TABLE["classes"].get(one.__name__, {})
        if name == "__init__" and "init" in entry:
            return entry["init"], entry.get("sets", {})
        if name in entry.get("methods", {}):
            return entry["methods"][name], {}
    return [], {}


def make_module(name, members):
    module = types.ModuleType(name)
    module.__path__ = []
    for key, value in members.items():
        setattr(module, key, value)
    sys.modules[name] = module


def install(table):
    """Puts the modules of the table in place of the client."""
    import standin_models

    TABLE.update(table)
    CLASSES["Cytomine"] = Cytomine
    for name, entry in table["classes"].items():
        if name not in CLASSES:
            CLASSES[name] = standin_models.make_class(name, entry)
    for name, members in table["modules"].items():
        make_module(name, {member: CLASSES.get(member, member) for member in members})
    make_module("cytomine.utilities", {})
