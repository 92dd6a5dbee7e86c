"""Compares the terms that two readers gave to the same annotations.

Usage: agreement.py <project-id> <user-id> <user-id>
"""

import os
import sys
from collections import Counter

from cytomine import Cytomine
from cytomine.models import AnnotationCollection, TermCollection


def given_by(annotation, reader):
    """The one term that a reader gave, or None."""
    given = [one["term"] for one in annotation.userByTerm if reader in one["user"]]
    return given[0] if len(given) == 1 else None


def kappa(pairs):
    """Cohen's kappa: 1 is full agreement, 0 what chance would give."""
    count = len(pairs)
    observed = sum(left == right for left, right in pairs) / count
    lefts, rights = (Counter(side) for side in zip(*pairs))
    chance = sum(lefts[term] * rights[term] for term in lefts) / count**2
    return 1.0 if chance == 1 else (observed - chance) / (1 - chance)


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project_id, first, second = (int(one) for one in sys.argv[1:4])
    terms = TermCollection().fetch_with_filter("project", project_id)
    annotations = AnnotationCollection(project=project_id, showTerm=True).fetch()
    if terms is False or annotations is False:
        sys.exit("No such project, or no right to see it.")
    names = {term.id: term.name for term in terms}

    both = [(given_by(one, first), given_by(one, second)) for one in annotations]
    pairs = [pair for pair in both if None not in pair]
    if not pairs:
        sys.exit("There is no annotation to which both gave one term.")
    for (left, right), count in sorted(Counter(pairs).items()):
        print(f"{names[left]} / {names[right]}: {count}")
    same = sum(left == right for left, right in pairs)
    print(f"{same} of {len(pairs)} equal, kappa {kappa(pairs):.2f}")
