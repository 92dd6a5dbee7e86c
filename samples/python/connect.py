"""Signs in with the keys of an account and says who the server thinks you are."""

import os
import sys

from cytomine import Cytomine

with Cytomine(
    host=os.environ["CYTOMINE_HOST"],
    public_key=os.environ["CYTOMINE_PUBLIC_KEY"],
    private_key=os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    if not cytomine.current_user:
        sys.exit("The server does not accept these keys.")
    print(f"Connected to {cytomine.host} as {cytomine.current_user.username}.")
