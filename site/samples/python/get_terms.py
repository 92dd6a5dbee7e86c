"""Lists the terms that annotations of a project can have.

Usage: get_terms.py <project-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import TermCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    terms = TermCollection().fetch_with_filter("project", int(sys.argv[1]))
    if terms is False:
        sys.exit("No such project, or no right to see it.")
    for term in terms:
        print(term.id, term.name, term.color)
