"""Saves boxes given from the top left, as most image libraries do. Usage: flip_origin.py <image-id> <x> <y> <w> <h>"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, ImageInstance


# region flip
def box_to_wkt(x, y, width, height, image_height):
    """A box measured from the top left corner, as WKT measured from the bottom left one."""
    left, right = x, x + width
    top, bottom = image_height - y, image_height - (y + height)
    return f"POLYGON(({left} {bottom},{right} {bottom},{right} {top},{left} {top},{left} {bottom}))"
# endregion flip


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
        annotation = Annotation(location=box_to_wkt(*box, image.height), id_image=image.id).save()
        print(f"Annotation {annotation.id}" if annotation else "The annotation was not saved.")
