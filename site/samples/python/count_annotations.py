"""Counts the annotations with a term, in all projects with a prefix.

Usage: count_annotations.py <term-id> <prefix>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, ProjectCollection, Term


def count_annotations(term_id, prefix):
    term = Term().fetch(term_id)
    if not term:
        sys.exit(f"No term {term_id}, or no right to see it.")
    total = 0
    for project in ProjectCollection().fetch():
        if not project.name.startswith(prefix):
            continue
        annotations = AnnotationCollection(
            project=project.id, term=term.id, showTerm=True
        ).fetch()
        print(f"{project.name}: {len(annotations)}")
        total += len(annotations)
    print(f"{term.name}: {total}")


if __name__ == "__main__":
    with Cytomine(
        os.environ["CYTOMINE_HOST"],
        os.environ["CYTOMINE_PUBLIC_KEY"],
        os.environ["CYTOMINE_PRIVATE_KEY"],
    ) as cytomine:
        if not cytomine.current_user:
            sys.exit("The server does not accept these keys.")
        count_annotations(int(sys.argv[1]), sys.argv[2])
