"""Saves an image, or a part of it, as square tiles in full resolution.

Usage: save_tiles.py <image-id> <folder> <size> [<left> <top> <width> <height>]
"""

import csv
import os
import sys

from cytomine import Cytomine
from cytomine.models import ImageInstance


def starts(begin, end, size):
    """Where tiles begin: side by side, the last one moved back to the edge."""
    places = list(range(begin, end - size + 1, size))
    if places and places[-1] + size < end:
        places.append(end - size)
    return places


with Cytomine(
    os.environ["CYTOMINE_HOST"],
    os.environ["CYTOMINE_PUBLIC_KEY"],
    os.environ["CYTOMINE_PRIVATE_KEY"],
) as cytomine:
    image = ImageInstance().fetch(int(sys.argv[1]))
    if not image:
        sys.exit("No such image, or no right to see it.")
    folder, size = sys.argv[2], int(sys.argv[3])
    left, top, width, height = 0, 0, image.width, image.height
    if len(sys.argv) == 8:
        left, top, width, height = (int(one) for one in sys.argv[4:8])
    # The server refuses what reaches beyond the image.
    right, bottom = min(left + width, image.width), min(top + height, image.height)

    os.makedirs(folder, exist_ok=True)
    saved = 0
    path = os.path.join(folder, "tiles.csv")
    with open(path, "w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["file", "image", "left", "top", "size"])
        for y in starts(top, bottom, size):
            for x in starts(left, right, size):
                name = f"{image.id}-{x}-{y}.png"
                # What an earlier run has saved is not asked for again.
                if not image.window(
                    x, y, size, size, f"{folder}/{name}", override=False
                ):
                    print(f"No tile at {x}, {y}")
                    continue
                table.writerow([name, image.id, x, y, size])
                saved += 1
    print(f"{saved} tiles of {image.instanceFilename}")
