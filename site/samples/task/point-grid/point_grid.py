"""Lays a regular grid of points over a region, as point counting in stereology does."""

import json
import os
import sys
from pathlib import Path

# The App Engine sets neither variable: they serve to try the script at home.
INPUTS = Path(os.environ.get("INPUTS", "/inputs"))
OUTPUTS = Path(os.environ.get("OUTPUTS", "/outputs"))
# One less than max_size in the descriptor: array.yml is counted as an item.
MAX_POINTS = 1000


def give_up(message):
    """Ends the run as FAILED: a file that is no output does so, an empty folder does not."""
    (OUTPUTS / "error").write_text(message, encoding="utf-8")
    sys.exit(message)


def read_polygons(path):
    """Polygons of a GeoJSON file: lists of closed rings, the outer one first."""
    geometry = json.loads(path.read_text(encoding="utf-8"))
    if geometry["type"] == "Polygon":
        return [geometry["coordinates"]]
    if geometry["type"] == "MultiPolygon":
        return geometry["coordinates"]
    give_up(f"The region must be an area, not a {geometry['type']}.")


def ring_area(ring):
    """Area inside a closed ring, by the shoelace formula."""
    sides = zip(ring, ring[1:])
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in sides)) / 2


def polygon_area(rings):
    """Area of the outer ring less that of the holes."""
    outer, *holes = rings
    return ring_area(outer) - sum(ring_area(hole) for hole in holes)


def is_inside(x, y, rings):
    """True when a ray from (x, y) to the right crosses an odd number of sides."""
    crossings = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
            if (y1 > y) != (y2 > y):
                crossings += x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return crossings % 2 == 1


def grid_points(polygons, spacing):
    """Points inside the polygons whose coordinates are multiples of the spacing."""
    points = []
    for rings in polygons:
        xs, ys = zip(*rings[0])
        for y in multiples(ys, spacing):
            points += [[x, y] for x in multiples(xs, spacing) if is_inside(x, y, rings)]
    return points


def multiples(values, step):
    """Multiples of the step from about the least to the greatest value."""
    first, last = int(min(values) // step), int(max(values) // step)
    return [number * step for number in range(first, last + 1)]


def write_points(folder, points):
    """An array: a folder with array.yml and one file per item, named by its index."""
    folder.mkdir(exist_ok=True)
    (folder / "array.yml").write_text(f"size: {len(points)}\n", encoding="utf-8")
    for index, point in enumerate(points):
        geometry = json.dumps({"type": "Point", "coordinates": point})
        (folder / str(index)).write_text(geometry, encoding="utf-8")


def main():
    polygons = read_polygons(INPUTS / "region")
    spacing = int((INPUTS / "spacing").read_text(encoding="utf-8"))
    points = grid_points(polygons, spacing)
    if not points:
        # An array without items is stored, but the outputs could not be read.
        give_up("No point of the grid lies inside: choose a closer spacing.")
    if len(points) > MAX_POINTS:
        give_up(f"{len(points)} points are too many: choose a wider spacing.")
    # All outputs come last: a run whose outputs are complete counts as finished.
    write_points(OUTPUTS / "points", points)
    (OUTPUTS / "count").write_text(str(len(points)), encoding="utf-8")
    area = sum(polygon_area(rings) for rings in polygons)
    (OUTPUTS / "area").write_text(str(float(area)), encoding="utf-8")


main()
