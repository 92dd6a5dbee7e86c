import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { Site } from '../config/siteSchema.ts';
import type { Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import { kept } from '../files/pack.ts';
import { PROOFS_FILE, parseProofs } from '../markdown/code/proofs.ts';
import type { CompileContext, GlossaryTerm, ImageInfo, Proofs } from '../markdown/compiled.ts';
import { GLOSSARY_FILE, parseGlossary } from '../markdown/inline/glossary.ts';
import type { BuildContext } from './buildContext.ts';

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

type ReadContext = Pick<BuildContext, 'root' | 'pack' | 'engine'>;
type ReadGlossary = ReturnType<typeof parseGlossary>;
type ReadProofs = { proofs: Proofs | undefined; problems: Problem[] };

/** The terms of `glossary.yml`, if the site has one. */
export async function readGlossary({ root, pack, engine }: ReadContext): Promise<ReadGlossary> {
  const text = await readFile(join(root, GLOSSARY_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { terms: [], problems: [] };
  const key = `glossary ${contentHash(engine.hash, text)}`;
  return kept(
    pack,
    key,
    () => parseGlossary(text, GLOSSARY_FILE),
    ({ problems }) => problems.length === 0,
  );
}

/** What `samples/proofs.yml` says, if the site has one. */
export async function readProofs({ root, pack, engine }: ReadContext): Promise<ReadProofs> {
  const text = await readFile(join(root, PROOFS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { proofs: undefined, problems: [] };
  const exists = (path: string) => existsSync(join(root, path));
  const parse = () => parseProofs(text, exists);
  const key = `proofs ${contentHash(engine.hash, text)}`;
  const known = kept(pack, key, parse, ({ problems }) => problems.length === 0);
  return Object.keys(known.proofs.samples).every(exists) ? known : parse();
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
