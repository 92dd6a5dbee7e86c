import type { FrontMatter } from '../../packages/engine/src/config/frontMatterSchema.ts';
import { emptyFrontMatter } from '../../packages/engine/src/config/frontMatterSchema.ts';
import { type Site, type SiteConfig, siteSchema } from '../../packages/engine/src/config/siteSchema.ts';
import { addressOf } from '../../packages/engine/src/core/address.ts';
import type { CompiledPage, PageRecord } from '../../packages/engine/src/markdown/compiled.ts';

/** A resolved configuration with a title and what is given. */
export function siteWith(config: Partial<SiteConfig> = {}): Site {
  return siteSchema.parse({ title: 'Site', description: 'A site', ...config }).site;
}

/** The record of a page, its title taken from its address. */
export function recordOf(relativePath: string, frontmatter: Partial<FrontMatter> = {}): PageRecord {
  const path = addressOf(relativePath);
  return {
    title: frontmatter.title ?? `Page ${path}`,
    frontmatter: { ...emptyFrontMatter(), ...frontmatter },
    regularPath: path,
    relativePath,
    key: 'v-00000000',
    path,
    headers: [],
  };
}

/** A compiled page without any content but what is given. */
export function compiledPage(relativePath: string, given: Partial<CompiledPage> = {}): CompiledPage {
  return {
    record: recordOf(relativePath),
    description: '',
    html: '',
    components: [],
    ids: [],
    links: [],
    minutes: 1,
    markdown: '',
    proofs: [],
    search: [],
    dependencies: [],
    images: [],
    problems: [],
    ...given,
  };
}
