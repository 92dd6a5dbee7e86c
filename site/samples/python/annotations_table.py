"""Counts the annotations of a project by term and author, as a CSV table.

Usage: annotations_table.py <project-id> <table.csv>
"""

import csv
import os
import sys
from collections import Counter

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, TermCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, path = int(sys.argv[1]), sys.argv[2]
    terms = TermCollection().fetch_with_filter("project", project_id)
    annotations = AnnotationCollection(
        project=project_id, showTerm=True, showUser=True
    ).fetch()
    if terms is False or annotations is False:
        sys.exit("No such project, or no right to see it.")
    names = {term.id: term.name for term in terms}

    counts = Counter(
        (names.get(term, "(no term)"), annotation.creator)
        for annotation in annotations
        for term in annotation.term or [None]
    )
    authors = sorted({author for _, author in counts})
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["term", *authors])
        for term in sorted({term for term, _ in counts}):
            row = [term, *(counts[term, author] for author in authors)]
            table.writerow(row)
            print(*row)
