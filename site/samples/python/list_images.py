"""Lists the images of a project in several ways.

Usage: list_images.py <project-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstanceCollection, UserCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id = int(sys.argv[1])

    # region filter
    images = ImageInstanceCollection().fetch_with_filter(
        "project", project_id
    )
    if images is False:
        sys.exit("No such project, or no right to see it.")
    print(f"{len(images)} images")
    print([image.instanceFilename for image in images])
    # endregion filter

    # region search
    slide = images.find_by_attribute("originalFilename", "slide-1.svs")
    print(
        f"It is image {slide.id}" if slide else "It is not in this project"
    )
    large = images.filter(lambda image: image.width > 20_000)
    print(f"{len(large)} images are wider than 20,000 pixels")
    # endregion search

    # region modifier
    managers = UserCollection(admin=True)
    managers.fetch_with_filter("project", project_id)
    print([user.username for user in managers])
    # endregion modifier
