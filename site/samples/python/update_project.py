"""Renames a project and closes it.

Usage: update_project.py <project-id> <new-name>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Project

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project = Project().fetch(int(sys.argv[1]))
    if not project:
        sys.exit("No such project, or no right to see it.")

    project.name = sys.argv[2]
    project.isClosed = True
    if not project.update():
        sys.exit("Nothing was changed; the reason is in the log above.")
    print(f"Project {project.id} is now called {project.name}.")
