"""Compares what samples import, call and pass with the table of the Python client 3.1.0.

Usage: check.py <sample.py> …   Prints one line for each mistake and ends with status 1 when there is one.
"""

import ast
import json
import sys
from pathlib import Path

TABLE = json.loads((Path(__file__).parent / "../../../site/data/python-client-3.1.0.json").read_text())
CLASSES = TABLE["classes"]
METHODS = {method for entry in CLASSES.values() for method in entry.get("methods", {})}
# Methods of every Python sequence, which collections are.
SEQUENCE = {"append", "extend", "insert", "pop", "remove", "reverse", "index", "count", "clear"}
SAME = {"fetch", "save", "update", "fetch_with_filter", "fetch_next_page", "filter", "populate", "upload"}
RESULTS = {"upload_image": "UploadedFile", "reference_slice": "SliceInstance", "get_annotations": "AnnotationCollection"}


def lineage(name):
    """A class and all its bases: 'Term' -> ['Term', 'Model']."""
    return [name, *(one for base in CLASSES[name]["bases"] for one in lineage(base))]


def find_all(name, kind):
    return {item for one in lineage(name) for item in CLASSES[one].get(kind, ())}


def find_parameters(name, method):
    kind = (lambda entry: entry.get("init")) if method == "__init__" else (lambda entry: entry.get("methods", {}).get(method))
    return next((kind(CLASSES[one]) for one in lineage(name) if kind(CLASSES[one]) is not None), None)


class Check(ast.NodeVisitor):
    """Walks one sample, remembers of which class a name is, and collects mistakes."""

    def __init__(self, path):
        self.path, self.mistakes, self.names, self.imported = path, [], {}, {}

    def tell(self, node, text):
        self.mistakes.append(f"{self.path}:{node.lineno}  {text}")

    def visit_ImportFrom(self, node):
        if (node.module or "").split(".")[0] != "cytomine":
            return
        if node.module not in TABLE["modules"]:
            return self.tell(node, f"the client has no module {node.module}")
        for one in node.names:
            if one.name not in TABLE["modules"][node.module]:
                self.tell(node, f"{node.module} has no {one.name}")
            self.imported[one.asname or one.name] = one.name

    def visit_Import(self, node):
        for one in node.names:
            if one.name.split(".")[0] == "cytomine":
                self.tell(node, "import names from the client, so that they can be checked")

    def visit_FunctionDef(self, node):
        for argument in node.args.args:
            if isinstance(argument.annotation, ast.Name) and argument.annotation.id in self.imported:
                self.names[argument.arg] = self.imported[argument.annotation.id]
        self.generic_visit(node)

    def visit_Assign(self, node):
        self.generic_visit(node)
        kind = self.infer(node.value)
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.names[target.id] = kind

    def visit_With(self, node):
        for item in node.items:
            if isinstance(item.optional_vars, ast.Name):
                self.names[item.optional_vars.id] = self.infer(item.context_expr)
        self.generic_visit(node)

    def visit_For(self, node):
        self.name_items(node.target, node.iter)
        self.generic_visit(node)

    def visit_ListComp(self, node):
        for one in node.generators:
            self.name_items(one.target, one.iter)
        self.generic_visit(node)

    visit_GeneratorExp = visit_SetComp = visit_ListComp

    def name_items(self, target, source):
        if isinstance(target, ast.Name):
            self.names[target.id] = CLASSES.get(self.infer(source) or "", {}).get("model")

    def infer(self, node):
        """The client's class of an expression, or None where it is not known."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.BoolOp):
            return next((kind for kind in map(self.infer, node.values) if kind), None)
        if isinstance(node, ast.Subscript):
            kind = CLASSES.get(self.infer(node.value) or "", {})
            return self.infer(node.value) if isinstance(node.slice, ast.Slice) else kind.get("model")
        if isinstance(node, ast.Attribute):
            return "CurrentUser" if node.attr == "current_user" else None
        if isinstance(node, ast.Call):
            return self.infer_call(node.func)
        return None

    def infer_call(self, function):
        if isinstance(function, ast.Name):
            name = self.imported.get(function.id)
            return name if name in CLASSES else RESULTS.get(name)
        if not isinstance(function, ast.Attribute):
            return None
        owner = self.owner(function)
        if function.attr in RESULTS:
            return RESULTS[function.attr]
        if owner == "Cytomine" and function.attr in ("connect", "connect_from_cli", "get_instance"):
            return owner
        if function.attr == "find_by_attribute":
            return CLASSES.get(owner or "", {}).get("model")
        return owner if function.attr in SAME else None

    def owner(self, attribute):
        """The class whose member is asked for: an imported class itself, or the class of the expression before the dot."""
        if isinstance(attribute.value, ast.Name) and self.imported.get(attribute.value.id) in CLASSES:
            return self.imported[attribute.value.id]
        return self.infer(attribute.value)

    def visit_Call(self, node):
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Name) and function.id in self.imported:
            name = self.imported[function.id]
            if name in CLASSES:
                self.compare(node, name, "__init__", find_parameters(name, "__init__") or [])
            elif name in TABLE["functions"]:
                self.compare(node, None, name, TABLE["functions"][name]["parameters"])
        elif isinstance(function, ast.Attribute) and (owner := self.owner(function)):
            parameters = find_parameters(owner, function.attr)
            if parameters is not None:
                self.compare(node, owner, function.attr, parameters)
                self.compare_filter(node, owner, function.attr)
            elif not ("Collection" in lineage(owner) and function.attr in SEQUENCE):
                self.tell(node, f"{owner} has no method {function.attr}()")

    def compare_filter(self, node, owner, method):
        """The client drops a filter that it does not know, and fetches everything."""
        known = CLASSES[owner].get("filters")
        if known is None or method not in ("fetch_with_filter", "add_filter") or not node.args:
            return
        name = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        if name is not None and name not in known:
            self.tell(node, f"{owner} has no filter {name}")

    def visit_Attribute(self, node):
        self.generic_visit(node)
        owner = self.owner(node)
        if not owner:
            return
        known = find_all(owner, "attributes") | find_all(owner, "server") | find_all(owner, "constants")
        if node.attr not in known | METHODS | SEQUENCE:
            self.tell(node, f"{owner} has no attribute {node.attr}")

    def compare(self, node, owner, name, parameters):
        """Refuses keywords that nobody knows, too many values, and missing ones."""
        label = f"{owner}()" if name == "__init__" else f"{owner}.{name}()" if owner else f"{name}()"
        plain = [one.split("=")[0] for one in parameters if one[0] != "*"]
        known = set(plain)
        if "**" in parameters and owner:
            known |= find_all(owner, "attributes") | find_all(owner, "server")
        for keyword in node.keywords:
            if keyword.arg and keyword.arg not in known:
                self.tell(node, f"{label} has no keyword {keyword.arg}")
        if any(isinstance(one, ast.Starred) for one in node.args) or any(not one.arg for one in node.keywords):
            return
        if len(node.args) > len(plain) and "*args" not in parameters:
            self.tell(node, f"{label} takes {len(plain)} values, not {len(node.args)}")
        given = set(plain[: len(node.args)]) | {one.arg for one in node.keywords}
        missing = [one for one in parameters if "=" not in one and one[0] != "*" and one not in given]
        if missing:
            self.tell(node, f"{label} needs {', '.join(missing)}")


def check(path):
    """The mistakes of one file, each with its line."""
    visitor = Check(path)
    visitor.visit(ast.parse(Path(path).read_text(), path))
    return visitor.mistakes


if __name__ == "__main__":
    found = [mistake for path in sys.argv[1:] for mistake in check(path)]
    print("\n".join(found))
    sys.exit(1 if found else 0)
