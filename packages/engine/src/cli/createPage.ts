import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { CONFIG_FILE, loadConfig } from '../config/loadConfig.ts';
import { addressOf } from '../core/address.ts';
import { failure } from '../core/errors.ts';
import type { PageKind } from '../core/types.ts';
import { docFile } from '../markdown/readDocs.ts';
import { SPECIAL_ADDRESSES } from '../pages/specialPages.ts';
import { type EntryPosition, insertSidebarEntry } from './insertSidebarEntry.ts';

export interface NewPage {
  /** As typed: `user-guide/some-page`, with or without `/` in front, `.md`, or the docs folder. A final `/` means a folder's index. */
  path: string;
  title: string;
  description: string | undefined;
  kind: PageKind | undefined;
  position: EntryPosition;
}

export interface CreatedPage {
  /** Path of the Markdown file from the site's root. */
  file: string;
  address: string;
  /** False when no sidebar covers the address. */
  inSidebar: boolean;
}

/** `.html` at the end is another spelling of a page's address, and no part of its name. */
const NAME = /^(?!.*\.html$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/;

/** Writes a new page and its sidebar entry; nothing if one of them cannot be. */
export async function createPage(root: string, page: NewPage): Promise<CreatedPage> {
  const { site } = await loadConfig(root, { cacheDir: join(root, '.cache'), base: undefined });
  const relativePath = pagePath(page.path, site.docsDir);
  const address = addressOf(relativePath);
  const file = docFile(site.docsDir, relativePath);
  if (SPECIAL_ADDRESSES.includes(address))
    throw failure(`"${address}" belongs to a page that the engine makes.`);
  await refuseExisting(root, file);
  const configFile = join(root, CONFIG_FILE);
  const source = await readFile(configFile, 'utf8');
  const edit = insertSidebarEntry(source, { path: address, title: page.title, position: page.position });
  if (edit.type === 'failed') {
    throw failure(
      `No sidebar entry can be added for ${address}: ${edit.reason}.`,
      `Nothing was written. See ${CONFIG_FILE}.`,
    );
  }
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), frontMatter(page), { flag: 'wx' });
  if (edit.type === 'edited') await writeFile(configFile, edit.text);
  return { file, address, inSidebar: edit.type === 'edited' };
}

/**
 * Path of a new page below the docs folder.
 *
 * @example pagePath('/user-guide/some-page', 'docs') // 'user-guide/some-page.md'
 */
function pagePath(typed: string, docsDir: string): string {
  const absolute = typed.replaceAll('\\', '/').replace(/^\/+/, '');
  const path = (absolute.startsWith(`${docsDir}/`) ? absolute.slice(docsDir.length + 1) : absolute)
    .replace(/(^|\/)(?:readme|index)(?:\.md)?$/i, '$1')
    .replace(/\.md$/i, '');
  const names = path.replace(/\/$/, '').split('/');
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) {
    const better = names.map(properName);
    const hint = better.includes('') ? undefined : `Try "${better.join('/')}".`;
    throw failure(`"${typed}" is no good name for a page: use lower-case letters, digits and hyphens.`, hint);
  }
  return path.endsWith('/') ? `${path}README.md` : `${path}.md`;
}

function properName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Also finds a file whose name differs in letter case only, which some file systems take for the same. */
async function refuseExisting(root: string, file: string): Promise<void> {
  const siblings = await readdir(join(root, dirname(file))).catch(() => []);
  const names = /README\.md$/.test(file)
    ? ['readme.md', 'index.md']
    : [file.slice(file.lastIndexOf('/') + 1)];
  const existing = siblings.find((name) => names.includes(name.toLowerCase()));
  if (existing !== undefined) throw failure(`${dirname(file)}/${existing} exists already.`);
}

function frontMatter({ title, description, kind }: NewPage): string {
  const fields = Object.entries({ title, description, kind }).filter(([, value]) => value !== undefined);
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0 })}---\n`;
}
