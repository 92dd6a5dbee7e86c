"""Puts what one upload brought into a project.

Usage: add_image_to_project.py <uploaded-file-id> <project-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstance, UploadedFileCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    uploaded_id, project_id = (int(number) for number in sys.argv[1:3])
    # The image is on the file that was sent; from an archive, older image
    # servers keep each image on a file below it.
    children = UploadedFileCollection(parent=uploaded_id).fetch()
    added = 0
    for file_id in [uploaded_id, *(child.id for child in children or [])]:
        found = cytomine.get(f"uploadedfile/{file_id}/abstractimage.json")
        if not found:
            continue
        image = ImageInstance(found["id"], project_id).save()
        if not image:
            sys.exit("Not added: it may be in the project already.")
        print(f"Image {image.id} is in project {project_id}.")
        added += 1
    if not added:
        sys.exit("This upload has no image: has its import ended well?")
