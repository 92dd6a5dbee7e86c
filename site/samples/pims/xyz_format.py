"""A complete format: gray pixels of 8 bits behind a header of 12 bytes.

The header is the text XYZ1, then width and height as 32-bit numbers.
"""

import struct

from pims.cache import cached_property
from pims.formats import AbstractFormat
from pims.formats.utils.checker import SignatureChecker
from pims.formats.utils.histogram import DefaultHistogramReader
from pims.formats.utils.parser import AbstractParser
from pims.formats.utils.reader import AbstractReader
from pims.formats.utils.structures.metadata import ImageChannel, ImageMetadata
from pims.processing.region import Region
from pyvips import Image

HEADER = struct.Struct("<4sII")


class XYZChecker(SignatureChecker):
    """Recognizes a file by its first bytes, never by its name."""

    @classmethod
    def match(cls, pathlike):
        return cls.get_signature(pathlike)[:4] == b"XYZ1"


class XYZParser(AbstractParser):
    def parse_main_metadata(self):
        """What every request needs. The rest has fitting defaults: one
        focal plane, one time point, 8 bits."""
        with open(self.format.path, "rb") as file:
            _, width, height = HEADER.unpack(file.read(HEADER.size))
        imd = ImageMetadata()
        imd.width, imd.height = width, height
        imd.n_concrete_channels = 1
        imd.set_channel(ImageChannel(index=0, suggested_name="L"))
        return imd

    def parse_known_metadata(self):
        """Physical size, magnification and dates would be added here."""
        imd = super().parse_known_metadata()
        imd.is_complete = True
        return imd

    def parse_raw_metadata(self):
        """Everything else that the file tells: nothing."""
        return super().parse_raw_metadata()


class XYZReader(AbstractReader):
    def read_window(self, region, out_width, out_height, c=None, z=None, t=None):
        """Pixels of a region; PIMS resizes them afterward."""
        imd = self.format.main_imd
        region = region.scale_to_tier(self.format.pyramid.base)
        image = Image.rawload(
            str(self.format.path),
            imd.width,
            imd.height,
            1,
            offset=HEADER.size,
            interpretation="b-w",
        )
        return image.crop(region.left, region.top, region.width, region.height)

    def read_thumb(
        self, out_width, out_height, precomputed=None, c=None, z=None, t=None
    ):
        imd = self.format.main_imd
        whole = Region(0, 0, imd.width, imd.height)
        return self.read_window(whole, out_width, out_height, c, z, t)

    def read_tile(self, tile, c=None, z=None, t=None):
        return self.read_window(tile, tile.width, tile.height, c, z, t)


class XYZFormat(AbstractFormat):
    checker_class = XYZChecker
    parser_class = XYZParser
    reader_class = XYZReader
    histogram_reader_class = DefaultHistogramReader

    @classmethod
    def is_spatial(cls):
        """False by default: then the import fails."""
        return True

    @cached_property
    def need_conversion(self):
        """True by default: then a convertor_class is needed."""
        return False
