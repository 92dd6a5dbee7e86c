import { isMap, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import { emptyFrontMatter, HOME_KEYS, KEYS } from '../config/frontMatterSchema.ts';
import { nearest } from '../core/errors.ts';
import { shorten } from '../core/text.ts';
import type { FrontMatter, Problem } from '../core/types.ts';

/** Front matter, body, and where the body starts. */
export interface SplitSource {
  frontmatter: FrontMatter;
  body: string;
  /** Lines above the body. */
  lineOffset: number;
  problems: Problem[];
}

type Report = (line: number, message: string, hint?: string) => void;

const OPENING = /^---([A-Za-z]*)[ \t]*(?:\r?\n|$)/;
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
    problems.push({ severity: 'error', file, line, message, hint, check: 'frontMatter' });
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
  const language = opening[1] ?? '';
  if (language)
    report(1, `front matter in "${language}" is not read.`, 'Write it as YAML, after a plain "---".');
  const frontmatter = language ? emptyFrontMatter() : parseYaml(yaml, report);
  const head = yaml.split('\n').length;
  const body = inside.slice(closing.index + closing[0].length).replace(/^\n/, '');
  return { frontmatter, body, lineOffset: head + 1, problems };
}

function parseYaml(yaml: string, report: Report): FrontMatter {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { schema: 'core', lineCounter: counter, prettyErrors: false });
  // The first line of the file is the opening "---".
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  for (const { message, pos } of document.errors) {
    report(
      lineAt(pos[0]),
      `front matter: ${plainMessage(message)}`,
      'The front matter has to be valid YAML.',
    );
  }
  for (const { message, pos } of document.warnings)
    report(lineAt(pos[0]), `front matter: ${plainMessage(message)}`);
  if (document.errors.length + document.warnings.length > 0) return emptyFrontMatter();
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return emptyFrontMatter();
  if (!isMap(contents)) {
    report(2, 'the front matter is not a list of "key: value" lines.');
    return emptyFrontMatter();
  }
  // What "title: *a*" is to YAML.
  let hasAlias = false;
  visit(contents, {
    Alias: (_key, { source, range }) => {
      report(lineAt(range?.[0] ?? 0), `the YAML alias "*${source}" is not read.`, 'Write the value out.');
      hasAlias = true;
    },
  });
  return hasAlias ? emptyFrontMatter() : checkKeys(contents, lineAt, report);
}

function checkKeys(
  contents: Extract<ParsedNode, { items: unknown }> & { toJSON(): unknown },
  lineAt: (offset: number) => number,
  report: Report,
): FrontMatter {
  const given = contents.toJSON() as Record<string, unknown>;
  const lines = keyLines(contents, lineAt);
  const checked: Record<string, unknown> = { ...emptyFrontMatter() };
  for (const [name, value] of Object.entries(given)) {
    const line = lines.get(name) ?? 2;
    if (!Object.hasOwn(KEYS, name)) {
      reportUnknown(name, given.home === true, line, report);
      continue;
    }
    const key = KEYS[name as keyof FrontMatter];
    const result = key.schema.safeParse(value);
    if (result.success) checked[name] = result.data;
    else
      report(
        line,
        `front matter "${name}" is ${shown(value)}.`,
        `Expected ${key.expected}.${quoteHint(name, value)}`,
      );
  }
  // Each value was checked by the schema of its key just above.
  return checked as unknown as FrontMatter;
}

function keyLines(contents: ParsedNode, lineAt: (offset: number) => number): Map<string, number> {
  const lines = new Map<string, number>();
  if (!isMap(contents)) return lines;
  for (const { key } of contents.items) {
    if (isScalar(key) && key.range) lines.set(String(key.value), lineAt(key.range[0]));
  }
  return lines;
}

function reportUnknown(name: string, isHome: boolean, line: number, report: Report): void {
  const isHomeKey = HOME_KEYS.includes(name);
  if (isHomeKey && isHome) return;
  const near = nearest(name, Object.keys(KEYS));
  const hint = near ? `Did you mean "${near}"?` : `Known keys: ${Object.keys(KEYS).join(', ')}.`;
  report(
    line,
    `unknown front matter key "${name}".`,
    isHomeKey ? 'It is read only with "home: true".' : hint,
  );
}

function shown(value: unknown): string {
  return value === null ? 'empty' : shorten(JSON.stringify(value), MAX_SHOWN);
}

function quoteHint(name: string, value: unknown): string {
  const isTextKey = KEYS[name as keyof FrontMatter].expected === 'text';
  return isTextKey && ['number', 'boolean'].includes(typeof value)
    ? ` Put quotes around it: "${value}".`
    : '';
}

/** The parser's sentence without its own idea of the place, which does not know the lines above. */
function plainMessage(message: string): string {
  return message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '').replace(/\n[\s\S]*$/, '');
}
