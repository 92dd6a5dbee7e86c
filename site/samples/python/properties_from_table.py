"""Writes the values of a table to the images of a project, as properties.

Usage: properties_from_table.py <project-id> <values.csv>
The first column holds the names of images, every other one a key.
"""

import csv
import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstanceCollection, Property, PropertyCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    images = ImageInstanceCollection().fetch_with_filter("project", int(sys.argv[1]))
    if images is False:
        sys.exit("No such project, or no right to see it.")
    by_name = {image.instanceFilename: image for image in images}

    with open(sys.argv[2], newline="", encoding="utf-8-sig") as file:
        # In many countries, Excel writes semicolons in place of commas.
        separator = ";" if ";" in file.readline() else ","
        file.seek(0)
        table = csv.reader(file, delimiter=separator)
        (_, *keys), *rows = filter(None, table)
    for name, *values in rows:
        image = by_name.get(name)
        if not image:
            print(f"{name}: no such image")
            continue
        present = PropertyCollection(image).fetch().as_dict()
        for key, value in zip(keys, values):
            if not value:
                continue
            if key in present:
                present[key].value = value
                done = present[key].update()
            else:
                done = Property(image, key=key, value=value).save()
            print(f"{name}: {key} {'=' if done else 'refused,'} {value}")
