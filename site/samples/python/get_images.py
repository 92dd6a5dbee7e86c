"""Saves a small picture of every image of a project.

Usage: get_images.py <project-id> <folder>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstanceCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, folder = int(sys.argv[1]), sys.argv[2]
    images = ImageInstanceCollection().fetch_with_filter(
        "project", project_id
    )
    if images is False:
        sys.exit("No such project, or no right to see it.")
    for image in images:
        print(image.id, image.instanceFilename, image.width, image.height)
        image.dump(os.path.join(folder, "{id}.jpg"), max_size=1024)
        # The original file, if it is smaller than 2 GiB:
        # image.download(os.path.join(folder, "{originalFilename}"))
