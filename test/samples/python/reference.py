"""Runs the samples of the API reference: with the real client where it is installed, else with the stand-in.

Reads {"marker": url, "samples": [{"name", "code"}, …]} from standard input. Before each sample it asks for the marker with the
name of the sample, so that the recording server can tell them apart; at the end it prints what went wrong with each, as JSON.
"""

import contextlib
import io
import json
import os
import sys
import tempfile
import time
import types
import urllib.error
import urllib.request
from pathlib import Path

import run

KEYS = json.loads((Path(__file__).parent / "../../../site/data/signature-vectors.json").read_text())


class Response:
    """What the stand-in for `requests` gives."""

    def __init__(self, status, headers, content):
        self.status, self.headers, self.content = status, headers, content
        self.text = content.decode(errors="replace")

    def raise_for_status(self):
        if self.status >= 400:
            raise RuntimeError(f"status {self.status}: {self.text}")


def ask(method, url, headers=None, json=None, data=None, files=None, timeout=None):
    """A request as `requests` sends it, as far as a recording server looks at it."""
    headers, body = dict(headers or {}), None
    if json is not None:
        body = sys.modules["json"].dumps(json).encode()
        headers["Content-Type"] = "application/json"
    elif files:
        body, headers["Content-Type"] = b"--x--\r\n", "multipart/form-data; boundary=x"
    elif isinstance(data, dict):
        body, headers["Content-Type"] = urllib.parse.urlencode(data).encode(), "application/x-www-form-urlencoded"
    elif data is not None:
        body = data.read()
    request = urllib.request.Request(url, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return Response(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as problem:
        return Response(problem.code, problem.headers, problem.read())


def install_requests():
    """Puts a stand-in where `requests` is not installed."""
    try:
        import requests  # noqa: F401
    except ImportError:
        module = types.ModuleType("requests")
        for name in ("get", "post", "put", "patch", "delete", "head"):
            setattr(module, name, lambda url, _method=name.upper(), **options: ask(_method, url, **options))
        sys.modules["requests"] = module


def run_one(sample):
    """Why a sample fails, or None."""
    values = {"__name__": "__main__"}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(sample["code"], sample["name"], "exec"), values)
    except BaseException as problem:  # The client's URLRedirectionException is no Exception.
        return f"{type(problem).__name__}: {problem}"
    return "the client says that it failed" if values.get("result") is False else None


def main():
    given = json.load(sys.stdin)
    client = run.choose_client()
    install_requests()
    time.sleep = lambda seconds: None  # The client waits for servers that have no ping.
    os.environ.update(
        CYTOMINE_PUBLIC_KEY=KEYS["publicKey"],
        CYTOMINE_PRIVATE_KEY=KEYS["privateKey"],
        CYTOMINE_TOKEN=given["token"],
        NEW_PASSWORD="a new one",
        PUBLIC_KEY="key",
        SIGNATURE="signature",
        DATE="now",
    )
    endings = {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in ("file.bin", "notes.txt", "slide.svs"):
            Path(name).write_text("text")
        for sample in given["samples"]:
            ask("GET", sample["marker"])
            endings[sample["name"]] = run_one(sample)
        os.chdir(run.here)
    json.dump({"client": client, "endings": endings}, sys.stdout)


if __name__ == "__main__":
    main()
