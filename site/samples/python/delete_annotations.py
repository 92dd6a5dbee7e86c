"""Deletes the annotations that one person drew in a project.

Usage: delete_annotations.py <project-id> <user-id> [delete]
Without the word "delete" it only counts them.
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, user_id = (int(number) for number in sys.argv[1:3])
    annotations = AnnotationCollection(project=project_id, users=[user_id]).fetch()
    if annotations is False:
        sys.exit("The search failed; the reason is in the log above.")
    print(f"{len(annotations)} annotations of user {user_id}")
    if sys.argv[3:] == ["delete"]:
        kept = [one.id for one in annotations if not one.delete()]
        print(f"{len(annotations) - len(kept)} deleted; refused: {kept or 'none'}")
