import { FORMATS, type ImageFormat, OTHER_FILES } from './formats.ts';

const ARCHIVE = '[In an archive](#slides-that-consist-of-several-files)';

/** Tables of formats; cells are Markdown. */
export const formatTables: Record<string, { head: string[]; rows: string[][] }> = {
  formats: {
    head: ['Format', 'Usual file', 'Converted', 'Notes'],
    rows: FORMATS.map((format) => [format.name, usualFile(format), format.converted, notesOn(format)]),
  },
  'formats-packed': {
    head: ['Format', 'What goes into the archive'],
    rows: FORMATS.flatMap(({ name, pack }) => (pack ? [[name, pack.content]] : [])),
  },
  'formats-others': {
    head: ['File', 'Ending', 'What to do'],
    rows: OTHER_FILES.map(({ name, endings, advice }) => [name, listed(endings), advice]),
  },
};

function usualFile({ endings, pack }: ImageFormat): string {
  return pack?.usual ?? listed(endings);
}

function notesOn({ notes, pack }: ImageFormat): string {
  return notes ?? (pack ? ARCHIVE : '');
}

function listed(endings: readonly string[]): string {
  return endings.map((ending) => `\`${ending}\``).join(', ');
}
