"""Walks through a long list, page by page.

Usage: page_through.py <project-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection

PAGE_SIZE = 100

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    annotations = AnnotationCollection(
        project=int(sys.argv[1]), max=PAGE_SIZE
    )
    while True:
        page = annotations.fetch()
        if page is False:
            sys.exit("The list could not be read.")
        for annotation in page:
            print(annotation.id)
        if len(page) < PAGE_SIZE:
            break
        annotations.offset += PAGE_SIZE
