/**
 * A long text with its frequent words as one character each, which brotli makes a tenth smaller than it makes the
 * words. First line: the words; a word's character is its position there. Two characters side by side are words with
 * a space between, unless `JOINED` says otherwise.
 */

/** The first character that stands for a word. Those from here on in the text itself are words too. */
const FIRST = 0x80;
const JOINED = '\x7f';
/** So many letters have to be saved by a word's character, or its place in the list costs more. */
const LEAST_SAVED = 40;

/** Words, and single characters that could be taken for one; escapes of JSON are passed over. */
const WORD = /\\.|[A-Za-z]{2,}|[^\0-\x7e]/gu;
const BETWEEN = /(?<=[^\0-\x7f]) (?=[^\0-\x7f])|(?<=[^\0-\x7f])(?=[^\0-\x7f])/gu;

/** Packs some JSON. */
export function packText(text: string): string {
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD))
    if (!word.startsWith('\\')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([word, count]) => word > '~' || count * (word.length - 1) >= LEAST_SAVED)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  const characters = new Map(words.map((word, i) => [word, String.fromCodePoint(FIRST + i)]));
  const packed = text
    .replace(WORD, (word) => characters.get(word) ?? word)
    .replace(BETWEEN, (space) => (space === '' ? JOINED : ''));
  return `${words.join(' ')}\n${packed}`;
}

/** The text that was packed. */
export function unpackText(packed: string): string {
  const end = packed.indexOf('\n');
  const words = packed.slice(0, end).split(' ');
  return packed.slice(end + 1).replace(/[^\0-\x7e]+/g, (run) => {
    const wordsOf = (part: string) => [...part].map((one) => words[(one.codePointAt(0) ?? 0) - FIRST]);
    return run
      .split(JOINED)
      .map((part) => wordsOf(part).join(' '))
      .join('');
  });
}
