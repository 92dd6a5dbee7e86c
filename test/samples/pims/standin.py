"""What the format sample uses of PIMS and libvips, for a machine that has neither.

Usage: standin.py <folder of the sample>   Reads a small image with it and prints what came as JSON.
"""

import json
import sys
import tempfile
import types
from abc import ABC, abstractmethod
from functools import cached_property


class Plain:
    """An object with whatever is given."""

    def __init__(self, **given):
        self.__dict__.update(given)


class AbstractParser(ABC):
    def __init__(self, format):
        self.format = format

    @abstractmethod
    def parse_main_metadata(self):
        """As in PIMS."""

    @abstractmethod
    def parse_known_metadata(self):
        return self.format.main_imd

    @abstractmethod
    def parse_raw_metadata(self):
        return {}


class AbstractReader(ABC):
    def __init__(self, format):
        self.format = format

    read_thumb = read_window = read_tile = abstractmethod(lambda self: None)


class SignatureChecker(ABC):
    @classmethod
    def get_signature(cls, pathlike):
        with open(pathlike, "rb") as file:
            return bytearray(file.read(262))

    match = abstractmethod(lambda cls, pathlike: None)


class ImageMetadata(Plain):
    depth = duration = n_samples = 1

    def __init__(self):
        super().__init__(channels=[])

    def set_channel(self, channel):
        self.channels.insert(channel.index, channel)


class AbstractFormat(ABC):
    is_spatial = classmethod(lambda cls: False)
    need_conversion = True

    def __init__(self, path):
        self.path = path
        self.parser = self.parser_class(self)
        self.reader = self.reader_class(self)
        self.histogram_reader = self.histogram_reader_class(self)

    main_imd = cached_property(lambda self: self.parser.parse_main_metadata())
    full_imd = cached_property(lambda self: self.parser.parse_known_metadata())
    pyramid = cached_property(lambda self: Plain(base=self.main_imd))


class Region:
    def __init__(self, top, left, width, height):
        self.top, self.left, self.width, self.height = top, left, width, height

    def scale_to_tier(self, tier):
        assert self.left + self.width <= tier.width and self.top + self.height <= tier.height
        return self


class Image(Plain):
    @classmethod
    def rawload(cls, path, width, height, bands, offset, interpretation):
        with open(path, "rb") as file:
            pixels = file.read()[offset:]
        assert (bands, interpretation, len(pixels)) == (1, "b-w", width * height)
        return cls(rows=[list(pixels[row * width : (row + 1) * width]) for row in range(height)])

    def crop(self, left, top, width, height):
        return [row[left : left + width] for row in self.rows[top : top + height]]


MODULES = {
    "pyvips": {"Image": Image},
    "pims.cache": {"cached_property": cached_property},
    "pims.formats": {"AbstractFormat": AbstractFormat},
    "pims.formats.utils.checker": {"SignatureChecker": SignatureChecker},
    "pims.formats.utils.histogram": {"DefaultHistogramReader": type("DefaultHistogramReader", (Plain,), {"__init__": lambda self, format: None})},
    "pims.formats.utils.parser": {"AbstractParser": AbstractParser},
    "pims.formats.utils.reader": {"AbstractReader": AbstractReader},
    "pims.formats.utils.structures.metadata": {"ImageChannel": Plain, "ImageMetadata": ImageMetadata},
    "pims.processing.region": {"Region": Region},
}


def main():
    for path, members in MODULES.items():
        parts = path.split(".")
        for count in range(1, len(parts) + 1):
            name = ".".join(parts[:count])
            if name not in sys.modules:
                sys.modules[name] = types.ModuleType(name)
                sys.modules[name].__path__ = []
        vars(sys.modules[path]).update(members)
    sys.path.insert(0, sys.argv[1])
    from xyz_format import HEADER, XYZChecker, XYZFormat

    with tempfile.NamedTemporaryFile() as file:
        file.write(HEADER.pack(b"XYZ1", 4, 3) + bytes(range(12)))
        file.flush()
        image = XYZFormat(file.name)
        found = {
            "match": [XYZChecker.match(file.name), XYZChecker.match(__file__)],
            "size": [image.main_imd.width, image.main_imd.height, image.main_imd.n_concrete_channels],
            "complete": image.full_imd.is_complete,
            "flags": [image.is_spatial(), image.need_conversion],
            "thumb": image.reader.read_thumb(4, 3),
            "window": image.reader.read_window(Region(1, 2, 2, 2), 2, 2),
            "tile": image.reader.read_tile(Region(0, 0, 2, 1)),
        }
    print(json.dumps(found))


main()
