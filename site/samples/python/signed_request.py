"""Sends a signed GET request with nothing but Python.

Usage: signed_request.py /api/project.json?max=5
"""

import base64
import hashlib
import hmac
import os
import sys
import urllib.error
import urllib.request
from email.utils import formatdate


def sign(private_key, method, path, date, content_type="", content_md5=""):
    """The signature of a request; `path` has the query string, as sent."""
    message = "\n".join([method, content_md5, content_type, date, path])
    digest = hmac.new(private_key.encode(), message.encode(), hashlib.sha1)
    return base64.b64encode(digest.digest()).decode()


def get(path):
    date = formatdate(usegmt=True)
    public_key = os.environ["CYTOMINE_PUBLIC_KEY"]
    signature = sign(os.environ["CYTOMINE_PRIVATE_KEY"], "GET", path, date)
    request = urllib.request.Request(
        os.environ["CYTOMINE_HOST"] + path,
        headers={
            "Date": date,
            "Authorization": f"CYTOMINE {public_key}:{signature}",
        },
    )
    with urllib.request.urlopen(request) as response:
        return response.read().decode()


if __name__ == "__main__":
    try:
        print(get(sys.argv[1]))
    except urllib.error.HTTPError as problem:
        sys.exit(f"Status {problem.code}: {problem.read().decode()}")
