"""Sends all files of a folder that you have not uploaded yet.

Usage: upload_folder.py <folder> [<project-id>]
"""

import os
import sys
import time
from pathlib import Path

from cytomine import Cytomine
from cytomine.models import StorageCollection, UploadedFile, UploadedFileCollection

# Some image servers save a name with hyphens in place of such signs.
HYPHENS = str.maketrans(dict.fromkeys(" ()+*/@'\"$€£°`[]#?\\:<>|", "-"))

with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    me = cytomine.current_user
    if not me:
        sys.exit("The server does not accept these keys.")
    storages = StorageCollection().fetch() or []
    mine = next((one for one in storages if one.user == me.id), None)
    known = UploadedFileCollection(onlyRoots=True).fetch()
    if not mine or known is False:
        sys.exit("Your storage could not be read.")
    there = {one.originalFilename for one in known}
    project_id = int(sys.argv[2]) if len(sys.argv) > 2 else None

    for path in sorted(Path(sys.argv[1]).iterdir()):
        names = {path.name, path.name.translate(HYPHENS)}
        if not path.is_file() or path.name.startswith(".") or names & there:
            continue
        uploaded = cytomine.upload_image(
            str(path), id_storage=mine.id, id_project=project_id
        )
        if not uploaded or not uploaded.id:
            print(f"{path.name}: refused")
            continue
        # Even below 100: at work. Odd: failed. From 100 on: done.
        status = uploaded.status
        while status < 100 and status % 2 == 0:
            time.sleep(5)
            found = UploadedFile().fetch(uploaded.id)
            status = found.status if found else status
        print(f"{path.name}: {'done' if status >= 100 else f'failed, {status}'}")
