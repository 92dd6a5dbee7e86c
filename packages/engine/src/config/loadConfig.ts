import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DocsError } from '../core/errors.ts';
import type { DataTable, NavItem, Problem, Site } from '../core/types.ts';
import type { NavEntry, SidebarEntry, SiteConfig } from './config.ts';
import { evaluateConfig } from './evaluateConfig.ts';
import { siteProblems } from './siteProblems.ts';
import { siteSchema } from './siteSchema.ts';

/** A sidebar as configured; pages are looked up when all are known. */
export interface SidebarConfig {
  /** Prefix such as `/user-guide/`. */
  key: string;
  items: SidebarEntry[];
}

/** The site configuration after all checks that need no page. */
export interface LoadedConfig {
  site: Site;
  /** In the order of the configuration, which is the order in which readers meet the guides. */
  sidebars: SidebarConfig[];
  /** Name -> table; pages get the rows they show, browsers none of this. */
  tables: Record<string, DataTable>;
  /** Path of the configuration from the root, for messages. */
  file: string;
  /** Absolute paths of every file it is made of; the development server watches them. */
  dependencies: string[];
  /** Mistakes that do not stop a build from finding more. */
  problems: Problem[];
  /** Whether fields with mistakes were left out: then pages can be checked, but not how they hang together. */
  isPartial: boolean;
}

export const CONFIG_FILE = 'site.config.ts';
const DEFAULT_ACCENT = '#3eaf7c';

/**
 * Reads, checks and resolves the configuration of a site. Throws a `DocsError` with every mistake in its form; with
 * `isLenient`, what is left of it may come instead, with those mistakes among its `problems`.
 */
export async function loadConfig(
  root: string,
  { cacheDir, base, isLenient = false }: { cacheDir: string; base: string | undefined; isLenient?: boolean },
): Promise<LoadedConfig> {
  const { value, dependencies, text } = await evaluateConfig(root, CONFIG_FILE, cacheDir);
  const config = base === undefined || !isRecord(value) ? value : { ...value, base };
  const whole = siteSchema.safeParse(config);
  const faults = whole.success ? [] : siteProblems(whole.error.issues, config, CONFIG_FILE, text);
  const parsed =
    whole.success || !isLenient ? whole : siteSchema.safeParse(sound(config, whole.error.issues));
  if (!parsed.success) throw new DocsError(faults);
  // The schema says the same as the type, apart from "undefined" being allowed where a field may be left out.
  const resolved = resolveSite(parsed.data as SiteConfig);
  const imageSize = await sizeOf(root, resolved.homePage.image);
  const site: Site = { ...resolved, homePage: { ...resolved.homePage, imageSize } };
  const sidebars = Object.entries((parsed.data.sidebars ?? {}) as NonNullable<SiteConfig['sidebars']>).map(
    ([key, sidebar]) => ({ key, items: Array.isArray(sidebar) ? sidebar : sidebar.items }),
  );
  const tables = parsed.data.tables ?? {};
  const problems = [...faults, ...missingFiles(root, site)];
  return { site, sidebars, tables, file: CONFIG_FILE, dependencies, problems, isPartial: !whole.success };
}

/** The fields of a configuration that no issue names, with what it cannot do without. */
function sound(config: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (!isRecord(config)) return config;
  const faulty = new Set<PropertyKey>(
    issues.flatMap((issue) => {
      const [field] = issue.path;
      if (field !== undefined) return [field];
      return issue.code === 'unrecognized_keys' ? issue.keys : [];
    }),
  );
  const kept = Object.entries(config).filter(([name]) => !faulty.has(name));
  return { title: CONFIG_FILE, description: CONFIG_FILE, ...Object.fromEntries(kept) };
}

/** Size of an image under `public/`; one that is missing or damaged is reported elsewhere. */
async function sizeOf(root: string, path: string): Promise<Site['homePage']['imageSize']> {
  if (path === '') return undefined;
  const { default: sharp } = await import('sharp');
  return sharp(join(root, 'public', path))
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => undefined);
}

/** Fills in what an author may leave out. */
export function resolveSite(config: SiteConfig): Site {
  const accentColor = config.style?.accentColor ?? DEFAULT_ACCENT;
  return {
    title: config.title,
    description: config.description,
    lang: config.lang ?? 'en-US',
    base: config.base ?? '/',
    email: config.email ?? '',
    icon: config.icon ?? '',
    logo: config.logo ?? '',
    logoDark: config.logoDark,
    footer: config.footer ?? '',
    team: config.team ?? '',
    repositories: config.repositories ?? {},
    style: { accentColor },
    themeColor: config.themeColor ?? accentColor,
    socialImage: config.socialImage,
    servers: config.servers ?? { demo: '' },
    socials: config.socials ?? { facebook: '', github: '', imagesc: '', linkedin: '', twitter: '' },
    urls: config.urls ?? { docRepo: '', docUrl: '', githubDiscussions: '', siteUrl: '' },
    editions: (config.editions ?? []).map((edition) => ({
      ...edition,
      version: edition.version,
      to: edition.to,
    })),
    homePage: resolveHomePage(config),
    nav: (config.nav ?? []).map(resolveNav),
    guides: Object.entries(config.sidebars ?? {})
      .map(([key, sidebar]) => ({ key, title: Array.isArray(sidebar) ? titleOfKey(key) : sidebar.title }))
      .sort((a, b) => depthOf(b.key) - depthOf(a.key)),
    search: resolveSearch(config.search),
    sidebarDepth: config.sidebarDepth ?? 1,
    docsDir: config.docsDir ?? 'docs',
    docsBranch: config.docsBranch ?? 'main',
    editLinks: config.editLinks ?? false,
  };
}

function resolveHomePage({ title, description, homePage }: SiteConfig): Site['homePage'] {
  if (homePage === undefined)
    return {
      title,
      tagline: description,
      actionText: '',
      actionLink: '',
      image: '',
      imageSize: undefined,
      imageAlt: '',
      targets: [],
    };
  const targets = homePage.targets.map((target) => ({
    ...target,
    icon: target.icon,
    links: target.links ?? [],
  }));
  return { ...homePage, imageSize: undefined, targets };
}

/** The schema sees to it that a key comes with all that it needs. */
function resolveSearch(search: SiteConfig['search']): Site['search'] {
  if (search === undefined || search.key === '') return undefined;
  // A host of one's own knows no applications, but its clients want a name.
  const { protocol = 'algolia', appId, host = '' } = search;
  return { ...search, protocol, appId: appId || 'docs', host };
}

function resolveNav(entry: NavEntry): NavItem {
  return 'items' in entry
    ? { type: 'menu', text: entry.text, items: entry.items.map(resolveNav) }
    : { type: 'link', text: entry.text, to: entry.link };
}

/** The first prefix that fits wins everywhere, so the deepest has to come first; others keep the author's order. */
function depthOf(key: string): number {
  return key.split('/').length;
}

/**
 * A title for a sidebar that was given none.
 *
 * @example titleOfKey('/user-guide/') // 'User guide'
 */
function titleOfKey(key: string): string {
  const words = key.replace(/[/_-]+/g, ' ').trim();
  return words === '' ? 'Pages' : words.charAt(0).toUpperCase() + words.slice(1);
}

function missingFiles(root: string, site: Site): Problem[] {
  const fields: [string, string | undefined][] = [
    ['icon', site.icon],
    ['logo', site.logo],
    ['logoDark', site.logoDark],
    ['homePage.image', site.homePage.image],
    ['socialImage.path', site.socialImage?.path],
    ...site.editions.map(({ logo }, i): [string, string] => [`editions[${i}].logo`, logo]),
  ];
  return fields
    .filter(([, path]) => path !== undefined && path !== '' && !existsSync(join(root, 'public', path)))
    .map(([field, path]) => ({
      severity: 'error',
      file: CONFIG_FILE,
      line: undefined,
      message: `\`${field}\` is "${path}", but there is no file public${path}.`,
      hint: 'Add the file, or correct the path.',
    }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
