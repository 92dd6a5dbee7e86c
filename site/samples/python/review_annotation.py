"""Accepts an annotation of an image in review.

Usage: review_annotation.py <annotation-id> <term-id>
"""

import json
import os
import sys

from cytomine import Cytomine

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    annotation_id, term_id = (int(number) for number in sys.argv[1:3])
    # Annotation.review() of client 3.1.0 sends what the server cannot read.
    answer = cytomine.post(
        f"annotation/{annotation_id}/review.json",
        data=json.dumps({"terms": [term_id]}),
    )
    if not answer:
        sys.exit("Not accepted: is the image in review, by you?")
    print(answer["message"])
