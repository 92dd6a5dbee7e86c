"""Runs the task "Point grid" on an annotation, and prints its outputs.

Usage: run_task_with_client.py <project> <image> <annotation> <spacing>
"""

import json
import os
import sys
import time

from cytomine import Cytomine

TASK = "tasks/org.example.stereology.pointgrid/1.0.0"
# A run can stay QUEUING, for example when its outputs are refused, so the wait has an end.
PATIENCE = 3600


def need(answer, step):
    """Ends the script when a request was refused; the log says why."""
    if answer is False:
        sys.exit(f"Refused: {step}.")
    return answer


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    project, image, annotation, spacing = (int(one) for one in sys.argv[1:5])
    base = f"app-engine/project/{project}"
    answer = cytomine.post(f"{base}/{TASK}/runs", json.dumps({"image": image}))
    run = need(answer, "making the run")["id"]

    inputs = [
        ("region", annotation, "geometry"),
        ("spacing", spacing, "integer"),
    ]
    body = [
        {"param_name": name, "value": value, "type": {"id": kind}}
        for name, value, kind in inputs
    ]
    answer = cytomine.put(
        f"{base}/task-runs/{run}/input-provisions", json.dumps(body)
    )
    need(answer, "sending the inputs")
    answer = cytomine.post(
        f"{base}/task-runs/{run}/state-actions",
        json.dumps({"desired": "RUNNING"}),
    )
    need(answer, "starting the run")

    state = "QUEUING"
    give_up = time.monotonic() + PATIENCE
    while state not in ("FINISHED", "FAILED"):
        if time.monotonic() > give_up:
            sys.exit(f"Still {state} after {PATIENCE} seconds: run {run}.")
        time.sleep(5)
        answer = cytomine.get(f"{base}/task-runs/{run}")
        state = need(answer, "asking for the state")["state"]
        print(state)
    if state == "FAILED":
        sys.exit("The run has failed: look at the log of its pod.")

    # Read the outputs once: each time, the core draws the points again.
    answer = cytomine.get(f"{base}/task-runs/{run}/outputs")
    for output in need(answer, "reading the outputs"):
        value = output["value"]
        print(output["param_name"], value if output["type"] != "ARRAY" else len(value))
