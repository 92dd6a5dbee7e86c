"""Writes a key-value pair to a project and all its images.

Usage: add_properties.py <project-id> <key> <value>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import (
    ImageInstanceCollection,
    Project,
    Property,
    PropertyCollection,
)

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, key, value = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    project = Project().fetch(project_id)
    if not project:
        sys.exit("No such project, or no right to see it.")
    images = ImageInstanceCollection().fetch_with_filter(
        "project", project.id
    )
    for thing in [project, *images]:
        present = PropertyCollection(thing).fetch().as_dict().get(key)
        if present:
            present.value = value
            present.update()
        else:
            Property(thing, key=key, value=value).save()
        print(thing.id, key, value)
