import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { CONFIG_FILE } from '../config/loadConfig.ts';
import { addressOf } from '../core/address.ts';
import { failure } from '../core/errors.ts';
import { docFile } from '../markdown/readDocs.ts';
import { SPECIAL_ADDRESSES } from '../pages/pageData.ts';

/** `.html` at the end is another spelling of a page's address, and no part of its name. */
const NAME = /^(?!.*\.html$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
/** A page on a line of its own in a list: its path, with a text or without. */
const ENTRY = /^([ \t]+)(\[?)'(\/[^']*)'(?!:).*,\n/gm;

/** Makes a page: Markdown file and sidebar entry. A final `/` in `typed` means a folder's index. */
export async function runNew(root: string, typed: string | undefined): Promise<void> {
  if (typed === undefined) throw failure('The path of the page is missing.', 'Such as user-guide/some-page.');
  const config = await readFile(join(root, CONFIG_FILE), 'utf8');
  const relativePath = pagePath(typed);
  const address = addressOf(relativePath);
  const file = docFile(relativePath);
  if (SPECIAL_ADDRESSES.includes(address))
    throw failure(`"${address}" belongs to a page that the engine makes.`);
  await refuseExisting(root, file);
  const title = titleOf(address);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `---\n${dump({ title })}---\n`, { flag: 'wx' });
  console.log(`${file} is there; its address is ${address}.`);
  const edited = withEntry(config, address, title);
  if (edited !== undefined) await writeFile(join(root, CONFIG_FILE), edited);
  console.log(
    edited === undefined
      ? `Add "${address}" to a sidebar in ${CONFIG_FILE}, or link to it: else the build will refuse it.`
      : `${CONFIG_FILE} has its sidebar entry.`,
  );
}

/** @example pagePath('/user-guide/some-page') // 'user-guide/some-page.md' */
function pagePath(typed: string): string {
  const path = typed
    .replaceAll('\\', '/')
    .replace(/^\/*(?:docs\/)?/, '')
    .replace(/(^|\/)(?:readme|index)(?:\.md)?$/i, '$1')
    .replace(/\.md$/i, '');
  if (
    !path
      .replace(/\/$/, '')
      .split('/')
      .every((name) => NAME.test(name))
  )
    throw failure(`"${typed}" is no good name for a page: use lower-case letters, digits and hyphens.`);
  return path.endsWith('/') ? `${path}README.md` : `${path}.md`;
}

/** Also finds a file whose name differs in letter case only, which some file systems take for the same. */
async function refuseExisting(root: string, file: string): Promise<void> {
  const siblings = await readdir(join(root, dirname(file))).catch(() => []);
  const names = /README\.md$/.test(file) ? ['readme.md', 'index.md'] : [basename(file)];
  const existing = siblings.find((name) => names.includes(name.toLowerCase()));
  if (existing !== undefined) throw failure(`${dirname(file)}/${existing} exists already.`);
}

/** @example titleOf('/user-guide/image-group') // 'Image group' */
function titleOf(address: string): string {
  const words = basename(address).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The configuration with a page behind the last one of its folder, else of one around it; undefined without either. */
function withEntry(config: string, address: string, title: string): string | undefined {
  const start = config.search(/^ *sidebars:/m);
  const entries = start < 0 ? [] : [...config.slice(start).matchAll(ENTRY)];
  for (let folder = dirname(address); folder !== '/'; folder = dirname(folder)) {
    const last = entries.findLast(([, , , path]) => path?.startsWith(`${folder}/`));
    if (last === undefined) continue;
    const [line, indent, bracket] = last;
    const entry = bracket === '' ? `'${address}'` : `['${address}', '${title}']`;
    const end = start + last.index + line.length;
    return `${config.slice(0, end)}${indent}${entry},\n${config.slice(end)}`;
  }
  return undefined;
}
