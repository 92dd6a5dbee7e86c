"""Lists the task runs that left shapes on an image, with their inputs.

Usage: runs_of_image.py <image-id> [<layer> <term-id>]
With the name of a layer and a term, saves its shapes as annotations of yours.
"""

import base64
import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, ImageInstance

PREFIX = "task-run-"

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    layers = cytomine.get(f"image-instances/{image.id}/annotation-layers")
    runs = f"app-engine/project/{image.project}/task-runs"
    # Layers of the same name hold the same shapes: one of them is enough.
    for name, layer in {one["name"]: one["id"] for one in layers or []}.items():
        shapes = cytomine.get(f"annotation-layers/{layer}/annotations") or []
        inputs = cytomine.get(f"{runs}/{name[len(PREFIX):]}/inputs") or []
        given = [f"{one['param_name']}={one['value']}"[:60] for one in inputs]
        print(f"{name}: {len(shapes)} shapes; {', '.join(given)}")
        if name not in sys.argv:
            continue
        saved = 0
        for shape in shapes:
            wkt = base64.b64decode(shape["location"]).decode()
            copy = Annotation(wkt, image.id, [int(sys.argv[3])]).save()
            saved += bool(copy)
        print(f"{saved} of {len(shapes)} saved")
