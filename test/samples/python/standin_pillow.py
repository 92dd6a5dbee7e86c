"""What the samples use of Pillow, where it is not installed: plain pictures of numbers (PGM), one channel."""

import types


class Picture:
    def __init__(self, path):
        with open(path, encoding="ascii") as file:
            kind, width, height, _, *values = file.read().split()
        if kind != "P2":
            raise NotImplementedError("The stand-in opens plain PGM files alone.")
        self.size = int(width), int(height)
        self.values = [int(one) for one in values]

    def getbands(self):
        return ("L",)

    def load(self):
        return self

    def __getitem__(self, place):
        x, y = place
        return self.values[y * self.size[0] + x]


def make_modules():
    """The names under which samples import it."""
    package, image = types.ModuleType("PIL"), types.ModuleType("PIL.Image")
    image.open = Picture
    package.Image = image
    return {"PIL": package, "PIL.Image": image}
