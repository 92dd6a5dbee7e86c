/** A format that the image server reads. Texts are Markdown. */
export interface ImageFormat {
  /** As servers list it. */
  name: string;
  /** Endings of usual files, the most common first. */
  endings: readonly string[];
  /** Whose scanners write it. */
  maker?: string;
  /** `no`, or from which size on. */
  converted: string;
  notes?: string;
  /** How a slide of several files is packed; absent where one file is all. */
  pack?: Pack;
}

export interface Pack {
  /** What a slide of this format is, in the words of the table. */
  usual: string;
  /** What goes into the archive. */
  content: string;
  /** Endings of files that are nothing without the others. */
  parts: readonly string[];
}

/** Files that are no format of the image server, and what to do with them. */
export interface OtherFile {
  name: string;
  endings: readonly string[];
  maker?: string;
  /** Whether it can be sent, and if not, what helps. */
  answer: Answer;
  /** Markdown. */
  advice: string;
}

/** Sent as it is, in an archive, after a conversion, or not at all. */
export type Answer = 'yes' | 'zip' | 'convert' | 'no';

const LARGE = 'above 1,024 pixels a side';
const DIMENSIONS = 'Channels, focal planes, time. One file, not a set of files';

/** Every format of the image server, in the order of the table. The only place where they are written down. */
export const FORMATS: readonly ImageFormat[] = [
  tiff('Pyramidal TIFF', 'no', 'The safest choice for an export'),
  { name: 'Pyramidal OME-TIFF', endings: ['.ome.tif', '.ome.tiff'], converted: 'no', notes: DIMENSIONS },
  {
    name: 'OME-TIFF',
    endings: ['.ome.tif', '.ome.tiff'],
    converted: 'above 1,048,576 pixels in all (1,024 × 1,024)',
    notes: DIMENSIONS,
  },
  tiff('Planar TIFF', LARGE),
  tiff('ImageJ TIFF', LARGE, 'Color tables of ImageJ are ignored'),
  {
    ...tiff('Olympus SIS TIFF', LARGE, 'Read as a single color or gray plane'),
    maker: 'Olympus',
  },
  {
    name: 'JPEG',
    endings: ['.jpg', '.jpeg'],
    converted: `${LARGE}; in newer versions of the image server also with four channels (CMYK)`,
    notes:
      '8 bits a sample. A resolution in the file is misread: [set the calibration](/user-guide/project-images#set-calibration-and-magnification)',
  },
  { name: 'PNG', endings: ['.png'], converted: LARGE, notes: '8 or 16 bits a sample' },
  { name: 'BMP', endings: ['.bmp'], converted: 'above 1,400 pixels a side' },
  { name: 'WebP', endings: ['.webp'], converted: LARGE },
  {
    name: 'PPM',
    endings: ['.ppm', '.pgm', '.pbm'],
    converted: LARGE,
    notes: 'Binary files, not those of text',
  },
  { name: 'JPEG2000', endings: ['.jp2'], converted: LARGE },
  { name: 'DICOM', endings: ['.dcm'], converted: LARGE, notes: 'A single file' },
  {
    name: 'WSI Dicom',
    endings: ['.dcm'],
    converted: 'no',
    pack: {
      usual: 'several `.dcm`',
      content: 'All `.dcm` files of the slide in one folder, and nothing else',
      parts: [],
    },
  },
  scan('Leica', 'Leica Aperio SVS', '.svs', '8 bits a sample, no focal planes'),
  scan('Leica', 'Leica SCN', '.scn', 'Brightfield, not fluorescence'),
  scan('Hamamatsu', 'Hamamatsu NDPI', '.ndpi'),
  {
    ...scan('Hamamatsu', 'Hamamatsu VMS', '.vms'),
    pack: {
      usual: '`.vms` with others',
      content: 'The `.vms` file, its `.opt` file and all its `.jpg` files, side by side',
      parts: ['.opt'],
    },
  },
  {
    ...scan('3D Histech', '3D Histech MIRAX', '.mrxs'),
    pack: {
      usual: '`.mrxs` with a folder',
      content:
        'The `.mrxs` file, and next to it the folder of the same name with the `.dat` files and `Slidedat.ini`',
      parts: ['.dat', '.ini'],
    },
  },
  scan('Philips', 'Philips TIFF', '.tiff'),
  { ...scan('Ventana', 'Ventana BIF', '.bif'), endings: ['.bif', '.tif'] },
];

export const OTHER_FILES: readonly OtherFile[] = [
  {
    name: 'Archive',
    endings: ['.zip', '.tar', '.tar.gz', '.tar.bz2', '.tar.xz'],
    answer: 'yes',
    advice:
      'The server unpacks it: one slide of several files, or [many images](#many-images-in-one-archive)',
  },
  {
    name: 'Archive of another kind',
    endings: ['.7z', '.rar'],
    answer: 'zip',
    advice: 'Not recognized. Pack it again as `.zip`',
  },
  {
    name: 'Carl Zeiss CZI',
    endings: ['.czi'],
    maker: 'Carl Zeiss',
    answer: 'convert',
    advice:
      'Some servers read it. If it is not in the list of yours, [convert it](/user-guide/convert) before the upload',
  },
  {
    name: 'CellSens VSI',
    endings: ['.vsi'],
    maker: 'Olympus',
    answer: 'convert',
    advice:
      'Not read by this release. Export it as pyramidal TIFF from the software of the scanner, or [convert it](/user-guide/convert)',
  },
  {
    name: 'Video, document, table',
    endings: ['.mp4', '.avi', '.pdf', '.docx', '.xlsx', '.csv'],
    answer: 'no',
    advice:
      'There is no viewer. Small ones can go among the **Attached files** of a project, an image or an annotation. These are stored in the database, must be [smaller than 1 GB](/admin-guide/ce/requirements#limits-of-the-release) and make every backup larger: keep videos elsewhere, with a link in the description',
  },
];

function tiff(name: string, converted: string, notes?: string): ImageFormat {
  return { name, endings: ['.tif', '.tiff'], converted, ...(notes && { notes }) };
}

/** What a scanner writes has a pyramid. */
function scan(maker: string, name: string, ending: string, notes?: string): ImageFormat {
  return { name, endings: [ending], maker, converted: 'no', ...(notes && { notes }) };
}
