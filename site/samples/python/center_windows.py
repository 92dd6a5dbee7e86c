"""Saves a square of one size and resolution around the center of each annotation.

Usage: center_windows.py <project-id> <folder> <pixels> <microns-per-pixel>
"""

import os
import sys

from PIL import Image

from cytomine import Cytomine
from cytomine.models import (
    AnnotationCollection,
    ImageInstanceCollection,
    TermCollection,
)


def start(center, side, length):
    """Where a square begins, moved in where it would leave the image."""
    return max(0, min(round(center - side / 2), length - side))


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, folder, pixels = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    microns = float(sys.argv[4])
    images = ImageInstanceCollection().fetch_with_filter("project", project_id)
    terms = TermCollection().fetch_with_filter("project", project_id)
    annotations = AnnotationCollection(
        project=project_id, showTerm=True, showGIS=True
    ).fetch()
    if images is False or terms is False or annotations is False:
        sys.exit("No such project, or no right to see it.")
    image_of = {image.id: image for image in images}
    names = {term.id: term.name.replace("/", "-") for term in terms}

    saved = 0
    # What has no term, or several, is no example of one class.
    for one in (one for one in annotations if len(one.term) == 1):
        image = image_of[one.image]
        size = image.physicalSizeX  # Microns per pixel of this image.
        # The square in the image that becomes the picture.
        side = round(pixels * microns / size) if size else 0
        if not 0 < side <= min(image.width, image.height):
            print(f"Annotation {one.id}: image not calibrated, or too small")
            continue
        left = start(one.centroid["x"], side, image.width)
        # Annotations count y from the bottom, windows from the top.
        top = start(image.height - one.centroid["y"], side, image.height)
        path = f"{folder}/{names[one.term[0]]}/{image.id}-{one.id}.png"
        if not image.window(left, top, side, side, path):
            print(f"Annotation {one.id}: no picture")
            continue
        if side != pixels:
            Image.open(path).resize((pixels, pixels)).save(path)
        saved += 1
    print(f"{saved} of {len(annotations)} annotations")
