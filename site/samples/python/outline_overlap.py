"""Compares the outlines that two people drew in one image: Dice and IoU.

Usage: outline_overlap.py <image-id> <user-id> <user-id> [<image-id>]
The last number, if the second person drew on the same slide in another project.
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection
from shapely import from_wkt


def outlines_of(user_id, image_id):
    """Shapes with an area, by the number of their annotation."""
    annotations = AnnotationCollection(
        image=image_id, users=[user_id], showWKT=True
    ).fetch()
    if annotations is False:
        sys.exit("No such image, or no right to see it.")
    shapes = {one.id: from_wkt(one.location) for one in annotations}
    return {number: shape for number, shape in shapes.items() if shape.area > 0}


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image_id, first, second = (int(number) for number in sys.argv[1:4])
    second_image = int(sys.argv[4]) if len(sys.argv) > 4 else image_id
    others = outlines_of(second, second_image)
    for number, shape in outlines_of(first, image_id).items():
        shared, other = max(
            ((shape.intersection(one).area, other) for other, one in others.items()),
            default=(0, None),
        )
        if not shared:
            print(f"{number}: no outline of user {second} there")
            continue
        total = shape.area + others[other].area
        dice, iou = 2 * shared / total, shared / (total - shared)
        print(f"{number} and {other}: Dice {dice:.2f}, IoU {iou:.2f}")
