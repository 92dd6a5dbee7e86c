"""Makes the accounts of a CSV file and adds them to a project.

Usage: create_accounts.py <people.csv> <project-id> <passwords.csv>
The first file has the columns username, firstname, lastname, email.
"""

import csv
import os
import secrets
import sys

from cytomine import Cytomine
from cytomine.models import Project, User, UserCollection


def only_mine(path, flags):
    """Opens a new file that nobody else may read, on Linux and macOS."""
    return os.open(path, flags, mode=0o600)


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    people, project_id, passwords = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    project = Project().fetch(project_id)
    users = UserCollection().fetch()
    if not project or users is False:
        sys.exit("No such project, or no right to see it.")
    known = {user.username.lower(): user for user in users}

    with open(people, newline="", encoding="utf-8-sig") as file:
        # In many countries, Excel writes semicolons in place of commas.
        separator = ";" if ";" in file.readline() else ","
        file.seek(0)
        wanted = list(csv.DictReader(file, delimiter=separator))
    with open(passwords, "x", newline="", opener=only_mine) as file:
        table = csv.writer(file)
        for person in wanted:
            user = known.get(person["username"].lower())
            if not user:
                password = secrets.token_urlsafe(9)
                user = User(**person, password=password).save()
                if not user:
                    print(f"{person['username']}: refused, see the log")
                    continue
                table.writerow([user.username, password])
            if project.add_user(user.id) is False:
                print(f"{user.username}: not added to the project")
            else:
                print(f"{user.username}: in {project.name}")
