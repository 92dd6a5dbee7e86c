"""The pyramid of the viewer: sizes, tiles, and the tile under a pixel."""

from math import ceil

TILE = 256


def pyramid(width, height):
    """Width and height of each tier, level 0 (full resolution) first."""
    tiers = [(width, height)]
    while max(tiers[-1]) > TILE:
        tiers.append(tuple(ceil(side / 2) for side in tiers[-1]))
    return tiers


def grid(width, height):
    """Columns and rows of tiles of a tier."""
    return ceil(width / TILE), ceil(height / TILE)


def tile_at(x, y, level, tiers):
    """Address and number of the tile under a pixel, counted from the top left."""
    width, height = tiers[level]
    column = int(x * width / tiers[0][0]) // TILE
    row = int(y * height / tiers[0][1]) // TILE
    zoom = len(tiers) - 1 - level
    index = row * grid(width, height)[0] + column
    return f"normalized-tile/zoom/{zoom}/tx/{column}/ty/{row}", index
