import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { nearest } from '../../core/errors.ts';
import type { Problem } from '../../core/types.ts';
import type { GlossaryTerm } from '../compiled.ts';

export const GLOSSARY_FILE = 'glossary.yml';

/** Keys of an entry, and what each holds. */
const KEYS: Record<string, (value: unknown) => string | undefined> = {
  term: (value) =>
    isText(value) && /^[\p{L}\p{N}]/u.test(value.trim())
      ? undefined
      : 'a text that starts with a letter or digit',
  synonyms: (value) => (Array.isArray(value) && value.every(isText) ? undefined : 'a list of texts'),
  definition: (value) => (isText(value) ? undefined : 'a text'),
  to: (value) =>
    isText(value) && /^\/(?!\/)/.test(value)
      ? undefined
      : 'the address of a page, such as "/user-guide/project"',
  abbreviation: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
  match: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
};

const REQUIRED = ['term', 'definition'];

/**
 * Reads the text of `glossary.yml`: a list of `{ term, definition, synonyms?, to?, abbreviation?, match? }`.
 * Entries with a mistake are left out and reported.
 */
export function parseGlossary(text: string, file: string): { terms: GlossaryTerm[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const lines = new LineCounter();
  const report: Report = (offset, message, hint) => {
    problems.push({ severity: 'error', file, line: lines.linePos(offset).line, message, hint });
  };
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', strict: true });
  for (const { message, pos } of document.errors) report(pos[0], `bad YAML: ${message.split('\n')[0]}`);
  if (problems.length > 0 || document.contents === null) return { terms: [], problems };
  if (!isSeq(document.contents)) {
    report(0, 'the glossary is not a list.', 'Start each entry with "- term: …".');
    return { terms: [], problems };
  }
  const seen = new Map<string, number>();
  const terms = document.contents.items.flatMap((item) => {
    if (isMap(item)) return readEntry(item, seen, lines, report);
    const offset = (isScalar(item) ? item.range?.[0] : undefined) ?? 0;
    report(offset, 'an entry of the glossary is no map of keys.', 'Write "- term: …" and "  definition: …".');
    return [];
  });
  return { terms, problems };
}

type Report = (offset: number, message: string, hint?: string) => void;

function readEntry(
  map: YAMLMap,
  seen: Map<string, number>,
  lines: LineCounter,
  report: Report,
): GlossaryTerm[] {
  const offset = map.range?.[0] ?? 0;
  const values = new Map<string, unknown>();
  let isGood = true;
  for (const { key, value } of map.items) {
    const name = String(isScalar(key) ? key.value : key);
    const at = (isScalar(key) ? key.range?.[0] : undefined) ?? offset;
    const plain: unknown = isScalar(value) ? value.value : isSeq(value) ? value.toJSON() : undefined;
    const complaint = complain(name, plain);
    if (complaint !== undefined) {
      report(at, complaint.message, complaint.hint);
      isGood = false;
    }
    values.set(name, plain);
  }
  for (const name of REQUIRED.filter((required) => !values.has(required))) {
    report(offset, `a glossary entry has no "${name}".`);
    isGood = false;
  }
  if (!isGood) return [];
  const term = toTerm(values);
  reportRepeated(term, offset, seen, lines, report);
  return [term];
}

function complain(name: string, value: unknown): { message: string; hint: string | undefined } | undefined {
  const check = Object.hasOwn(KEYS, name) ? KEYS[name] : undefined;
  if (check === undefined) {
    const near = nearest(name, Object.keys(KEYS));
    const hint =
      near === undefined ? `Known are: ${Object.keys(KEYS).join(', ')}.` : `Did you mean "${near}"?`;
    return { message: `unknown key "${name}" in the glossary.`, hint };
  }
  const wanted = check(value);
  if (wanted === undefined) return undefined;
  return { message: `"${name}" in the glossary is not ${wanted}.`, hint: undefined };
}

function toTerm(values: Map<string, unknown>): GlossaryTerm {
  const to = values.get('to');
  const synonyms = (values.get('synonyms') ?? []) as string[];
  return {
    term: String(values.get('term')).trim(),
    synonyms: synonyms.map((synonym) => synonym.trim()),
    definition: String(values.get('definition')).replace(/\s+/g, ' ').trim(),
    to: to === undefined ? undefined : String(to),
    abbreviation: values.get('abbreviation') === true,
    match: values.get('match') !== false,
  };
}

/** One spelling must not mean two things. */
function reportRepeated(
  term: GlossaryTerm,
  offset: number,
  seen: Map<string, number>,
  lines: LineCounter,
  report: Report,
): void {
  const { line } = lines.linePos(offset);
  for (const spelling of [term.term, ...term.synonyms]) {
    const key = term.abbreviation ? spelling : spelling.toLowerCase();
    const other = seen.get(key);
    if (other !== undefined)
      report(offset, `the glossary has "${spelling}" twice.`, `The other one is on line ${other}.`);
    else seen.set(key, line);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
