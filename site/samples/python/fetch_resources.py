"""Reads one project and one image.

Usage: fetch_resources.py <project-id> <image-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstance, Project

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, image_id = (int(number) for number in sys.argv[1:3])

    project = Project().fetch(project_id)
    if not project:
        sys.exit(f"No project {project_id}, or no right to see it.")
    print(f"{project.name}: {project.numberOfImages} images")

    image = ImageInstance().fetch(image_id)
    if not image:
        sys.exit(f"No image {image_id}, or no right to see it.")
    print(f"{image.instanceFilename}: {image.width} x {image.height}")
