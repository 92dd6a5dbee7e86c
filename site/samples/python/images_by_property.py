"""Lists the images of a project with a certain value, and downloads them.

Usage: images_by_property.py <project-id> <key> <value> [<folder>]
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstanceCollection, PropertyCollection
from cytomine.models._utilities import DumpError

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    key, value = sys.argv[2:4]
    images = ImageInstanceCollection().fetch_with_filter("project", int(sys.argv[1]))
    if images is False:
        sys.exit("No such project, or no right to see it.")
    for image in images:
        found = PropertyCollection(image).fetch().as_dict().get(key)
        if not found or found.value != value:
            continue
        print(image.id, image.instanceFilename)
        if len(sys.argv) > 4:
            try:
                image.download(f"{sys.argv[4]}/{image.id}-{{originalFilename}}")
            except DumpError:
                print("  no download: not allowed, or too large")
