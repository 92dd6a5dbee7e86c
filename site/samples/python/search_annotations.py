"""Finds annotations by image, user and term.

Usage: search_annotations.py <project-id> <user-id> <term-id>
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
    project_id, user_id, term_id = (int(number) for number in sys.argv[1:4])

    annotations = AnnotationCollection(
        project=project_id,
        users=[user_id],
        terms=[term_id],
        showWKT=True,
        showTerm=True,
        showGIS=True,
    ).fetch()
    if annotations is False:
        sys.exit("The search failed; the reason is in the log above.")
    for annotation in annotations:
        print(annotation.id, annotation.term, annotation.area)
        print(annotation.location)
