"""What the samples use of Shapely, where it is not installed: upright rectangles, and points without an area."""

import re
import types


class Box:
    def __init__(self, left, bottom, right, top):
        self.sides = left, bottom, right, top
        self.area = max(0, right - left) * max(0, top - bottom)

    def intersection(self, other):
        mine, others = self.sides, other.sides
        return Box(*map(max, mine[:2], others[:2]), *map(min, mine[2:], others[2:]))


def from_wkt(text):
    numbers = [float(one) for one in re.findall(r"-?[\d.]+", text)]
    columns, rows = numbers[::2], numbers[1::2]
    return Box(min(columns), min(rows), max(columns), max(rows))


def make_module():
    """The name under which samples import it."""
    module = types.ModuleType("shapely")
    module.from_wkt = from_wkt
    return module
