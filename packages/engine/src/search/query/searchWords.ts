/** How text becomes the words of the index: build and worker must do the same. */

/** Longer words are checksums or data, never asked for. */
const MAX_WORD_LENGTH = 64;

/** Words too common in English prose to tell sections apart; not in the index. */
const COMMON_WORDS = new Set(
  (
    'a am an and are as at be been but by can cannot cant could did didnt do does doesnt dont for from had has have how i if in into is isnt it its me my no not of on or our should so that the their them then there these they this to was we were what when where which who why will with wont would you your ' +
    // Adverbs and courtesies.
    'actually already also anymore completely correctly currently easily exactly maybe please properly quickly quite really simply somehow suddenly thanks totally very yet ' +
    // Articles before labels in other languages.
    'de een el het la las le les los un una une'
  ).split(' '),
);

/** Letters that Unicode does not decompose, in the spelling a reader without that key would type. */
const PLAIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Words that end like a plural, and would be one with another word if they lost it: "CORS" with "core". */
const SINGULARS = new Set(['cors']);

const WORD = /[\p{L}\p{N}\p{M}]+(?:[-._/:@$'’][\p{L}\p{N}\p{M}]+)*/gu;
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
const JOINER = /[-._/:@$]/;
const EDGE_JOINERS = /^[-._/:@$'’]+|[-._/:@$'’]+$/g;
const CAMEL_CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Scripts written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Made when it is first needed: its dictionary takes browsers longer to load than all else here. */
let segmenter: Intl.Segmenter | undefined;

/** A word as written, and what it is made of when it is an identifier, a path or another compound. */
export interface Word {
  whole: string;
  parts: string[];
}

/** @example wordsOf('call getUser') // [{ whole: 'call', parts: [] }, { whole: 'getUser', parts: ['get', 'User'] }] */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [found] of text.normalize('NFC').matchAll(WORD)) {
    if (isAscii(found)) {
      words.push(toWord(found));
      continue;
    }
    const spaced = found.replace(UNSPACED, (run) => {
      words.push(...unspacedWords(run).map((whole) => ({ whole, parts: [] })));
      return ' ';
    });
    for (const piece of spaced.split(' ')) if (piece !== '') words.push(toWord(piece));
  }
  return words;
}

/**
 * Splits text into terms. A compound gives itself and its parts, so that either spelling finds it.
 *
 * @example tokenize('call getUser in api/v1') // ['call', 'getUser', 'get', 'User', 'in', 'api/v1', 'api', 'v1']
 */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/**
 * The form of a term that is stored and compared: no case, no accents. Null for a term not worth indexing.
 *
 * @example processTerm('Éléments') // 'elements'
 */
export function processTerm(term: string): string | null {
  const plain = foldTerm(term);
  return plain === '' || plain.length > MAX_WORD_LENGTH || COMMON_WORDS.has(plain) ? null : plain;
}

/** Like `processTerm`, but keeps common words: the last word of a query may be the start of a longer one. */
export function foldTerm(term: string): string {
  if (isAscii(term)) return term.toLowerCase().replace(/'s$/, '').replaceAll("'", '');
  return term
    .normalize('NFKD')
    .replace(/['’]s$/i, '')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * What the forms of an English word have in common. Crude: it only has to be equal where words mean the same.
 *
 * @example stemOf('installations') // 'install'
 */
export function stemOf(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  const verb = singularOf(term)
    // As in "colour" and "organise".
    .replace(/(?<=[a-z]{3})our(?=s|ed|ing|$)/, 'or')
    .replace(/(?<=[a-z]{3})is(?=e[ds]?$|ing$|ation$)/, 'iz')
    .replace(/ied$/, 'y')
    .replace(/(?<=[a-z]{2}[aeiouy][a-z]*|[aeiouy][a-z]{2,})(?:ing|ed)$/, '')
    .replace(/(?<=[st])ion$/, '')
    .replace(/(?<=[a-z]{4})at(?:e|or)?$/, '');
  return verb.replace(/e$/, '').replace(/([bdgmnprt])\1$/, '$1');
}

/**
 * A folded word without the ending of a plural, if it is English.
 *
 * @example singularOf('ontologies') // 'ontology'
 */
export function singularOf(term: string): string {
  if (term.length < 4 || SINGULARS.has(term) || !/^[a-z]+$/.test(term)) return term;
  return term
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh|z)es$/, '')
    .replace(/(?<![su'i])s$/, '');
}

/** Whether a folded word is too common to be indexed. */
export function isCommon(term: string): boolean {
  return COMMON_WORDS.has(term);
}

/** Text as plain words with single spaces, for looking up phrases in it. */
export function plainText(text: string): string {
  if (isAscii(text)) {
    const words = text
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, ' ');
    return ` ${words.trim()} `;
  }
  return ` ${foldTerm(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Most text is, and then folding it letter by letter and asking Unicode would be lost time. */
function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
  return /^[\x00-\x7f]*$/.test(text);
}

function toWord(piece: string): Word {
  // Most words are plain ones, for which the rest would be lost time.
  if (PLAIN_WORD.test(piece)) return { whole: piece, parts: [] };
  const whole = piece.replace(EDGE_JOINERS, '');
  const parts = whole.split(JOINER).flatMap((part) => part.split(CAMEL_CASE));
  return { whole, parts: parts.length > 1 ? parts : [] };
}

/** Words by dictionary, and pairs of characters: the dictionaries of Node and browsers differ. */
function unspacedWords(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const words = [...segmenter.segment(run)].map(({ segment }) => segment).filter(({ length }) => length > 1);
  const pairs = characters.slice(1).map((character, i) => `${characters[i]}${character}`);
  return [...new Set([...words, ...pairs])];
}
