"""Saves a crop of every annotation of a project, in one folder per term.

Usage: get_annotations.py <project-id>
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
    annotations = AnnotationCollection(
        project=int(sys.argv[1]), showTerm=True, showWKT=True
    ).fetch()
    if annotations is False:
        sys.exit("No such project, or no right to see it.")
    for annotation in annotations:
        print(annotation.id, annotation.term, annotation.location)
        # One copy for each term, in a folder with the number of the term.
        folder = "{term}" if annotation.term else "none"
        annotation.dump(f"crops/{folder}/{{id}}.png", max_size=256)
        # The same shape in white on black.
        annotation.dump(
            f"masks/{folder}/{{id}}.png", mask=True, max_size=256
        )
