"""Runs the task on one annotation through the REST API, and prints what it put out.

python3 run_task.py <project> <image> <annotation> <spacing>
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from email.utils import formatdate
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HOST = os.environ["CYTOMINE_HOST"].rstrip("/")
PUBLIC_KEY = os.environ["CYTOMINE_PUBLIC_KEY"]
PRIVATE_KEY = os.environ["CYTOMINE_PRIVATE_KEY"]
PAUSE = float(os.environ.get("POLL_SECONDS", "5"))
# A run can stay QUEUING, for example when its outputs are refused, so the wait has an end.
PATIENCE = float(os.environ.get("WAIT_SECONDS", "3600"))
TASK = "tasks/org.example.stereology.pointgrid/1.0.0"


def call(method, path, body=None):
    """Sends a signed request and returns the JSON of the answer."""
    date = formatdate(usegmt=True)
    content_type = "application/json" if body is not None else ""
    message = "\n".join([method, "", content_type, date, path])
    digest = hmac.digest(PRIVATE_KEY.encode(), message.encode(), hashlib.sha1)
    signature = base64.b64encode(digest).decode()
    headers = {"Date": date, "Authorization": f"CYTOMINE {PUBLIC_KEY}:{signature}"}
    if body is not None:
        headers["Content-Type"] = content_type
    data = json.dumps(body).encode() if body is not None else None
    try:
        with urlopen(Request(HOST + path, data, headers, method=method)) as answer:
            return json.load(answer)
    except HTTPError as error:
        sys.exit(f"{method} {path} answered {error.code}: {error.read().decode()}")


def provision(name, value, type_id):
    """One input, as the core wants it."""
    return {"param_name": name, "value": value, "type": {"id": type_id}}


def main():
    project, image, annotation, spacing = (int(text) for text in sys.argv[1:])
    base = f"/api/app-engine/project/{project}"

    run = call("POST", f"{base}/{TASK}/runs", {"image": image})
    run_path = f"{base}/task-runs/{run['id']}"

    inputs = [
        provision("region", annotation, "geometry"),
        provision("spacing", spacing, "integer"),
    ]
    call("PUT", f"{run_path}/input-provisions", inputs)
    call("POST", f"{run_path}/state-actions", {"desired": "RUNNING"})

    state = "QUEUING"
    give_up = time.monotonic() + PATIENCE
    while state not in ("FINISHED", "FAILED"):
        if time.monotonic() > give_up:
            sys.exit(f"Still {state} after {PATIENCE:.0f} seconds: run {run['id']}.")
        time.sleep(PAUSE)
        state = call("GET", run_path)["state"]
        print(state)
    if state == "FAILED":
        sys.exit("The run has failed: look at the log of its pod.")

    # Reading the outputs also makes the core draw the points on the image.
    for output in call("GET", f"{run_path}/outputs"):
        value = output["value"]
        print(output["param_name"], len(value) if output["type"] == "ARRAY" else value)


main()
