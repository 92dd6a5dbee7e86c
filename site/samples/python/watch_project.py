"""Tells what is new in a project since it ran last.

Usage: watch_project.py <project-id> <state.json>
"""

import json
import os
import sys

from cytomine import Cytomine

# A change may be saved a little after one that is younger: look back this far.
OVERLAP = 60_000  # milliseconds


def arrived(kind, number):
    """Your part: start a job, call another program, send a message."""
    print(f"new {kind} {number}")


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    address = f"project/{int(sys.argv[1])}/commandhistory.json"
    path = sys.argv[2]
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            state = json.load(file)
        since = max(0, state["since"] - OVERLAP)
        query = {"fullData": "true", "startDate": since}
    else:
        # The first time, only remember where the history ends.
        state, query = None, {"max": 100}

    changes = cytomine.get(address, query)
    if changes is False:
        sys.exit("No such project, or the server did not answer.")
    if state is None:
        state = {"since": 0, "seen": []}
        # What came in the minute before is not new, either.
        state["since"] = OVERLAP + max([0, *(int(one["created"]) for one in changes)])
    else:
        for change in reversed(changes):
            added = change["className"].endswith("AddCommand")
            # Undo and redo carry a prefix.
            is_new = added and not change["prefixAction"]
            if is_new and change["id"] not in state["seen"]:
                thing = json.loads(change["data"])
                arrived(thing["class"].rpartition(".")[2], thing["id"])

    newest = [int(change["created"]) for change in changes]
    state["since"] = max([state["since"], *newest])
    state["seen"] = [change["id"] for change in changes]
    with open(path, "w", encoding="utf-8") as file:
        json.dump(state, file)
