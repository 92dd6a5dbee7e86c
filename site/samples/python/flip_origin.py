"""Saves a box counted from the top left, as most libraries do.

Usage: flip_origin.py <image-id> <x> <y> <w> <h>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, ImageInstance


def box_to_wkt(x, y, width, height, image_height):
    """A box counted from the top left corner, as WKT."""
    left, right = x, x + width
    top, bottom = image_height - y, image_height - (y + height)
    corners = (left, bottom), (right, bottom), (right, top), (left, top)
    ring = ",".join(f"{x} {y}" for x, y in (*corners, corners[0]))
    return f"POLYGON(({ring}))"


if __name__ == "__main__":
    with Cytomine(
        os.environ["CYTOMINE_HOST"],
        os.environ["CYTOMINE_PUBLIC_KEY"],
        os.environ["CYTOMINE_PRIVATE_KEY"],
    ) as cytomine:
        image_id, *box = (int(number) for number in sys.argv[1:6])
        image = ImageInstance().fetch(image_id)
        if not image:
            sys.exit("No such image, or no right to see it.")
        outline = box_to_wkt(*box, image.height)
        annotation = Annotation(location=outline, id_image=image.id).save()
        print(f"Annotation {annotation.id}" if annotation else "Not saved.")
