"""Moves annotations between an image and a file of ASAP.

Usage: asap_xml.py export|import <image-id> <file.xml>
"""

import os
import re
import sys
import xml.etree.ElementTree as ET

from cytomine import Cytomine
from cytomine.models import (
    Annotation,
    AnnotationCollection,
    ImageInstance,
    TermCollection,
)


def outlines(wkt, height):
    """The outer rings of a geometry, or its point; y counts from the top."""
    rings = re.findall(r"\(\(([^()]+)\)", wkt) or re.findall(r"\(([^()]+)\)", wkt)
    pairs = [[pair.split() for pair in ring.split(",")] for ring in rings]
    return [[(float(x), height - float(y)) for x, y in ring] for ring in pairs]


def export_file(image, annotations, terms, path):
    root = ET.Element("ASAP_Annotations")
    items = ET.SubElement(root, "Annotations")
    groups = ET.SubElement(root, "AnnotationGroups")
    written, left_out = 0, 0
    for one in annotations:
        kind = one.location.partition("(")[0].strip()
        if kind not in ("POINT", "POLYGON", "MULTIPOLYGON"):
            left_out += 1
            continue
        term = terms[one.term[0]] if one.term else None
        for ring in outlines(one.location, image.height):
            item = ET.SubElement(
                items,
                "Annotation",
                Name=str(one.id),
                Type="Dot" if kind == "POINT" else "Polygon",
                PartOfGroup=term.name if term else "None",
                Color=term.color if term else "#F4FA58",
            )
            corners = ET.SubElement(item, "Coordinates")
            # ASAP closes a polygon by itself.
            for order, (x, y) in enumerate(ring if len(ring) == 1 else ring[:-1]):
                place = {"Order": str(order), "X": str(x), "Y": str(y)}
                ET.SubElement(corners, "Coordinate", place)
            written += 1
    for term in terms.values():
        group = {"Name": term.name, "PartOfGroup": "None", "Color": term.color}
        ET.SubElement(ET.SubElement(groups, "Group", group), "Attributes")
    ET.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
    print(f"{written} shapes were written, {left_out} annotations left out.")


def import_file(image, numbers, path):
    added, shapes = 0, []
    for item in ET.parse(path).iter("Annotation"):
        corners = sorted(item.iter("Coordinate"), key=lambda one: int(one.get("Order")))
        pairs = [f"{one.get('X')} {image.height - float(one.get('Y'))}" for one in corners]
        group = item.get("PartOfGroup")
        if item.get("Type") in ("Dot", "PointSet"):
            shapes += [(f"POINT({pair})", group) for pair in pairs]
        elif item.get("Type") in ("Polygon", "Spline", "Rectangle") and len(pairs) > 2:
            shapes.append((f"POLYGON(({','.join(pairs + pairs[:1])}))", group))
    for location, group in shapes:
        annotation = Annotation(
            location=location,
            id_image=image.id,
            id_terms=[numbers[group]] if group in numbers else None,
        ).save()
        added += bool(annotation)
    print(f"{added} of {len(shapes)} shapes were added.")


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[2]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    terms = TermCollection().fetch_with_filter("project", image.project) or []
    if sys.argv[1] == "import":
        import_file(image, {term.name: term.id for term in terms}, sys.argv[3])
    else:
        annotations = AnnotationCollection(
            image=image.id, showWKT=True, showTerm=True
        ).fetch()
        if annotations is False:
            sys.exit("The annotations could not be read.")
        by_id = {term.id: term for term in terms}
        export_file(image, annotations, by_id, sys.argv[3])
