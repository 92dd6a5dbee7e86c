"""Uploads an image, waits for its import, and says what became of it.

Usage: upload_image.py <file> [<project-id>]
"""

import os
import sys
import time

from cytomine import Cytomine
from cytomine.models import StorageCollection, UploadedFile


def wait_for_import(uploaded_id, seconds_between=5, most_seconds=3600):
    """Asks until the import is over: odd failed, 100 or more done, mostly."""
    for _ in range(0, most_seconds, seconds_between):
        uploaded = UploadedFile().fetch(uploaded_id)
        if not uploaded:
            sys.exit("The status could not be read.")
        if uploaded.status % 2 == 1:
            sys.exit(
                f"Import failed: {uploaded.status} {uploaded.statusText}"
            )
        if uploaded.status >= 100:
            return uploaded
        time.sleep(seconds_between)
    sys.exit("The import still runs. Look at your storage page later.")


if __name__ == "__main__":
    path = sys.argv[1]
    project_id = int(sys.argv[2]) if len(sys.argv) > 2 else None
    if not os.path.exists(path):
        sys.exit(f"There is no file {path}.")

    with Cytomine(
        os.environ["CYTOMINE_HOST"],
        os.environ["CYTOMINE_PUBLIC_KEY"],
        os.environ["CYTOMINE_PRIVATE_KEY"],
    ) as cytomine:
        if not cytomine.current_user:
            sys.exit("The server does not accept these keys.")

        user = cytomine.current_user
        storage = (
            StorageCollection().fetch().find_by_attribute("user", user.id)
        )
        if not storage:
            sys.exit("This account has no storage of its own.")
        uploaded = cytomine.upload_image(
            filename=path,
            id_storage=storage.id,
            id_project=project_id,
            properties={"stain": "H&E", "source": "upload script"},
        )
        # Without a number, the core did not accept it: a guest, for instance.
        if not uploaded or not uploaded.id:
            sys.exit("The server refused the upload.")
        print(f"Received as uploaded file {uploaded.id}. Importing.")
        print(f"Done: {wait_for_import(uploaded.id).statusText}")
