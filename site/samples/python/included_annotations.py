"""Lists what one user drew inside or across another annotation.

Usage: included_annotations.py <image-id> <annotation-id> <user-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import AnnotationCollection

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image_id, outer_id, user_id = (int(one) for one in sys.argv[1:4])
    annotations = AnnotationCollection(
        image=image_id,
        user=user_id,
        bboxAnnotation=outer_id,
        excludedAnnotation=outer_id,
        showWKT=True,
    ).fetch()
    if annotations is False:
        sys.exit("The server refused the question.")
    for annotation in annotations:
        print(annotation.id, annotation.location)
