"""Gives a term to the annotations that one person drew in a project.

Usage: give_term.py <project-id> <user-id> <term-id> [give]
Without the word "give" it only counts those that do not have the term.
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, AnnotationTerm

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, user_id, term_id = (int(number) for number in sys.argv[1:4])
    annotations = AnnotationCollection(
        project=project_id, users=[user_id], showTerm=True
    ).fetch()
    if annotations is False:
        sys.exit("The search failed; the reason is in the log above.")
    lacking = [one.id for one in annotations if term_id not in one.term]
    print(f"{len(lacking)} of {len(annotations)} annotations lack term {term_id}")
    if sys.argv[4:] == ["give"]:
        given = sum(bool(AnnotationTerm(one, term_id).save()) for one in lacking)
        print(f"given to {given}; refused: {len(lacking) - given}")
