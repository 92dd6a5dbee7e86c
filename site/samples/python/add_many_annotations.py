"""Adds a grid of points to an image in a few requests.

Usage: add_many_annotations.py <image-id> <term-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, AnnotationCollection, ImageInstance
from cytomine.models.collection import CollectionPartialUploadException

STEP = 500

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image_id, term_id = (int(number) for number in sys.argv[1:3])
    image = ImageInstance().fetch(image_id)
    if not image:
        sys.exit("No such image, or no right to see it.")

    # region add
    before = len(AnnotationCollection(image=image.id).fetch())

    points = AnnotationCollection()
    for x in range(STEP, image.width, STEP):
        for y in range(STEP, image.height, STEP):
            point = f"POINT({x} {y})"
            points.append(Annotation(point, image.id, [term_id]))
    try:
        points.save(chunk=50, n_workers=2)
    except CollectionPartialUploadException as problem:
        sys.exit(f"Requests with {len(problem.failed)} points failed.")

    # A request counts as a success even when the server refused some of
    # its points, so count them.
    added = len(AnnotationCollection(image=image.id).fetch()) - before
    print(f"{added} of {len(points)} points were added.")
    # endregion add
