"""Puts the annotations of a project into a pandas table, one line for each.

Usage: annotations_dataframe.py <project-id> <table.csv>
"""

import os
import sys

import pandas
from cytomine import Cytomine
from cytomine.models import AnnotationCollection, TermCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id = int(sys.argv[1])
    terms = TermCollection().fetch_with_filter("project", project_id)
    annotations = AnnotationCollection(
        project=project_id,
        showTerm=True,
        showGIS=True,
        showUser=True,
        showImage=True,
    ).fetch()
    if terms is False or annotations is False:
        sys.exit("No such project, or no right to see it.")
    if len(annotations) == 0:
        sys.exit("The project has no annotations.")
    names = {term.id: term.name for term in terms}
    table = pandas.DataFrame(
        [
            {
                "annotation": one.id,
                "image": one.instanceFilename,
                "author": one.creator,
                "terms": ", ".join(names[term] for term in one.term),
                "area": one.area,
                "unit": one.areaUnit,
            }
            for one in annotations
        ]
    )
    table.to_csv(sys.argv[2], index=False)
    print(table.groupby(["terms", "unit"])["area"].sum())
