"""Takes address and keys from the command line, next to its own options.

Usage: connect_with_options.py --host <server-url>
           --public_key <key> --private_key <key> --id_project 42
"""

import sys
from argparse import ArgumentParser

from cytomine import Cytomine
from cytomine.models import Project

parser = ArgumentParser()
parser.add_argument("--id_project", type=int, required=True)
options, _ = parser.parse_known_args()

with Cytomine.connect_from_cli(sys.argv[1:]) as cytomine:
    if not cytomine.current_user:
        sys.exit("The server does not accept these keys.")
    project = Project().fetch(options.id_project)
    if not project:
        sys.exit(f"No project {options.id_project}, or no right to see it.")
    print(project.name)
