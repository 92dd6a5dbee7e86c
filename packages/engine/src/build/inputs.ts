import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readImages } from '../assets/images.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Site } from '../config/siteSchema.ts';
import type { Problem } from '../core/types.ts';
import { gitDates } from '../files/gitDates.ts';
import { listPublicFiles } from '../files/listFiles.ts';
import { PROOFS_FILE, type Proofs, parseProofs } from '../markdown/code/proofs.ts';
import type { CompileContext } from '../markdown/compiled.ts';
import { GLOSSARY_FILE, parseGlossary } from '../markdown/inline/glossary.ts';
import { readDocs } from '../markdown/readDocs.ts';
import type { BuildContext } from './buildContext.ts';

/** What a site is made from besides its configuration, its API descriptions and the engine. */
export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** Reads everything but the API descriptions; cheap when nothing has changed, since conversions are kept. */
export async function readInputs(context: BuildContext) {
  const { root, pack } = context;
  const [docs, glossary, proofs, git, publicFiles] = await Promise.all([
    readDocs(root),
    readGlossary(root),
    readProofs(root),
    gitDates(root, pack),
    listPublicFiles(root),
  ]);
  const { base, homePage } = context.config.site;
  const images = await readImages({ root, base, publicFiles, pack });
  const shown = images.images[`public${homePage.image}`];
  if (shown) homePage.imageSize = { width: shown.width, height: shown.height };
  const problems = [docs, glossary, proofs, images, git].flatMap((part) => part.problems);
  return { docs, glossary, proofs, images, git, publicFiles, problems };
}

async function readGlossary(root: string): Promise<ReturnType<typeof parseGlossary>> {
  const text = await readFile(join(root, GLOSSARY_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? { terms: [], problems: [] } : parseGlossary(text, GLOSSARY_FILE);
}

async function readProofs(root: string): Promise<{ proofs: Proofs | undefined; problems: Problem[] }> {
  const text = await readFile(join(root, PROOFS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { proofs: undefined, problems: [] };
  return parseProofs(text, (path) => existsSync(join(root, path)));
}

/** All that compiling a page may look at besides its own text. */
export function compileContext(
  root: string,
  { site, tables, icons }: LoadedConfig,
  { glossary, images, proofs }: Inputs,
): CompileContext {
  return {
    root,
    base: site.base,
    lang: site.lang,
    siteTitle: site.title,
    siteDescription: site.description,
    interpolations: interpolationsOf(site),
    sidebarDepth: site.sidebarDepth,
    glossary: glossary.terms,
    tables,
    icons,
    images: images.images,
    proofs: proofs.proofs,
  };
}

/** Texts of the configuration by name, for `{{ $cytomine.<name> }}`: a field of a group goes by its path. */
function interpolationsOf(site: Site): Record<string, string> {
  const groups = ['repositories', 'servers', 'socials', 'urls', 'style'] as const;
  const plain = ['title', 'description', 'email', 'footer', 'team'] as const;
  const values = new Map<string, string>(plain.map((name) => [name, site[name]]));
  for (const group of groups)
    for (const [name, value] of Object.entries(site[group])) values.set(`${group}.${name}`, value);
  for (const { key, name, version } of site.editions) {
    values.set(`editions.${key}.name`, name);
    if (version !== undefined) values.set(`editions.${key}.version`, version);
  }
  // The name that pages of the VuePress site use.
  values.set('infoemail', site.email);
  return Object.fromEntries([...values].filter(([, value]) => value !== ''));
}
