"""Copies annotations, with their terms, from one image or project to another.

Usage: copy_annotations.py image|project <from-id> <to-id> [<user-id>]
Images of two projects belong together when they are the same upload.
"""

import os
import sys

from cytomine import Cytomine
from cytomine.models import (
    Annotation,
    AnnotationCollection,
    ImageInstance,
    ImageInstanceCollection,
    TermCollection,
)


def terms_of(project_id):
    return TermCollection().fetch_with_filter("project", project_id) or []


def copy(source, target):
    # With a person: only what that person drew.
    users = [int(number) for number in sys.argv[4:]] or None
    annotations = AnnotationCollection(
        image=source.id, users=users, showWKT=True, showTerm=True
    ).fetch()
    if annotations is False:
        sys.exit(f"The annotations of image {source.id} could not be read.")
    names = {term.id: term.name for term in terms_of(source.project)}
    numbers = {term.name: term.id for term in terms_of(target.project)}
    added = 0
    for annotation in annotations:
        terms = [numbers.get(names.get(term)) for term in annotation.term]
        done = Annotation(
            location=annotation.location,
            id_image=target.id,
            id_terms=[term for term in terms if term],
        ).save()
        added += bool(done)
    print(f"{added} of {len(annotations)} to {target.instanceFilename}")


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    ids = [int(number) for number in sys.argv[2:4]]
    if sys.argv[1] == "image":
        source, target = (ImageInstance().fetch(number) for number in ids)
        if not source or not target:
            sys.exit("No such image, or no right to see it.")
        if (source.width, source.height) != (target.width, target.height):
            sys.exit("The images differ in size.")
        copy(source, target)
    else:
        sources, targets = (
            ImageInstanceCollection().fetch_with_filter("project", number)
            for number in ids
        )
        if sources is False or targets is False:
            sys.exit("No such project, or no right to see it.")
        same = {image.baseImage: image for image in targets}
        for image in sources:
            if image.baseImage in same:
                copy(image, same[image.baseImage])
