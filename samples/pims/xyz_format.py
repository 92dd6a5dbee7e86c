"""Skeleton of a format: four small classes and one that names them."""

from pims.formats import AbstractFormat
from pims.formats.utils.checker import SignatureChecker
from pims.formats.utils.histogram import DefaultHistogramReader
from pims.formats.utils.parser import AbstractParser
from pims.formats.utils.reader import AbstractReader


class XYZChecker(SignatureChecker):
    """Recognizes a file by its first bytes, never by its name."""

    @classmethod
    def match(cls, pathlike):
        return cls.get_signature(pathlike)[:4] == b"XYZ1"


class XYZParser(AbstractParser):
    def parse_main_metadata(self):
        """Size, depth, duration, channels, type of pixel: needed for every request."""
        raise NotImplementedError

    def parse_known_metadata(self):
        """What PIMS has names for: physical size, magnification, dates."""
        raise NotImplementedError

    def parse_raw_metadata(self):
        """Everything else, as it is in the file."""
        raise NotImplementedError


class XYZReader(AbstractReader):
    def read_window(self, region, out_width, out_height, c=None, z=None, t=None):
        raise NotImplementedError

    def read_thumb(
        self, out_width, out_height, precomputed=None, c=None, z=None, t=None
    ):
        raise NotImplementedError

    def read_tile(self, tile, c=None, z=None, t=None):
        raise NotImplementedError


class XYZFormat(AbstractFormat):
    checker_class = XYZChecker
    parser_class = XYZParser
    reader_class = XYZReader
    histogram_reader_class = DefaultHistogramReader

    @classmethod
    def is_spatial(cls):
        return True

    @property
    def need_conversion(self):
        """True when this file cannot be read fast enough as it is."""
        return False
