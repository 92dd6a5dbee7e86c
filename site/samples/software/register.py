"""Registers an app that you run from your own machine while you write it."""

import os

from cytomine import Cytomine
from cytomine.utilities.descriptor_reader import read_descriptor

host, public_key, private_key = (
    os.environ[f"CYTOMINE_{name}"] for name in ("HOST", "PUBLIC_KEY", "PRIVATE_KEY")
)

with Cytomine(host, public_key, private_key):
    read_descriptor("descriptor.json")
