"""Moves annotations between a slide and regions of ImageJ, for a part of the slide.

Usage: imagej_rois.py export <image-id> <rois.zip> <left> <top> <scale>
       imagej_rois.py import <image-id> <rois.zip or one.roi> <left> <top> <scale> [<term>]

<left> and <top> say where the picture that ImageJ has begins in the slide,
counted from the top left, <scale> how many pixels of the slide one of its
pixels covers on each side.
"""

import os
import re
import struct
import sys
import zipfile

from cytomine import Cytomine
from cytomine.models import (
    Annotation,
    AnnotationCollection,
    ImageInstance,
    TermCollection,
)

# Numbers of ImageJ for kinds of regions.
AREAS = {0, 7, 8}  # polygon, freehand, traced
BOX, LINES, POINTS = 1, {4, 5}, 10
KINDS = {"POLYGON": 0, "MULTIPOLYGON": 0, "LINESTRING": 5, "POINT": POINTS}


def write_region(kind, corners):
    """The bytes of a file .roi: whole pixels, all numbers big-endian."""
    xs, ys = zip(*corners)
    left, top = min(xs), min(ys)
    box = top, left, max(ys), max(xs)
    head = struct.pack(">4sHBx4hH", b"Iout", 217, kind, *box, len(corners))
    places = [x - left for x in xs] + [y - top for y in ys]
    return head.ljust(64, b"\0") + struct.pack(f">{len(places)}h", *places)


def read_region(data):
    """The kind and the corners of a region; no corners where it is of another kind."""
    version, kind, top, left, bottom, right, count = struct.unpack(">4xHBx4hH", data[:18])
    count = count or struct.unpack(">i", data[18:22])[0]
    parts, subtype, options = struct.unpack(">36xi8xHH", data[:52])
    if parts or subtype or kind not in AREAS | LINES | {BOX, POINTS}:
        return kind, []
    if kind == BOX:
        return kind, [(left, top), (right, top), (right, bottom), (left, bottom)]
    # With parts of pixels, the exact places come after the rounded ones.
    if options & 128 and version >= 222:
        end = 64 + 12 * count
        numbers = struct.unpack(f">{2 * count}f", data[64 + 4 * count : end])
        left = top = 0
    else:
        numbers = struct.unpack(f">{2 * count}h", data[64 : 64 + 4 * count])
    return kind, [(left + x, top + y) for x, y in zip(numbers[:count], numbers[count:])]


def outlines(wkt):
    """The outer rings of areas, or the line or point."""
    rings = re.findall(r"\(\(([^()]+)\)", wkt) or re.findall(r"\(([^()]+)\)", wkt)
    return [[tuple(map(float, pair.split())) for pair in ring.split(",")] for ring in rings]


def to_wkt(kind, places):
    pairs = [f"{x} {y}" for x, y in places]
    if kind == POINTS:
        return [f"POINT({pair})" for pair in pairs]
    if kind in LINES:
        return [f"LINESTRING({','.join(pairs)})"]
    return [f"POLYGON(({','.join(pairs + pairs[:1])}))"]


def export_regions(image, annotations, names, path, left, top, scale):
    written = 0
    with zipfile.ZipFile(path, "w") as file:
        for one in annotations:
            kind = KINDS.get(one.location.partition("(")[0].strip())
            if kind is None:
                continue
            for number, ring in enumerate(outlines(one.location)):
                corners = [
                    (round((x - left) / scale), round((image.height - y - top) / scale))
                    for x, y in (ring[:-1] if kind == 0 else ring)
                ]
                # ImageJ keeps places in 16 bits.
                if any(not 0 <= place < 2**15 for corner in corners for place in corner):
                    continue
                term = names[one.term[0]] if one.term else "none"
                name = re.sub(r"\W", "_", term) + f"-{one.id}-{number}.roi"
                file.writestr(name, write_region(kind, corners))
                written += 1
    print(f"{written} regions were written.")


def import_regions(image, term, path, left, top, scale):
    if path.endswith(".roi"):
        with open(path, "rb") as file:
            regions = [file.read()]
    else:
        with zipfile.ZipFile(path) as file:
            regions = [file.read(name) for name in file.namelist() if name.endswith(".roi")]
    added = left_out = 0
    for kind, corners in map(read_region, regions):
        left_out += not corners
        places = [(left + x * scale, image.height - top - y * scale) for x, y in corners]
        for location in to_wkt(kind, places) if places else []:
            annotation = Annotation(
                location=location,
                id_image=image.id,
                id_terms=[term.id] if term else None,
            ).save()
            added += bool(annotation)
    print(f"{added} annotations were added, {left_out} regions left out.")


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[2]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    place = [float(one) for one in sys.argv[4:7]]
    terms = TermCollection().fetch_with_filter("project", image.project) or []
    if sys.argv[1] == "export":
        annotations = AnnotationCollection(
            image=image.id, showWKT=True, showTerm=True
        ).fetch()
        if annotations is False:
            sys.exit("The annotations could not be read.")
        names = {term.id: term.name for term in terms}
        export_regions(image, annotations, names, sys.argv[3], *place)
    else:
        wanted = sys.argv[7] if len(sys.argv) > 7 else None
        term = next((one for one in terms if one.name == wanted), None)
        if wanted and not term:
            sys.exit(f"The ontology has no term {wanted}.")
        import_regions(image, term, sys.argv[3], *place)
