"""The signature of a request, taken from the sample that explains it, so that there is one text of it."""

import runpy
from pathlib import Path

sign = runpy.run_path(str(Path(__file__).parent / "../../../site/samples/python/signed_request.py"))["sign"]
