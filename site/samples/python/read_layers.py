"""Lists the geometries that task runs have left on an image.

Usage: read_layers.py <image-id>
"""

import base64
import os
import sys

from cytomine import Cytomine

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    layers = cytomine.get(f"image-instances/{sys.argv[1]}/annotation-layers")
    if layers is False:
        sys.exit("The server did not answer with layers.")
    for layer in layers:
        found = cytomine.get(f"annotation-layers/{layer['id']}/annotations")
        for annotation in found or []:
            wkt = base64.b64decode(annotation["location"]).decode()
            print(layer["name"], annotation["id"], wkt)
