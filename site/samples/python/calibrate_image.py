"""Sets the pixel size and the magnification of an image.

Usage: calibrate_image.py <image-id> 0.25 40
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstance

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    image.physicalSizeX = image.physicalSizeY = float(sys.argv[2])
    image.magnification = int(sys.argv[3])
    if not image.update():
        sys.exit("The calibration was not changed.")
    print(f"{image.physicalSizeX} µm per pixel, {image.magnification}X")
