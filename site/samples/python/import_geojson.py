"""Adds the objects of a GeoJSON file, such as QuPath exports, to an image.

Usage: import_geojson.py <image-id> <file.geojson>
"""

import json
import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, ImageInstance, TermCollection


def to_wkt(geometry, height):
    """WKT whose y counts from the bottom of the image."""

    def write(part):
        if isinstance(part[0], (int, float)):
            return f"{part[0]} {height - part[1]}"
        return "(" + ",".join(write(one) for one in part) + ")"

    text = write(geometry["coordinates"])
    return geometry["type"].upper() + (text if text[0] == "(" else f"({text})")


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    terms = TermCollection().fetch_with_filter("project", image.project)
    numbers = {term.name: term.id for term in terms or []}
    with open(sys.argv[2], encoding="utf-8") as file:
        content = json.load(file)
    # QuPath writes a collection, a bare list, or a single feature.
    if isinstance(content, dict):
        content = content.get("features", [content])

    added = 0
    for feature in content:
        name = (feature["properties"].get("classification") or {}).get("name")
        if name and name not in numbers:
            print(f"The ontology has no term {name}: added without.")
        annotation = Annotation(
            location=to_wkt(feature["geometry"], image.height),
            id_image=image.id,
            id_terms=[numbers[name]] if name in numbers else None,
        ).save()
        added += bool(annotation)
    print(f"{added} of {len(content)} objects were added to {image.instanceFilename}.")
