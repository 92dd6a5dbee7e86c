import type { Checks, Site } from '../config/siteSchema.ts';
import { DOCS_DIR, htmlFile } from '../core/address.ts';
import { mistake, suggest } from '../core/errors.ts';
import type { Address, Problem } from '../core/types.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import { GLOSSARY_FILE, type GlossaryTerm } from '../markdown/inline/glossary.ts';
import { docFile } from '../markdown/readDocs.ts';
import { checkLink, type LinkResult, type LinkTargets } from './checkLink.ts';
import type { SiteNavigation } from './navigation.ts';
import { SPECIAL_ADDRESSES } from './pageData.ts';
import { flattenSidebar } from './sidebar.ts';

export interface CheckInput {
  site: Site;
  configFile: string;
  pages: readonly CompiledPage[];
  navigation: SiteNavigation;
  targets: LinkTargets;
  glossary: readonly GlossaryTerm[];
}

/** What browsers, servers or file systems would read as something else than a page's address. */
const NO_ADDRESS = /[?#\\\p{Cc}]|\/\/|(?:^|\/)\.{1,2}(?=\/|$)|\/index$|\.(?:html?|js|json|md|txt|xml)$/iu;

/** Fields of the configuration that hold the address of a page, of a file or of another site. */
const LINK_FIELDS = ['to', 'link', 'actionLink'];

/** A page that leads somewhere, and one that is led to. */
interface Use {
  from: string | undefined;
  to: string;
}

/** What is wrong with the pages as a whole: duplicates, links, anchors, and pages that no link leads to. */
export function checkSite(input: CheckInput): Problem[] {
  const { problems, uses } = checkLinks(input);
  return [
    ...checkHome(input),
    ...checkEditions(input),
    ...checkAddresses(input),
    ...problems,
    ...checkOrphans(input, uses),
  ];
}

/** The problems, those kinds as warnings that the configuration makes so. */
export function applyChecks(problems: readonly Problem[], checks: Checks): Problem[] {
  return problems.map((problem) => {
    const isWarning = problem.check !== undefined && checks[problem.check] === 'warn';
    return isWarning ? { ...problem, severity: 'warning' } : problem;
  });
}

function checkHome({ pages }: CheckInput): Problem[] {
  if (pages.length === 0 || pages.some(({ record }) => record.path === '/')) return [];
  const message = 'there is no README.md, so the site has no start page.';
  return [{ severity: 'warning', file: DOCS_DIR, line: undefined, message, hint: 'Add one.' }];
}

function checkEditions({ pages, site }: CheckInput): Problem[] {
  const known = Object.keys(site.pageEditions);
  return pages.flatMap(({ record }) => {
    const { edition } = record.frontmatter;
    if (edition === undefined || known.includes(edition)) return [];
    const file = docFile(record.relativePath);
    const hint = suggest(edition, known, 'Name it in `pageEditions` of the configuration.');
    return [mistake(file, undefined, `there is no edition "${edition}".`, hint)];
  });
}

function checkAddresses({ pages }: CheckInput): Problem[] {
  const files = new Map<string, string>();
  return pages.flatMap(({ record }) => {
    const file = docFile(record.relativePath);
    const fault = addressFault(record.path, file, files);
    const hint = record.frontmatter.permalink === undefined ? 'Rename the file.' : 'Write another permalink.';
    return fault === undefined ? [] : [mistake(file, undefined, fault, hint)];
  });
}

/** `files`: output files so far, each with the page it is made of. */
function addressFault(address: Address, file: string, files: Map<string, string>): string | undefined {
  const path = decodeURI(address);
  const [wrong] = NO_ADDRESS.exec(path) ?? [];
  if (wrong !== undefined)
    return `the address ${JSON.stringify(path)} cannot be a page's: ${JSON.stringify(wrong)} means something else there.`;
  if (SPECIAL_ADDRESSES.includes(address.toLowerCase()))
    return `the address "${address}" belongs to a page that the engine makes.`;
  // Some file systems do not tell upper from lower case.
  const output = htmlFile(address).toLowerCase();
  const other = files.get(output);
  files.set(output, other ?? file);
  return other === undefined ? undefined : `has the same address "${address}" as ${other}.`;
}

function checkLinks({ pages, site, configFile, navigation, targets, glossary }: CheckInput): {
  problems: Problem[];
  uses: Use[];
} {
  const problems: Problem[] = [];
  const uses: Use[] = [];
  // Most links stand on many pages.
  const results = new Map<string, LinkResult>();
  const check = (
    href: string,
    from: string | undefined,
    file: string,
    line: number | undefined,
    kind: string,
  ) => {
    const key = `${kind} ${href}`;
    const result = results.get(key) ?? checkLink(href, targets, kind);
    results.set(key, result);
    const { address, message, hint, check } = result;
    if (message !== undefined) problems.push(mistake(file, line, message, hint, check));
    if (address !== undefined) uses.push({ from, to: address });
  };
  for (const { record, links } of pages) {
    const file = docFile(record.relativePath);
    for (const { href, line } of links) check(href, record.path, file, line, 'link');
  }
  for (const { to } of glossary) if (to !== undefined) check(to, undefined, GLOSSARY_FILE, undefined, 'term');
  for (const [field, part] of Object.entries({ ...site, navigation: navigation.menus }))
    for (const to of configLinks(part)) check(to, undefined, configFile, undefined, field);
  return { problems, uses };
}

/** Every address in a part of the configuration. Sidebars are looked up where they are resolved. */
function configLinks(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => {
    const isLink = LINK_FIELDS.includes(field) && typeof value === 'string' && value.startsWith('/');
    return isLink ? [value] : configLinks(value);
  });
}

function checkOrphans({ pages, navigation }: CheckInput, uses: readonly Use[]): Problem[] {
  const found = new Set<string | undefined>(uses.filter(({ from, to }) => from !== to).map(({ to }) => to));
  for (const { sidebar } of navigation.guides) for (const { to } of flattenSidebar(sidebar)) found.add(to);
  for (const { previous, next } of navigation.places.values())
    for (const link of [previous, next]) found.add(link?.to);
  return pages
    .filter(({ record }) => !found.has(record.path) && record.path !== '/' && !record.frontmatter.orphan)
    .map(({ record }) => {
      const message = 'no sidebar, navigation entry or link leads to this page.';
      const hint = 'Add it to a sidebar, or set `orphan: true` in its front matter.';
      return mistake(docFile(record.relativePath), undefined, message, hint, 'orphans');
    });
}
