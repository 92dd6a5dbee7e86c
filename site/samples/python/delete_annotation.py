"""Deletes one annotation, and takes that back.

Usage: delete_annotation.py <annotation-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    if not Annotation().delete(int(sys.argv[1])):
        sys.exit("Nothing was deleted.")
    print("Deleted.")

    # Takes back the last command of this user: here, the deletion.
    undone = cytomine.get("command/undo.json")
    if not undone:
        sys.exit("The deletion could not be undone.")
    for result in undone["collection"]:
        print(result["message"])
