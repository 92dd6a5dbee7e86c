"""Saves who looked where in an image, when, and for how long.

Usage: watched_places.py <image-id> <places.csv> [<user-id>]
"""

import csv
import os
import sys
from datetime import datetime, timezone

from cytomine import Cytomine
from cytomine.models import PositionCollection

# The viewer reports about every 5 seconds: a longer gap is an absence.
LONGEST = 10.0


def seconds_between(one, following):
    if following is None or following.user != one.user:
        return 0.0
    return min((int(following.created) - int(one.created)) / 1000, LONGEST)


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    user_id = int(sys.argv[3]) if len(sys.argv) > 3 else None
    positions = PositionCollection(user=user_id, showDetails=True)
    found = positions.fetch_with_filter("imageinstance", int(sys.argv[1]))
    if found is False:
        sys.exit("No such image, or you do not manage its project.")
    views = sorted(found, key=lambda one: (one.user, int(one.created)))
    with open(sys.argv[2], "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["user", "time", "seconds", "zoom", "part"])
        for one, following in zip(views, [*views[1:], None]):
            moment = datetime.fromtimestamp(int(one.created) / 1000, timezone.utc)
            table.writerow(
                [
                    one.user,
                    moment.isoformat(timespec="seconds"),
                    seconds_between(one, following),
                    one.zoom,
                    one.location,
                ]
            )
    print(f"{len(views)} views")
