"""Hangs a key-value pair, a text, a tag and a file on an image.

Usage: embedded_resources.py <image-id> <file>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import (
    AttachedFile,
    Description,
    ImageInstance,
    Property,
    PropertyCollection,
    Tag,
    TagCollection,
    TagDomainAssociation,
)

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")

    # region attach
    Property(image, key="stain", value="H&E").save()
    Description(image, data="Second section of the block.").save()
    tag = TagCollection().fetch().find_by_attribute("name", "to check")
    if not tag:
        tag = Tag(name="to check").save()
    TagDomainAssociation(image, tag=tag.id).save()
    AttachedFile(image, filename=sys.argv[2]).upload()
    # endregion attach

    # region read
    properties = PropertyCollection(image).fetch().as_dict()
    print("Stain:", properties["stain"].value)
    if "scanner" in properties:
        print("Scanner:", properties["scanner"].value)
    # endregion read

    # region picture
    image.dump(dest_pattern="out/{id}.jpg", max_size=512)
    image.window(
        x=0, y=0, w=1000, h=800, dest_pattern="out/{id}-corner.png"
    )
    # endregion picture
