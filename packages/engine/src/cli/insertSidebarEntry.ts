import { generateCode, type Proxified, parseModule } from 'magicast';
import { entryPath } from '../pages/sidebar.ts';

/** Where the new entry goes: after the page with this path, or as the n-th page (from 1) of its sidebar. */
export type EntryPosition = { after: string } | { position: number } | undefined;

export interface SidebarInsertion {
  path: string;
  title: string;
  position: EntryPosition;
}

/** What came of an edit; `none`: the page belongs to no sidebar. */
export type SidebarEdit =
  | { type: 'edited'; text: string }
  | { type: 'none' }
  | { type: 'failed'; reason: string };

/** Where a list on one line is broken. */
const LINE_LENGTH = 110;

/** A list of sidebar entries in the source of the configuration. */
type EntryList = Proxified<unknown[]>;

/** One page of a sidebar, in reading order. */
interface PageEntry {
  /** From the root, also of an entry that is written from the sidebar's prefix. */
  path: string;
  list: EntryList;
  index: number;
}

/**
 * Adds a page to the sidebar that its path belongs to, by editing the source of the configuration. Without a position the
 * page comes after the last one of its own folder, else at the end.
 */
export function insertSidebarEntry(text: string, { path, title, position }: SidebarInsertion): SidebarEdit {
  const module = parseModule(text);
  const sidebar = sidebarOf(module.exports.default, path);
  if (sidebar === undefined) return { type: 'none' };
  const { list, pages } = sidebar;
  if (list === undefined) return { type: 'failed', reason: 'its sidebar is not written out as a list' };
  const place = placeFor(path, position, pages);
  if (typeof place === 'string') return { type: 'failed', reason: place };
  const target = place ?? { list, index: list.length };
  const areStrings = target.list.length > 0 && [...target.list].every((entry) => typeof entry === 'string');
  const entry = areStrings ? path : [path, title];
  target.list.splice(target.index, 0, entry);
  const { loc } = target.list.$ast;
  const isSpread = loc && loc.start.line < loc.end.line;
  // The whole list is printed again: on several lines if it was, with each entry on one.
  const wrapColumn = isSpread ? JSON.stringify(entry).length + 2 : LINE_LENGTH;
  const { code } = generateCode(module, { format: { wrapColumn } });
  return { type: 'edited', text: `${code.trimEnd()}\n` };
}

/** Paths of a sidebar in reading order, to choose a place among; empty when the page belongs to no sidebar. */
export function sidebarPaths(text: string, path: string): string[] {
  return sidebarOf(parseModule(text).exports.default, path)?.pages.map((page) => page.path) ?? [];
}

/** The sidebar of the longest prefix that fits, as in the build; without a list if it is computed. */
function sidebarOf(
  exported: Proxified | undefined,
  path: string,
): { list: EntryList | undefined; pages: PageEntry[] } | undefined {
  const config = exported?.$type === 'function-call' ? exported.$args[0] : exported;
  if (config?.$type !== 'object' || config.sidebars?.$type !== 'object') return undefined;
  const keys = Object.keys(config.sidebars).filter((prefix) => path.startsWith(prefix));
  const [key] = keys.sort((a, b) => b.length - a.length);
  if (key === undefined) return undefined;
  const sidebar = config.sidebars[key];
  const list = sidebar?.$type === 'object' ? sidebar.items : sidebar;
  return list?.$type === 'array' ? { list, pages: pagesIn(list, key) } : { list: undefined, pages: [] };
}

function pagesIn(list: EntryList, key: string): PageEntry[] {
  return [...list].flatMap((entry: Proxified | string, index): PageEntry[] => {
    if (typeof entry === 'string') return [{ path: entryPath(entry, key), list, index }];
    if (entry?.$type === 'array') return [{ path: entryPath(String(entry[0]), key), list, index }];
    return entry?.$type === 'object' && entry.children?.$type === 'array' ? pagesIn(entry.children, key) : [];
  });
}

/** Where the entry goes in which list; a text says why there is no such place. */
function placeFor(
  path: string,
  position: EntryPosition,
  pages: readonly PageEntry[],
): Pick<PageEntry, 'list' | 'index'> | string | undefined {
  if (position === undefined) {
    const folder = path.replace(/[^/]*\/?$/, '');
    return behind(pages.findLast((page) => page.path.startsWith(folder)));
  }
  if ('after' in position) {
    const name = (written: string) => written.replace(/(?:\.md|\/)$/, '');
    const page = pages.find((one) => name(one.path) === name(position.after));
    return behind(page) ?? `"${position.after}" is not in its sidebar`;
  }
  if (position.position > pages.length + 1) return `its sidebar has only ${pages.length} pages`;
  return pages[position.position - 1];
}

function behind(page: PageEntry | undefined): Pick<PageEntry, 'list' | 'index'> | undefined {
  return page && { list: page.list, index: page.index + 1 };
}
