"""Saves the annotations of an image as GeoJSON that QuPath can read.

Usage: export_geojson.py <image-id> <file.geojson>
"""

import json
import os
import re
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, ImageInstance, TermCollection

KINDS = {
    "POINT": "Point",
    "MULTIPOINT": "MultiPoint",
    "LINESTRING": "LineString",
    "POLYGON": "Polygon",
    "MULTIPOLYGON": "MultiPolygon",
}


def to_geojson(wkt, height):
    """A geometry whose y counts from the top of the image."""
    kind, _, text = wkt.partition("(")
    text = re.sub(
        r"([-+.eE\d]+) ([-+.eE\d]+)",
        lambda pair: f"[{float(pair[1])}, {height - float(pair[2])}]",
        "(" + text,
    )
    coordinates = json.loads(text.replace("(", "[").replace(")", "]"))
    kind = KINDS[kind.strip()]
    return {
        "type": kind,
        "coordinates": coordinates[0] if kind == "Point" else coordinates,
    }


def classification(term):
    color = [int(term.color[place : place + 2], 16) for place in (1, 3, 5)]
    return {"name": term.name, "color": color}


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    annotations = AnnotationCollection(
        image=image.id, showWKT=True, showTerm=True, showUser=True
    ).fetch()
    terms = TermCollection().fetch_with_filter("project", image.project)
    if annotations is False or terms is False:
        sys.exit("The annotations could not be read.")
    by_id = {term.id: term for term in terms}

    features = []
    for annotation in annotations:
        properties = {
            "objectType": "annotation",
            "metadata": {"cytomine": str(annotation.id), "author": annotation.creator},
        }
        if annotation.term:
            properties["classification"] = classification(by_id[annotation.term[0]])
        features.append(
            {
                "type": "Feature",
                "geometry": to_geojson(annotation.location, image.height),
                "properties": properties,
            }
        )
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        json.dump({"type": "FeatureCollection", "features": features}, file, indent=1)
    print(f"{len(features)} annotations of {image.instanceFilename}")
