"""Ask a Bigpicture server to register every new dataset below its DATASET_PATH."""

import os

from cytomine import Cytomine
from cytomine.models import StorageCollection

host = os.environ["CYTOMINE_HOST"]
keys = os.environ["CYTOMINE_PUBLIC_KEY"], os.environ["CYTOMINE_PRIVATE_KEY"]

with Cytomine(host, *keys) as connection:
    mine = [one for one in StorageCollection().fetch() if one.user == connection.current_user.id]
    if not mine:
        raise SystemExit("This account has no storage of its own.")
    print(connection.import_datasets(mine[0].id))
