"""Adds the regions of a label image to a slide as annotations.

Usage: add_label_image.py <image-id> <labels.png> <left> <top> <scale> [<value>=<term> …]

<left> and <top> say where the label image begins in the slide, counted from
the top left, <scale> how many pixels of the slide one of its pixels covers on
each side.
"""

import os
import sys

from PIL import Image

from cytomine import Cytomine
from cytomine.models import Annotation, ImageInstance, TermCollection


def find_rings(rows):
    """The closed borders of each value but 0: {value: [corners, …]}."""
    edges = {}
    width, height = len(rows[0]), len(rows)
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if not value:
                continue
            sides = [
                (x, y - 1, (x, y), (x + 1, y)),
                (x + 1, y, (x + 1, y), (x + 1, y + 1)),
                (x, y + 1, (x + 1, y + 1), (x, y + 1)),
                (x - 1, y, (x, y + 1), (x, y)),
            ]
            for column, line, start, end in sides:
                inside = 0 <= column < width and 0 <= line < height
                if not inside or rows[line][column] != value:
                    # The region lies to the right of each edge.
                    steps = edges.setdefault(value, {})
                    steps.setdefault(start, []).append(end)
    return {value: join(steps) for value, steps in edges.items()}


def join(steps):
    """Edges put together; where a border touches itself, it is cut in two."""
    rings = []
    for start in list(steps):
        walk, place = [start], {start: 0}
        while steps[walk[-1]]:
            corner = turn(walk, steps[walk[-1]])
            if corner not in place:
                place[corner] = len(walk)
                walk.append(corner)
                continue
            first = place[corner] + 1
            rings.append(straighten(walk[first - 1 :]))
            for one in walk[first:]:
                del place[one]
            del walk[first:]
    return rings


def turn(walk, ends):
    """The next corner. Where two pixels touch at a corner, stay with the same."""
    if len(ends) > 1 and len(walk) > 1:
        (x1, y1), (x2, y2) = walk[-2:]
        ends.sort(key=lambda end: end == (x2 - (y2 - y1), y2 + (x2 - x1)))
    return ends.pop()


def straighten(ring):
    """The corners where the border turns."""
    return [
        corner
        for before, corner, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1])
        if not (before[0] == corner[0] == after[0] or before[1] == corner[1] == after[1])
    ]


def area(ring):
    """Positive for an outline, negative for a hole."""
    pairs = zip(ring, ring[1:] + ring[:1])
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def surrounds(ring, hole):
    """Whether the pixel beside the first edge of the hole is in the ring."""
    (x1, y1), (x2, y2) = hole[0], hole[1]
    side = max(abs(x2 - x1), abs(y2 - y1))
    # Half a pixel along the edge, and half a pixel to its right.
    x = x1 + (x2 - x1) / side / 2 - (y2 - y1) / side / 2
    y = y1 + (y2 - y1) / side / 2 + (x2 - x1) / side / 2
    crossed = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        crossed += ax == bx and ax > x and min(ay, by) < y < max(ay, by)
    return crossed % 2 == 1


def find_polygons(rings):
    """An outline with its holes, for each region."""
    outlines = sorted((one for one in rings if area(one) > 0), key=area)
    polygons = [[one] for one in outlines]
    for hole in (one for one in rings if area(one) < 0):
        # The smallest outline around it.
        next(one for one in polygons if surrounds(one[0], hole)).append(hole)
    return polygons


def to_wkt(polygon, left, top, scale, height):
    """WKT in pixels of the slide, with y counted from the bottom."""
    rings = []
    for ring in polygon:
        corners = [(left + x * scale, height - top - y * scale) for x, y in ring]
        text = ",".join(f"{x} {y}" for x, y in corners + corners[:1])
        rings.append(f"({text})")
    return f"POLYGON({','.join(rings)})"


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    labels = Image.open(sys.argv[2])
    if len(labels.getbands()) > 1:
        sys.exit("A label image has one channel: the number of the region.")
    left, top, scale = (float(one) for one in sys.argv[3:6])
    names = dict(pair.split("=", 1) for pair in sys.argv[6:])
    terms = TermCollection().fetch_with_filter("project", image.project)
    numbers = {term.name: term.id for term in terms or []}
    missing = set(names.values()) - set(numbers)
    if missing:
        sys.exit(f"The ontology has no term {', '.join(sorted(missing))}.")

    pixels = labels.load()
    columns, lines = labels.size
    rows = [[pixels[x, y] for x in range(columns)] for y in range(lines)]
    found = added = 0
    for value, rings in find_rings(rows).items():
        name = names.get(str(value))
        for polygon in find_polygons(rings):
            found += 1
            annotation = Annotation(
                location=to_wkt(polygon, left, top, scale, image.height),
                id_image=image.id,
                id_terms=[numbers[name]] if name else None,
            ).save()
            added += bool(annotation)
    print(f"{added} of {found} regions were added to {image.instanceFilename}.")
