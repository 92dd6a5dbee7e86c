"""Signs in with your keys and says who the server thinks you are."""

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
    user = cytomine.current_user
    print(f"Connected to {cytomine.host} as {user.username}.")
