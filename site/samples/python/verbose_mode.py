"""Shows what the client sends, or keeps it quiet. DEBUG shows your keys.

Usage: verbose_mode.py DEBUG
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import ProjectCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
    verbose=sys.argv[1],
) as cytomine:
    projects = ProjectCollection().fetch()
    if projects is False:
        sys.exit("The list could not be read.")
    print(f"{len(projects)} projects")
