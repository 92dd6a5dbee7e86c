import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Where something stands in a text; both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A text as YAML: its value, or why it has none, and where each part of it stands. */
export interface ReadText {
  value: unknown;
  faults: { place: Place; message: string }[];
  /** The place of a part, or of the last thing on the way to it that stands in the text. */
  placeOf: (path: readonly string[]) => Place;
}

/** Reads YAML as the App Engine does, merge keys included. */
export function readText(text: string): ReadText {
  const lines = new LineCounter();
  const read = parseDocument(text, { merge: true, lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const faults = read.errors.map(({ pos, message }) => ({ place: placeAt(pos[0]), message }));
  return {
    value: faults.length === 0 ? read.toJS() : undefined,
    faults,
    placeOf: (path) => {
      let node: unknown = read.contents;
      let offset = 0;
      for (const step of path) {
        const found: unknown = isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
          : isSeq(node) && node.items[Number(step)];
        const start = isPair(found) ? found.key : found;
        const range = (start as { range?: [number, number, number] | null } | undefined)?.range;
        if (!range) break;
        offset = range[0];
        node = isPair(found) ? found.value : found;
      }
      return placeAt(offset);
    },
  };
}
