import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Site } from '../config/siteSchema.ts';
import type { Problem } from '../core/types.ts';
import { PROOFS_FILE, parseProofs } from '../markdown/code/proofs.ts';
import type { CompileContext, GlossaryTerm, ImageInfo, Proofs } from '../markdown/compiled.ts';
import { GLOSSARY_FILE, parseGlossary } from '../markdown/inline/glossary.ts';

/** What pages share, as it was read. */
interface SharedInputs {
  glossary: { terms: GlossaryTerm[] };
  images: { images: Record<string, ImageInfo> };
  proofs: { proofs: Proofs | undefined };
}

/** All that compiling a page may look at besides its own text. */
export function compileContext(
  root: string,
  { site, tables, icons }: Pick<LoadedConfig, 'site' | 'tables' | 'icons'>,
  { glossary, images, proofs }: SharedInputs,
): CompileContext {
  return {
    root,
    docsDir: site.docsDir,
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

/** The terms of `glossary.yml`, if the site has one. */
export async function readGlossary(root: string): Promise<{ terms: GlossaryTerm[]; problems: Problem[] }> {
  const text = await readFile(join(root, GLOSSARY_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? { terms: [], problems: [] } : parseGlossary(text, GLOSSARY_FILE);
}

/** What `samples/proofs.yml` says, if the site has one. */
export async function readProofs(root: string): Promise<{ proofs: Proofs | undefined; problems: Problem[] }> {
  const text = await readFile(join(root, PROOFS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { proofs: undefined, problems: [] };
  return parseProofs(text, (path) => existsSync(join(root, path)));
}

/**
 * Texts of the configuration by name, for `{{ $cytomine.<name> }}`: a field of a group goes by its path.
 *
 * @example interpolationsOf(site)['urls.docUrl']
 */
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
