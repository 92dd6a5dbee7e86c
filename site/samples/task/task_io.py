"""Reads and writes the parameters of a task, one function for each kind."""

import json
import os
from pathlib import Path

INPUTS = Path(os.environ.get("INPUTS", "/inputs"))
OUTPUTS = Path(os.environ.get("OUTPUTS", "/outputs"))


# region read
def read_text(path):
    """A string, an enumeration or a datetime."""
    return path.read_text(encoding="utf-8")


def read_boolean(path):
    return read_text(path) == "true"


def read_integer(path):
    return int(read_text(path))


def read_number(path):
    """float() understands inf, -inf and nan as they are written here."""
    return float(read_text(path))


def read_geometry(path):
    return json.loads(read_text(path))
# endregion read


# region read-array
def read_array(folder, read_item):
    """Items in the order of their index: the files beside array.yml."""
    size = len(list(folder.iterdir())) - 1
    return [read_item(folder / str(index)) for index in range(size)]
# endregion read-array


# region write
def write_text(path, text):
    """A string (at most 255 characters), an enumeration or a datetime, never blank."""
    if not text.strip():
        raise ValueError(f"{path.name} would be blank")
    path.write_text(text, encoding="utf-8")


def write_boolean(path, value):
    write_text(path, "true" if value else "false")


def write_integer(path, value):
    """Decimal digits that fit 32 bits; str() of a NumPy integer is fine too."""
    if not -(2**31) <= value < 2**31:
        raise ValueError(f"{path.name} needs more than 32 bits")
    write_text(path, str(int(value)))


def write_number(path, value):
    """Infinity and NaN pass only where the descriptor allows them, never in arrays."""
    write_text(path, str(float(value)))


def write_geometry(path, geometry):
    write_text(path, json.dumps(geometry))
# endregion write


# region write-array
def write_array(folder, items, write_item):
    """A folder with array.yml and one file per item, named 0, 1, 2. Avoid empty ones."""
    folder.mkdir()
    write_text(folder / "array.yml", f"size: {len(items)}\n")
    for index, item in enumerate(items):
        write_item(folder / str(index), item)
# endregion write-array


# region flip
def flip(point, height):
    """From a row counted downwards to Cytomine's y, which is counted upwards."""
    x, row = point
    return [x, height - row]
# endregion flip


# region polygon
def make_polygon(rings, height):
    """A geometry of rings of (column, row): the outline, then its holes."""
    closed = [[flip(one, height) for one in [*ring, ring[0]]] for ring in rings]
    return {"type": "Polygon", "coordinates": closed}
# endregion polygon
