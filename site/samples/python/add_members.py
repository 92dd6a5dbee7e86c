"""Adds accounts that exist to a project.

Usage: add_members.py <project-id> <user-name> [<user-name> …]
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Project, UserCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project = Project().fetch(int(sys.argv[1]))
    users = UserCollection().fetch()
    if not project or users is False:
        sys.exit("No such project, or no right to see it.")
    known = {user.username.lower(): user for user in users}
    for name in sys.argv[2:]:
        user = known.get(name.lower())
        if not user:
            print(f"{name}: no such account")
        elif project.add_user(user.id) is False:
            print(f"{name}: refused, see the log")
        else:
            print(f"{user.username}: in {project.name}")
