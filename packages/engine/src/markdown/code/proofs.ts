import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { nearest } from '../../core/errors.ts';
import type { Problem } from '../../core/types.ts';
import type { Proof, Proofs } from '../compiled.ts';

/** Says how the code of a site is proved; path from the site's root. */
export const PROOFS_FILE = 'samples/proofs.yml';

const GROUPS = ['languages', 'samples'] as const;
const VERDICTS: readonly Proof['verdict'][] = ['ran', 'parsed', 'checked', 'not-runnable'];
const KEYS = ['verdict', 'by', 'reason'];
/** The mark is one line beside the name of the language. */
const MAX_CHARACTERS = 80;

type Report = (offset: number, message: string, hint?: string) => void;

/**
 * Reads the text of `samples/proofs.yml`: `languages` and `samples`, each a map of
 * `{ verdict: ran | parsed | checked | not-runnable, by, reason? }`. Entries with a mistake are left out and reported.
 *
 * @param exists whether the site has a file of this path.
 */
export function parseProofs(
  text: string,
  exists: (path: string) => boolean,
): { proofs: Proofs; problems: Problem[] } {
  const problems: Problem[] = [];
  const lines = new LineCounter();
  const report: Report = (offset, message, hint) => {
    problems.push({ severity: 'error', file: PROOFS_FILE, line: lines.linePos(offset).line, message, hint });
  };
  const proofs: Proofs = { languages: {}, samples: {} };
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', strict: true });
  for (const { message, pos } of document.errors) report(pos[0], `bad YAML: ${message.split('\n')[0]}`);
  if (problems.length > 0 || document.contents === null) return { proofs, problems };
  if (!isMap(document.contents)) {
    report(0, 'the proofs are no map.', 'It has the keys "languages" and "samples".');
    return { proofs, problems };
  }
  for (const { key, value, offset } of entriesOf(document.contents)) {
    const group = GROUPS.find((name) => name === key);
    if (group === undefined) report(offset, `unknown key "${key}".`, 'Known are: languages, samples.');
    else if (!isMap(value))
      report(offset, `"${key}" is no map.`, 'Write "name: { verdict: …, by: … }" under it.');
    else proofs[group] = readGroup(value, report);
    if (group !== 'samples' || !isMap(value)) continue;
    for (const sample of entriesOf(value))
      if (!exists(sample.key))
        report(sample.offset, `there is no file "${sample.key}".`, 'Paths count from the root of the site.');
  }
  return { proofs, problems };
}

function readGroup(map: YAMLMap, report: Report): Record<string, Proof> {
  const group = entriesOf(map).flatMap(({ key, value, offset }) => {
    if (isMap(value)) {
      const proof = readProof(value, offset, report);
      return proof === undefined ? [] : [[key, proof] as const];
    }
    report(offset, `the proof of "${key}" is no map.`, 'Write "{ verdict: …, by: … }".');
    return [];
  });
  return Object.fromEntries(group);
}

function readProof(map: YAMLMap, start: number, report: Report): Proof | undefined {
  const values = new Map<string, string>();
  let isGood = true;
  const refuse: Report = (...problem) => {
    report(...problem);
    isGood = false;
  };
  for (const { key, value, offset } of entriesOf(map)) {
    const text = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '';
    if (!KEYS.includes(key)) refuse(offset, `unknown key "${key}" in a proof.`, suggestion(key, KEYS));
    else if (text === '') refuse(offset, `"${key}" in a proof is no text.`);
    values.set(key, text);
  }
  const verdict = VERDICTS.find((name) => name === values.get('verdict'));
  const [by, reason] = [values.get('by'), values.get('reason')];
  const needed = verdict === 'not-runnable' ? 'reason' : 'by';
  if (verdict === undefined)
    refuse(
      start,
      `"${values.get('verdict') ?? ''}" is no verdict.`,
      suggestion(values.get('verdict') ?? '', VERDICTS),
    );
  else if (!values.has(needed)) refuse(start, `a proof with the verdict "${verdict}" needs "${needed}".`);
  if (`${by ?? ''}${reason ?? ''}`.length > MAX_CHARACTERS)
    refuse(start, `a proof is longer than ${MAX_CHARACTERS} characters.`, 'It has to fit above the code.');
  return isGood && verdict !== undefined ? { verdict, by, reason } : undefined;
}

function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `Known are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}

function entriesOf(map: YAMLMap): { key: string; value: unknown; offset: number }[] {
  return map.items.map(({ key, value }) => ({
    key: String(isScalar(key) ? key.value : key),
    value,
    offset: (isScalar(key) ? key.range?.[0] : undefined) ?? map.range?.[0] ?? 0,
  }));
}
