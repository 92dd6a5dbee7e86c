/** How sections become search terms, for the build that indexes and the worker that asks: both must do the same. */

/** Weights of the fields; a match in a heading says more than one in its text. */
const TITLE_WEIGHT = 6;
const TRAIL_WEIGHT = 1.5;
const TEXT_WEIGHT = 1;

/** Longer words are checksums or data, never asked for. */
const MAX_TERM_LENGTH = 64;

/** Words too common in English prose to tell sections apart; dropped from the index. */
const STOP_WORDS = new Set(
  'a an and are as at be but by can do does for from has have how i if in into is it its my no not of on or so that the their then there these they this to was we what when where which will with you your'.split(
    ' ',
  ),
);

/** Letters that Unicode does not decompose, in the spelling a reader without that key would type. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-._/:@$'’][\p{L}\p{N}\p{M}]+)*/gu;
const JOINER = /[-._/:@$'’]/;
const CAMEL_CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** What is indexed of one section; `id` is its position in `SearchHead.sections`. */
export interface IndexedSection {
  id: number;
  title: string;
  trail: string;
  text: string;
}

const common = { idField: 'id', tokenize, processTerm };

/** Options of the small index, which is loaded first: titles and the headings above them. */
export const headOptions = { ...common, fields: ['title', 'trail'] };

/** Options of the whole index, which takes the small one's place as soon as it is there. */
export const bodyOptions = { ...common, fields: ['title', 'trail', 'text'] };

/** Options of every query; both indexes take them. */
export const queryOptions = {
  boost: { title: TITLE_WEIGHT, trail: TRAIL_WEIGHT, text: TEXT_WEIGHT },
  weights: { fuzzy: 0.3, prefix: 0.5 },
};

/**
 * Splits text into terms. A compound gives itself and its parts, so that either spelling finds it.
 *
 * @example tokenize('call getUserById in api/v1') // ['call', 'getUserById', 'get', 'User', 'By', 'Id', 'in', 'api/v1', 'api', 'v1']
 */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const [word] of text.normalize('NFC').matchAll(WORD)) {
    const spaced = word.replace(UNSPACED, (run) => {
      terms.push(...pairsOf(run));
      return ' ';
    });
    for (const part of spaced.split(' ')) if (part !== '') terms.push(...compound(part));
  }
  return terms;
}

/**
 * The form of a term that is stored and compared: no case, no accents. Null for a term not worth indexing.
 *
 * @example processTerm('Éléments') // 'elements'
 */
export function processTerm(term: string): string | null {
  const plain = foldTerm(term);
  return plain === '' || plain.length > MAX_TERM_LENGTH || STOP_WORDS.has(plain) ? null : plain;
}

/** Like `processTerm`, but keeps common words: the last word of a query may be the start of a longer one. */
export function foldTerm(term: string): string {
  return term
    .normalize('NFKD')
    .replace(/['’]s$/i, '')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** A word, and its parts when it is made of several. */
function compound(word: string): string[] {
  const whole = word.replace(/^[-._/:@$'’]+|[-._/:@$'’]+$/g, '');
  const parts = whole
    .split(JOINER)
    .flatMap((part) => part.split(CAMEL_CASE))
    .filter((part) => part.length > 1 || /[\p{Lu}\p{N}]/u.test(part));
  return parts.length > 1 ? [whole, ...parts] : [whole];
}

/**
 * Overlapping pairs of characters. Not `Intl.Segmenter`: its dictionaries differ between the Node that indexes and the
 * browser that asks, and a section would become unfindable.
 */
function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}
