import type { FrontMatter } from '../config/frontMatterSchema.ts';
import { emptyFrontMatter, HOME_KEYS, KEYS } from '../config/frontMatterSchema.ts';
import { mistake, suggest } from '../core/errors.ts';
import { isRecord } from '../core/json.ts';
import { shorten } from '../core/text.ts';
import type { Problem } from '../core/types.ts';
import { parseYaml } from './yamlFile.ts';

/** Front matter, body, and where the body starts. */
interface SplitSource {
  frontmatter: FrontMatter;
  body: string;
  /** Lines above the body. */
  lineOffset: number;
  problems: Problem[];
}

type Report = (line: number, message: string, hint?: string) => void;

const OPENING = /^---[ \t]*(?:\r?\n|$)/;
const CLOSING = /^---[ \t]*\r?$/m;
/** Characters of a wrong value that a message shows. */
const MAX_SHOWN = 80;
/** Front matter that is not at the very start would be read as body. */
const LATE_OPENING = /^\s+---[ \t]*\r?\n[ \t]*[\w-]+:/;

/**
 * Splits the text of a page into front matter, which is YAML only, and body. Mistakes are returned, not thrown.
 *
 * @example readFrontMatter('---\ntitle: A\n---\nText', 'docs/a.md').frontmatter.title // 'A'
 */
export function readFrontMatter(source: string, file: string): SplitSource {
  const problems: Problem[] = [];
  const report: Report = (line, message, hint) =>
    problems.push(mistake(file, line, message, hint, 'frontMatter'));
  const text = source.replace(/^\uFEFF/, '');
  const opening = OPENING.exec(text);
  if (!opening) {
    if (LATE_OPENING.test(text)) {
      report(1, 'front matter does not start on the first line.', 'Remove the blank lines above "---".');
    }
    return { frontmatter: emptyFrontMatter(), body: text, lineOffset: 0, problems };
  }
  const inside = text.slice(opening[0].length);
  const closing = CLOSING.exec(inside);
  if (!closing) {
    report(1, 'the front matter is never closed.', 'End it with a line "---".');
    return { frontmatter: emptyFrontMatter(), body: '', lineOffset: 1, problems };
  }
  const yaml = inside.slice(0, closing.index);
  const frontmatter = readYaml(yaml, report);
  const head = yaml.split('\n').length;
  const body = inside.slice(closing.index + closing[0].length).replace(/^\n/, '');
  return { frontmatter, body, lineOffset: head + 1, problems };
}

function readYaml(yaml: string, report: Report): FrontMatter {
  // The first line of the file is the opening "---".
  const { value, faults, lineAt } = parseYaml(yaml, 2);
  for (const { line, message } of faults)
    report(line, `front matter: ${message}`, 'The front matter has to be valid YAML.');
  const checked: Record<string, unknown> = { ...emptyFrontMatter() };
  if (isRecord(value)) {
    for (const [name, given] of Object.entries(value)) {
      const line = lineAt([name]);
      if (!Object.hasOwn(KEYS, name)) reportUnknown(name, value.home === true, line, report);
      else checked[name] = readKey(name as keyof FrontMatter, given, line, report) ?? checked[name];
    }
  } else if (value !== null && faults.length === 0)
    report(2, 'the front matter is not a list of "key: value" lines.');
  // Each value was checked by the schema of its key.
  return checked as unknown as FrontMatter;
}

/** The value of a key; undefined when it is none. */
function readKey(name: keyof FrontMatter, given: unknown, line: number, report: Report): unknown {
  const { schema, expected } = KEYS[name];
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const quoteHint =
    expected === 'text' && ['number', 'boolean'].includes(typeof given)
      ? ` Put quotes around it: "${given}".`
      : '';
  report(line, `front matter "${name}" is ${shown(given)}.`, `Expected ${expected}.${quoteHint}`);
  return undefined;
}

function reportUnknown(name: string, isHome: boolean, line: number, report: Report): void {
  const isHomeKey = HOME_KEYS.includes(name);
  if (isHomeKey && isHome) return;
  const known = Object.keys(KEYS);
  const hint = suggest(name, known, `Known keys: ${known.join(', ')}.`);
  report(
    line,
    `unknown front matter key "${name}".`,
    isHomeKey ? 'It is read only with "home: true".' : hint,
  );
}

function shown(value: unknown): string {
  return value === null ? 'empty' : shorten(JSON.stringify(value), MAX_SHOWN);
}
