"""Lists the annotations of one user that touch another annotation.

Usage: included_annotations.py <image-id> <annotation-id> <user-id>
"""

import os
import sys

from cytomine import Cytomine

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image, annotation, user = sys.argv[1:4]
    found = cytomine.get(
        f"imageinstance/{image}/annotation/included.json",
        {"annotation": annotation, "user": user, "showWKT": True},
    )
    if found is False:
        sys.exit("The server refused the question.")
    for one in found["collection"]:
        print(one["id"], one["location"])
