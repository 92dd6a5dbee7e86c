"""Makes an ontology with two terms and a project that uses it.

Usage: add_project.py <name>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Ontology, Project, Term

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    ontology = Ontology(name=f"{sys.argv[1]} terms").save()
    if not ontology:
        sys.exit("The ontology was not saved: its name may be taken.")
    for name, color in (("Nucleus", "#2d6cdf"), ("Gland", "#d9822b")):
        if not Term(name=name, id_ontology=ontology.id, color=color).save():
            sys.exit(f"The term {name} was not saved.")

    project = Project(name=sys.argv[1], id_ontology=ontology.id).save()
    if not project:
        sys.exit("The project was not saved: its name may be taken.")
    print(f"Project {project.id} with ontology {ontology.id}")
