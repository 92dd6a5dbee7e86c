/**
 * Some JSON as bytes that brotli makes an eighth smaller than it makes the JSON: one byte for each of the most frequent
 * words and for what JSON has between strings and rows, two for the other frequent ones. Nothing stands for the space
 * at a word's side where `BETWEEN` finds its place. First line: the words; a word's code is its position there.
 */

/** Codes of words while they are characters: the first, of so many with a single byte, of so many with two. */
const FIRST = 0x80;
const SHORT = 0x70;
const LONG = 0xf00;
/** Before the second byte of a word, and before the last two of what two cannot say. */
const LEAD = 0xf0;
const FAR = 0xff;
/** Stands where two sides have no space between, although `BETWEEN` would say so. */
const JOINED = '\x7f';
/** So many letters have to be saved by a word's code, or its place in the list costs more. */
const LEAST_SAVED = 20;

/** Pieces of JSON, by the control character that stands for each: in JSON these are escaped. */
const MARKS = ['","', '"},{"', '\\n\\t+\\t', '\\n\\t#\\t', '\\n\\t\\t', '\\n', '\\t', '\\"'];
/** Marks; other escapes, which are passed over; words, and single characters that could be taken for one. */
const PIECE = /"(?:\},\{|,)"|\\n\\t[+#]?\\t|\\.|[A-Z]?[a-z]+|[A-Z]{2,}|\d{2,}|[^\0-\x7e]/gu;
const WORD = /^(?:\w|[^\0-\x7e])/u;
const BETWEEN = /(?<=[\w,.;:)]|[^\0-\x7f]) ?(?=[^\0-\x7f])|(?<=[^\0-\x7f]) ?(?=[\w(])/gu;

/** Packs what JSON can say. */
export function packJson(value: unknown): Uint8Array {
  const text = JSON.stringify(value);
  const counts = new Map<string, number>();
  for (const piece of text.match(PIECE) ?? []) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const words = [...counts]
    .filter(([word, count]) => WORD.test(word) && (word > '~' || count * (word.length - 1) >= LEAST_SAVED))
    .sort(([, a], [, b]) => b - a)
    // Words with the same first byte by the alphabet.
    .map(([word], i): [string, number] => [word, (i - SHORT) >> 8])
    .sort(([word, a], [other, b]) => a - b || (a < 0 ? 0 : word < other ? -1 : 1))
    .map(([word]) => word);
  const codes = new Map([
    ...MARKS.map((mark, i): [string, string] => [mark, String.fromCodePoint(i + 1)]),
    ...words.map((word, i): [string, string] => [word, String.fromCodePoint(FIRST + i)]),
  ]);
  const packed = text
    .replace(PIECE, (piece) => codes.get(piece) ?? piece)
    .replace(BETWEEN, (space) => (space === '' ? JOINED : ''));
  const bytes: number[] = [];
  for (const character of `${words.map(encodeURI).join(' ')}\n${packed}`) bytes.push(...bytesOf(character));
  return Uint8Array.from(bytes);
}

/** What was packed. */
export function unpackJson<T>(packed: Uint8Array): T {
  let codes = '';
  for (let at = 0; at < packed.length; at++) {
    let code = packed[at] ?? 0;
    if (code === FAR) code = FIRST + SHORT + LONG + (packed[++at] ?? 0) * 0x100 + (packed[++at] ?? 0);
    else if (code >= LEAD) code = FIRST + SHORT + (code - LEAD) * 0x100 + (packed[++at] ?? 0);
    codes += String.fromCodePoint(code);
  }
  const end = codes.indexOf('\n');
  const words = decodeURI(codes.slice(0, end)).split(' ');
  const text = codes
    .slice(end + 1)
    .replace(BETWEEN, ' ')
    .replaceAll(JOINED, '')
    .replace(/[^ -~]/gu, (one) => {
      const code = one.codePointAt(0) ?? 0;
      return (code < FIRST ? MARKS[code - 1] : words[code - FIRST]) ?? '';
    });
  return JSON.parse(text);
}

function bytesOf(character: string): number[] {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST + SHORT) return [code];
  const rest = code - FIRST - SHORT;
  if (rest < LONG) return [LEAD + (rest >> 8), rest & 0xff];
  return [FAR, (rest - LONG) >> 8, (rest - LONG) & 0xff];
}
