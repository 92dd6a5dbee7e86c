import { emptyFrontMatter, type FrontMatter, frontMatterSchema } from '../config/frontMatterSchema.ts';
import { mistake, suggest } from '../core/errors.ts';
import { isRecord } from '../core/json.ts';
import { shorten } from '../core/text.ts';
import type { Problem } from '../core/types.ts';
import { lineOf, parseYaml, YAML_HINT } from './yamlFile.ts';

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
  const { value, fault, lines } = parseYaml(yaml);
  // The first line of the file is the opening "---".
  if (fault !== undefined) report(fault.line + 1, `front matter: ${fault.message}.`, YAML_HINT);
  if (!isRecord(value)) {
    if (value !== null && fault === undefined)
      report(2, 'the front matter is not a list of "key: value" lines.');
    return emptyFrontMatter();
  }
  const result = frontMatterSchema.safeParse(value);
  if (result.success) return result.data;
  const wrong = new Set<string>();
  for (const issue of result.error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    for (const key of isUnknown ? issue.keys : [String(issue.path[0])]) {
      if (wrong.has(key)) continue;
      wrong.add(key);
      const [message, hint] = isUnknown ? unknownKey(key) : wrongValue(key, value[key], issue.message);
      report(lineOf(lines, key) + 1, message, hint);
    }
  }
  const right = Object.entries(value).filter(([key]) => !wrong.has(key));
  return frontMatterSchema.parse(Object.fromEntries(right));
}

function unknownKey(key: string): [message: string, hint: string | undefined] {
  const known = Object.keys(frontMatterSchema.shape);
  const hint = suggest(key, known, `Known keys: ${known.join(', ')}.`);
  return [`unknown front matter key "${key}".`, hint];
}

function wrongValue(key: string, value: unknown, expected: string): [message: string, hint: string] {
  const shown = value === null ? 'empty' : shorten(JSON.stringify(value), MAX_SHOWN);
  const isBare = expected === 'text' && ['number', 'boolean'].includes(typeof value);
  const quotes = isBare ? ` Put quotes around it: "${value}".` : '';
  return [`front matter "${key}" is ${shown}.`, `Expected ${expected}.${quotes}`];
}
