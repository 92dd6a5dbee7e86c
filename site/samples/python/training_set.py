"""Saves crops of annotations as a training set, split by image.

Usage: training_set.py <project-id> <folder>
"""

import csv
import os
import random
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, TermCollection
from cytomine.models._utilities import DumpError

SPLITS = {"train": 0.7, "validation": 0.15, "test": 0.15}


def split_images(images):
    """The split of each image: one slide is never in two of them."""
    images = sorted(images)
    random.Random(0).shuffle(images)
    found, end = {}, 0.0
    for split, share in SPLITS.items():
        start, end = end, end + share * len(images)
        for image in images[round(start) : round(end)]:
            found[image] = split
    return found


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, folder = int(sys.argv[1]), sys.argv[2]
    terms = TermCollection().fetch_with_filter("project", project_id)
    annotations = AnnotationCollection(project=project_id, showTerm=True).fetch()
    if terms is False or annotations is False:
        sys.exit("No such project, or no right to see it.")
    names = {term.id: term.name.replace("/", "-") for term in terms}
    # What has no term, or several, is no example of one class.
    examples = [one for one in annotations if len(one.term) == 1]
    split_of = split_images({one.image for one in examples})

    os.makedirs(folder, exist_ok=True)
    path, saved = os.path.join(folder, "crops.csv"), 0
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["file", "split", "term", "image", "annotation"])
        for one in examples:
            name, split = names[one.term[0]], split_of[one.image]
            crop = f"{split}/{name}/{one.id}.png"
            try:
                # 1.5 times the box around it; the longer side becomes 256 pixels.
                one.dump(f"{folder}/{crop}", max_size=256, increase_area=1.5)
            except DumpError:
                print(f"Annotation {one.id}: no crop")
                continue
            table.writerow([crop, split, name, one.image, one.id])
            saved += 1
    print(f"{saved} crops of {len(split_of)} images")
