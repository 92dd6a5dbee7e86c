import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiDownloadPaths } from '../api-reference/planApi.ts';
import { withBase } from '../core/address.ts';
import { invariant } from '../core/errors.ts';
import type { PageData, Problem } from '../core/types.ts';
import { contentHash } from '../files/contentHash.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import type { LinkTargets } from '../pages/checkLink.ts';
import { applyChecks, checkSite } from '../pages/checkSite.ts';
import { locateProblems } from '../pages/locateProblems.ts';
import { navigateSite } from '../pages/navigation.ts';
import { pageData, SPECIAL_ADDRESSES, specialPages } from '../pages/pageData.ts';
import { type PlannedRedirects, planRedirects } from '../pages/redirects.ts';
import { withApiSidebar } from '../pages/sidebar.ts';
import type { ApiReference } from './apiReference.ts';
import type { BuildContext } from './buildContext.ts';
import type { Bundles } from './bundle.ts';
import type { PassOnePage } from './compilePages.ts';
import type { Inputs } from './inputs.ts';

/** One page among the others. */
export interface SitePage {
  page: PageData;
  /** Undefined for pages that the engine makes itself. */
  source: PassOnePage | undefined;
  /** Hash of what is rendered around its article: its data and its guide, so that an edit of a text renders nothing anew. */
  key: string;
}

/** A site whose pages know each other; what is left is to render them. */
export type AssembledSite = ReturnType<typeof assembleSite>;

/** Files that the engine makes and a page may link to. */
const MADE_FILES = ['/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.xml', '/feed.xml'];

/** Puts compiled pages into their places: written ones, those of the API reference, then the engine's own. */
export function assembleSite(
  { config }: BuildContext,
  inputs: Inputs,
  reference: ApiReference,
  bundles: Bundles,
) {
  const { site } = config;
  const records = reference.pages.map(({ compiled }) => compiled.record);
  const navigation = navigateSite(withApiSidebar(config, reference), records);
  const { guides } = navigation;
  const redirects = planRedirects(records, site, takenPaths(inputs));
  const keys = new Map(
    guides.map((guide) => [guide.key, contentHash(bundles.serverId, JSON.stringify(guide))]),
  );
  const sitePage = (data: PageData, source: PassOnePage | undefined): SitePage => {
    const page = withStyles(data, source?.compiled.components ?? [], bundles.sheets, site.base);
    return { page, source, key: contentHash(keys.get(page.guide) ?? '', JSON.stringify(page)) };
  };
  const written = reference.pages.map((source) => {
    const { record } = source.compiled;
    const place = navigation.places.get(record.path);
    invariant(place, `a place for ${record.relativePath}`);
    return sitePage(pageData(source.compiled, place, site, inputs.git.dates[record.relativePath]), source);
  });
  const own = specialPages(
    written.map(({ page }) => page),
    guides,
    site,
  );
  const pages = [...written, ...own.map((page) => sitePage(page, undefined))];
  return { inputs, bundles, reference, navigation, redirects, pages };
}

/** The page with the style sheets of its layout and components. `sheets`: either's name -> path below the output. */
function withStyles(
  page: PageData,
  components: readonly { name: string }[],
  sheets: Readonly<Record<string, string>>,
  base: string,
): PageData {
  const owners = new Set([page.layout, ...components.map(({ name }) => name)]);
  const own = [...owners].flatMap((owner) => (Object.hasOwn(sheets, owner) ? (sheets[owner] ?? []) : []));
  return own.length === 0 ? page : { ...page, styles: own.map((path) => withBase(`/${path}`, base)) };
}

/** All mistakes of a site, with their places. `others`: what was found by rendering. */
export function siteProblems(
  { root, config }: BuildContext,
  { inputs, reference, navigation, redirects }: AssembledSite,
  others: readonly Problem[],
): Problem[] {
  const { site } = config;
  const pages = reference.pages.map(({ compiled }) => compiled);
  const input = {
    site,
    configFile: config.file,
    pages,
    navigation,
    targets: linkTargets(pages, inputs, redirects, reference),
    glossary: inputs.glossary.terms,
  };
  const found = [
    ...[config, inputs, reference, ...pages].flatMap((part) => part.problems),
    ...others,
    ...(config.isPartial ? [] : [...navigation.problems, ...redirects.problems, ...checkSite(input)]),
  ];
  return locateProblems(applyChecks(found, config.checks), (file) => readText(join(root, file)));
}

/** Paths of the output that no old address may have. */
function takenPaths({ publicFiles }: Inputs): string[] {
  return [...SPECIAL_ADDRESSES, ...MADE_FILES, ...publicFiles.map((path) => `/${path}`)];
}

function linkTargets(
  pages: readonly CompiledPage[],
  { publicFiles }: Inputs,
  { redirects }: PlannedRedirects,
  { descriptions }: ApiReference,
): LinkTargets {
  return {
    pages: new Map(pages.map(({ record, ids }) => [record.path, new Set(ids)])),
    files: new Set([
      ...publicFiles.map((path) => `/${path}`),
      ...MADE_FILES,
      ...apiDownloadPaths(descriptions),
    ]),
    redirects,
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
