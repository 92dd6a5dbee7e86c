import { type Answer, FORMATS, type ImageFormat, OTHER_FILES, type OtherFile } from '../../data/formats.ts';

/** A kind of file, and what to know of it before an upload. */
export interface FileKind {
  name: string;
  answer: Answer;
  maker: string;
  endings: readonly string[];
  /** Whether the viewer shows a copy, at least of large images; absent for other files. */
  isConverted?: boolean;
  /** Markdown. */
  text: string;
}

interface Known {
  kind: FileKind;
  /** Endings, and those of files that belong to it. */
  endings: readonly string[];
  /** Words of its name and maker, in lower case, each after a space. */
  words: string;
}

const known: readonly Known[] = [...FORMATS.map(ofFormat), ...OTHER_FILES.map(ofOther)];
const endings = [...new Set(known.flatMap((one) => one.endings))].sort((a, b) => b.length - a.length);

/** Makers of scanners, in alphabetical order. */
export const makers: readonly string[] = [...new Set(known.map(({ kind }) => kind.maker))]
  .filter(Boolean)
  .sort();

/**
 * Kinds of files by the name of a file, an ending, a part of one, or words of their names, those of one maker or of
 * all (`''`). A known ending is taken for nothing else.
 */
export function findFormats(query: string, maker: string): FileKind[] {
  const asked = query.trim().toLowerCase();
  const name = asked.startsWith('.') ? asked : `.${asked}`;
  const ending = endings.find((one) => name.endsWith(one));
  const words = asked.split(/[\s,-]+/).filter(Boolean);
  return known
    .filter(({ kind }) => maker === '' || kind.maker === maker)
    .filter((one) =>
      ending === undefined
        ? one.endings.some((other) => other.startsWith(name)) || hasWords(one.words, words)
        : one.endings.some((other) => other.startsWith(ending) || other.endsWith(ending)),
    )
    .map(({ kind }) => kind);
}

/** The ending under which a kind is listed: the shortest way to write its first. */
export function chipOf({ endings: [first = ''] }: FileKind): string {
  return first.replace(/tiff$/, 'tif');
}

function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

function ofFormat({ name, endings: own, maker = '', converted, notes, pack }: ImageFormat): Known {
  const isConverted = converted !== 'no';
  const facts = [pack?.content, isConverted ? `Converted ${converted}` : undefined, notes];
  return {
    kind: {
      name,
      answer: pack ? 'zip' : 'yes',
      maker,
      endings: own,
      isConverted,
      text: facts.filter((fact) => fact !== undefined).join('. '),
    },
    endings: [...own, ...(pack?.parts ?? [])],
    words: wordsOf(name, maker),
  };
}

function ofOther({ name, endings: own, maker = '', answer, advice }: OtherFile): Known {
  return {
    kind: { name, answer, maker, endings: own, text: advice },
    endings: own,
    words: wordsOf(name, maker),
  };
}

/** The name is there without its spaces as well, as some write it. */
function wordsOf(name: string, maker: string): string {
  const text = ` ${name} ${maker}`.toLowerCase().replace(/[-,\s]+/g, ' ');
  return `${text} ${text.replaceAll(' ', '')}`;
}
