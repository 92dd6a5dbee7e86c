import { type ESTree, parseSync } from 'rolldown/utils';
import { entryPath } from '../pages/sidebar.ts';

type Node = ESTree.Expression;

/** A list of sidebar entries in the configuration's text, with the lists and objects around it, outermost first. */
interface EntryList {
  array: ESTree.ArrayExpression;
  around: ESTree.Node[];
}

/** One page entry, in reading order. */
interface PageEntry {
  /** From the root, also of an entry that is written from the sidebar's prefix. */
  path: string;
  node: Node;
  list: EntryList;
}

/** Where the new entry goes: after the page with this path, or as the n-th page (from 1) of its sidebar. */
export type EntryPosition = { after: string } | { position: number } | undefined;

export interface SidebarInsertion {
  path: string;
  title: string;
  position: EntryPosition;
}

/** Result of an edit; `undefined` as text when the page belongs to no sidebar. */
export type SidebarEdit =
  | { type: 'edited'; text: string }
  | { type: 'none' }
  | { type: 'failed'; reason: string };

/**
 * Adds a page to the sidebar that its path belongs to, by editing the text of the configuration; everything else keeps
 * its form. Without a position the page comes after the last one of its own folder, else at the end.
 */
export function insertSidebarEntry(text: string, insertion: SidebarInsertion): SidebarEdit {
  const { program, errors } = parseSync('site.config.ts', text);
  if (errors.length > 0) return { type: 'failed', reason: 'the configuration cannot be parsed' };
  const sidebars = sidebarsOf(program);
  if (sidebars === undefined) return { type: 'none' };
  const property = sidebarOf(sidebars, insertion.path);
  if (property === undefined) return { type: 'none' };
  const list = listOf(property.value as Node);
  if (list === undefined) return { type: 'failed', reason: 'its sidebar is not written out as a list' };
  const entries = pagesIn(list, keyOf(property) ?? '');
  const place = placeFor(insertion, entries);
  if (typeof place === 'string') return { type: 'failed', reason: place };
  return {
    type: 'edited',
    text: edit(text, place ?? { list, index: list.array.elements.length }, insertion),
  };
}

/** Paths of a sidebar in reading order, to choose a place among; empty when the page belongs to no sidebar. */
export function sidebarPaths(text: string, path: string): string[] {
  const sidebars = sidebarsOf(parseSync('site.config.ts', text).program);
  const property = sidebars && sidebarOf(sidebars, path);
  if (property === undefined) return [];
  const list = listOf(property.value as Node);
  if (list === undefined) return [];
  return pagesIn(list, keyOf(property) ?? '').map((entry) => entry.path);
}

function sidebarsOf(program: ESTree.Program): ESTree.ObjectExpression | undefined {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  let value = exported && plain(exported.declaration as Node);
  if (value?.type === 'CallExpression') value = plain(value.arguments[0] as Node);
  if (value?.type !== 'ObjectExpression') return undefined;
  const found = propertyOf(value, 'sidebars');
  const sidebars = found && plain(found.value as Node);
  return sidebars?.type === 'ObjectExpression' ? sidebars : undefined;
}

/** The expression inside `as …` and `satisfies …`. */
function plain(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? plain(node.expression)
    : node;
}

function propertyOf(object: ESTree.ObjectExpression, name: string): ESTree.ObjectProperty | undefined {
  return object.properties.find((property) => property.type === 'Property' && keyOf(property) === name) as
    | ESTree.ObjectProperty
    | undefined;
}

function keyOf({ key }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** The longest prefix wins, as in the build. */
function sidebarOf(sidebars: ESTree.ObjectExpression, path: string): ESTree.ObjectProperty | undefined {
  const fitting = sidebars.properties.filter(
    (property): property is ESTree.ObjectProperty =>
      property.type === 'Property' && path.startsWith(keyOf(property) ?? '\n'),
  );
  return fitting.sort((a, b) => (keyOf(b)?.length ?? 0) - (keyOf(a)?.length ?? 0))[0];
}

function listOf(value: Node): EntryList | undefined {
  const node = plain(value);
  if (node.type === 'ArrayExpression') return { array: node, around: [node] };
  const items = node.type === 'ObjectExpression' ? propertyOf(node, 'items') : undefined;
  const array = items && plain(items.value as Node);
  return array?.type === 'ArrayExpression' ? { array, around: [node, array] } : undefined;
}

function pagesIn(list: EntryList, key: string): PageEntry[] {
  return list.array.elements.flatMap((element): PageEntry[] => {
    const node = element as Node | null;
    if (node === null) return [];
    if (node.type === 'ArrayExpression') return pageEntry(node.elements[0] as Node, node, list, key);
    if (node.type !== 'ObjectExpression') return pageEntry(node, node, list, key);
    const children = propertyOf(node, 'children');
    const array = children && plain(children.value as Node);
    if (array?.type !== 'ArrayExpression') return [];
    return pagesIn({ array, around: [...list.around, node, array] }, key);
  });
}

function pageEntry(path: Node | undefined, node: Node, list: EntryList, key: string): PageEntry[] {
  if (path?.type !== 'Literal' || typeof path.value !== 'string') return [];
  return [{ path: entryPath(path.value, key), node, list }];
}

/** A list with the index at which the entry goes; a text says why there is none. */
function placeFor(
  { path, position }: SidebarInsertion,
  entries: readonly PageEntry[],
): { list: EntryList; index: number } | string | undefined {
  if (position === undefined) {
    const folder = path.replace(/[^/]*\/?$/, '');
    const last = entries.findLast((entry) => entry.path.startsWith(folder));
    return last && { list: last.list, index: last.list.array.elements.indexOf(last.node) + 1 };
  }
  if ('after' in position) {
    const asked = position.after.replace(/(?:\.md|\/)$/, '');
    const entry = entries.find((one) => one.path.replace(/(?:\.md|\/)$/, '') === asked);
    if (entry === undefined) return `"${position.after}" is not in its sidebar`;
    return { list: entry.list, index: entry.list.array.elements.indexOf(entry.node) + 1 };
  }
  if (position.position > entries.length + 1) return `its sidebar has only ${entries.length} pages`;
  const next = entries[position.position - 1];
  if (next !== undefined) return { list: next.list, index: next.list.array.elements.indexOf(next.node) };
  return undefined;
}

function edit(
  text: string,
  { list, index }: { list: EntryList; index: number },
  insertion: SidebarInsertion,
): string {
  const elements = list.array.elements as Node[];
  const areStrings = elements.length > 0 && elements.every(({ type }) => type === 'Literal');
  const entry = areStrings ? quote(insertion.path) : `[${quote(insertion.path)}, ${quote(insertion.title)}]`;
  if (isOnOneLine(list.array, text)) return spreadOut(text, list, index, entry);
  const previous = elements[index - 1];
  const next = elements[index];
  const indent = indentAt(text, (previous ?? next ?? list.array).start);
  if (previous !== undefined) {
    // A comment behind the comma belongs to the entry before it.
    const [rest] = /^,[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*\*\/[ \t]*)?(?=\n)/.exec(text.slice(previous.end)) ?? [];
    if (rest === undefined) return splice(text, previous.end, previous.end, `,\n${indent}${entry}`);
    return splice(text, previous.end + rest.length, previous.end + rest.length, `\n${indent}${entry},`);
  }
  const at = next?.start ?? list.array.start + 1;
  return splice(text, at, at, next === undefined ? `\n${indent}  ${entry},` : `${entry},\n${indent}`);
}

/** Writes a list that stood on one line, and what stands around it on the same line, over several, as formatters do. */
function spreadOut(text: string, { array, around }: EntryList, index: number, entry: string): string {
  const chain = around.slice(around.findIndex((node) => isOnOneLine(node, text)));
  const [outermost] = chain;
  if (outermost === undefined) return text;
  const print = (node: ESTree.Node, indent: string): string => {
    if (!chain.includes(node)) return text.slice(node.start, node.end);
    const inner = `${indent}  `;
    if (node.type === 'ArrayExpression') {
      const items = node.elements.map((element) => (element === null ? '' : print(element, inner)));
      if (node === array) items.splice(index, 0, entry);
      return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
    }
    if (node.type !== 'ObjectExpression') return text.slice(node.start, node.end);
    const properties = node.properties.map((property) => {
      if (property.type !== 'Property') return text.slice(property.start, property.end);
      return text.slice(property.start, property.value.start) + print(property.value, inner);
    });
    return `{\n${properties.map((property) => `${inner}${property},\n`).join('')}${indent}}`;
  };
  return splice(text, outermost.start, outermost.end, print(outermost, indentAt(text, outermost.start)));
}

function isOnOneLine({ start, end }: ESTree.Node, text: string): boolean {
  return !text.slice(start, end).includes('\n');
}

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function quote(text: string): string {
  if (text.includes("'") && !text.includes('"')) return `"${text.replaceAll('\\', '\\\\')}"`;
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
