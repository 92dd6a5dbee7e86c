"""Draws a rectangle, gives it a term and a key-value pair.

Usage: add_annotation.py <image-id> <term-id>
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import Annotation, AnnotationTerm, Property

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image_id, term_id = (int(number) for number in sys.argv[1:3])
    box = "POLYGON((100 100,400 100,400 300,100 300,100 100))"
    annotation = Annotation(location=box, id_image=image_id).save()
    if not annotation:
        sys.exit("Not saved; the reason is in the log above.")
    AnnotationTerm(annotation.id, term_id).save()
    Property(annotation, key="confidence", value="0.87").save()
    area = f"{annotation.area} {annotation.areaUnit}"
    print(f"Annotation {annotation.id}: {area}")
