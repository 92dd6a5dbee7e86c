import { z } from 'zod';
import { BASE } from '../core/address.ts';
import { suggest } from '../core/errors.ts';
import type { CheckKind, HostedSearch } from '../core/types.ts';
import { curlAlone, type MakeSamples } from './apiSamples.ts';
import { LANGUAGE_TAG } from './frontMatterSchema.ts';

// The message of a schema says what a value has to be, as the end of a sentence: "It has to be …".
const text = z.string().min(1);
const matching = (form: RegExp, expected: string) => z.string(expected).regex(form, expected);
const oneOf = <T extends string | number>(expected: string, ...values: T[]) => z.literal(values, expected);
/** '' where an organisation has none. */
const URL_OR_NONE = 'a URL or ""';
const url = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: URL_OR_NONE })], URL_OR_NONE);
const MAIL_OR_NONE = 'an e-mail address or ""';
const color = matching(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color such as "#3eaf7c"');
const publicPath = matching(/^\/(?!\/)/, 'a path under public/ that starts with "/"');
const destination = matching(/^(?:\/(?!\/)|https?:\/\/|mailto:)/, 'a path that starts with "/", or a URL');
const depth = oneOf('0, 1 or 2', 0, 1, 2);

const navLink = z.strictObject({ text, link: destination });
const navMenu = z.strictObject({
  text,
  get items() {
    return z.array(navEntry).min(1);
  },
});
const navGuide = z.strictObject({ guide: text });
/** An entry of the top navigation; `guide`: the key of the sidebar that the menu is made of. */
const navEntry = z.union(
  [z.string(), navLink, navMenu, navGuide],
  'a page path, an object with text and link, with text and items, or with guide',
);

const sidebarGroup = z.strictObject({
  title: text,
  path: z.string().optional(),
  /** Spelt as VuePress 1 spells it. Default true. */
  collapsable: z.boolean().optional(),
  sidebarDepth: depth.optional(),
  /** Which of the children is open, if it is a group, where none of them holds the page. Default 0; -1 for none. */
  initialOpenGroupIndex: z.int().optional(),
  get children() {
    return z.array(sidebarEntry).default([]);
  },
});
/** A page path, or a path with a text, or a group: the forms VuePress 1 accepts in a sidebar. */
const sidebarEntry = z.union(
  [z.string(), z.tuple([z.string(), text]), sidebarGroup],
  'a page path, a [path, text] pair, or an object with title and children',
);

const edition = z.strictObject({
  key: matching(/^[\w-]+$/, 'a word'),
  name: text,
  description: text,
  logo: publicPath,
  github: url,
  accentColor: color,
  version: text.optional(),
  /** First page of the edition's guide. */
  to: destination.optional(),
});

/** An edition of the product that pages may be about. */
const pageEdition = z.strictObject({
  /** Words by which a search names it. */
  words: z.array(text),
  /** How much its pages count in a search that does not name it. */
  weight: z.number().positive().max(1).default(1),
  /** What stands above its pages. */
  note: z
    .strictObject({
      title: text,
      text,
      /** A warning stands in a box of its own, with the way to what a new reader wants. */
      warning: z.strictObject({ text, to: destination, link: text }).optional(),
    })
    .optional(),
});

const iconName = matching(/^[a-z][a-z0-9-]*$/, 'a name of lower-case letters, digits and hyphens');
const viewBox = matching(/^-?[\d.]+(?: -?[\d.]+){3}$/, 'four numbers such as "0 0 16 16"');
const path = matching(/^[Mm][\d\s.,+\-a-zA-Z]*$/, 'the `d` of a path in SVG');

const homePage = z.strictObject({
  title: text,
  tagline: text,
  actionText: text,
  actionLink: destination,
  image: publicPath,
  imageAlt: text,
  /** The ways into the site, one for each kind of reader; all of them show without scrolling. */
  routes: z
    .array(z.strictObject({ text, details: text, to: destination, icon: iconName.optional() }))
    .default([]),
  targets: z.array(
    z.strictObject({
      title: text,
      details: text,
      icon: iconName.optional(),
      links: z.array(z.strictObject({ text, to: destination })).default([]),
    }),
  ),
});

const sidebars = z.record(
  z.string().regex(/^\/(?:.*\/)?$/),
  z.union(
    [z.array(sidebarEntry), z.strictObject({ title: text, items: z.array(sidebarEntry) })],
    'a list of entries, or an object with title and items',
  ),
);

const table = z.strictObject({
  /** What stands above it. */
  lead: z.string().optional(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

/** All empty, or a key and an index with an application or a host. */
const search = z
  .strictObject({
    protocol: oneOf('"algolia" or "typesense"', 'algolia', 'typesense').default('algolia'),
    /** May only search; readers can see it. */
    key: z.string(),
    indexName: z.string(),
    appId: matching(/^[a-z\d]*$/i, 'the letters and digits of an application at Algolia, or ""').default(''),
    // It becomes a part of the content policy.
    host: matching(
      /^(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?$/,
      'an origin such as "https://search.example.org", or ""',
    ).default(''),
  })
  .superRefine(({ protocol, key, indexName, appId, host }, context) => {
    const isLocal = key === '' && indexName === '' && appId === '' && host === '';
    const need = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (isLocal) return;
    if (key === '') need('key', 'A hosted search needs a key, one that may only search.');
    if (indexName === '') need('indexName', 'A hosted search needs the name of its index.');
    if (protocol === 'typesense' && host === '') need('host', 'Name the host that runs Typesense.');
    if (protocol === 'algolia' && appId === '' && host === '')
      need('appId', 'Name the application at Algolia, or another host in `search.host`.');
  });

const severity = oneOf('"error" or "warn"', 'error', 'warn').default('error');

/** Kinds of mistakes that may be warnings, so that a site can be served before all of them are fixed. */
const checks = z.strictObject({
  /** Links, and entries of sidebars and menus, that lead to no page or file, or to an old address. */
  deadLinks: severity,
  /** Links to a heading or anchor that the page does not have. */
  deadAnchors: severity,
  /** Pages that nothing leads to. */
  orphans: severity,
  /** Images that are not there, or cannot be shown. */
  missingImages: severity,
  /** Images without alternative text. */
  missingAltTexts: severity,
  /** Code imported from a file, or a region of it, that is not there. */
  missingCode: severity,
  /** Keys and values of front matter that mean nothing here. */
  frontMatter: severity,
  /** Attributes and double braces that only Vue would understand. */
  vueSyntax: severity,
} satisfies Record<CheckKind, z.ZodType>);

/** What `site.config.ts` may hold: the one declaration of each field. A group that is given is given whole. */
const fields = z.strictObject({
  title: text,
  description: text,
  lang: matching(LANGUAGE_TAG, 'a language tag such as "en-US"').default('en-US'),
  /** Path the site is served under. */
  base: matching(BASE, 'a path that starts and ends with "/"').default('/'),
  email: z.union([z.literal(''), z.email(MAIL_OR_NONE)], MAIL_OR_NONE).default(''),
  /** Icon link. */
  icon: publicPath.default(''),
  logo: publicPath.default(''),
  logoDark: publicPath.optional(),
  footer: z.string().default(''),
  team: z.string().default(''),
  /** `product`, `productUliege` and others: name -> URL. */
  repositories: z.record(z.string(), url).default({}),
  style: z.strictObject({ accentColor: color }).default({ accentColor: '#3eaf7c' }),
  /** The picture that a shared link shows, under `public/`; 1200 × 630 suits every service. */
  socialImage: z
    .strictObject({ path: publicPath, alt: text, width: z.int().positive(), height: z.int().positive() })
    .optional(),
  servers: z.strictObject({ demo: url }).default({ demo: '' }),
  socials: z.record(z.string(), url).default({}),
  /** What the links to them are called. */
  socialNames: z.record(z.string(), text).default({}),
  /** Where readers ask each other, the best place first. */
  forums: z.array(z.strictObject({ name: text, url })).default([]),
  urls: z
    .strictObject({ docRepo: url, docUrl: url, githubDiscussions: url, siteUrl: url })
    .default({ docRepo: '', docUrl: '', githubDiscussions: '', siteUrl: '' }),
  editions: z.array(edition).default([]),
  /** By the name that the front matter of their pages gives. */
  pageEditions: z.record(z.string(), pageEdition).default({}),
  homePage: homePage.optional(),
  nav: z.array(navEntry).default([]),
  /** The release that the site describes: a chip in the bar, which unfolds to what belongs to it. */
  version: z
    .strictObject({ name: text, parts: z.record(z.string(), text), links: z.array(navLink) })
    .optional(),
  /** Prefix such as `/user-guide/` -> its sidebar. */
  sidebars: sidebars.default({}),
  sidebarDepth: depth.default(1),
  /** Name -> table that a page shows with `<DataTable name="…" />`; lead and cells are Markdown. */
  tables: z.record(z.string(), table).default({}),
  /** A hosted search in place of the local one. */
  search: search.optional(),
  /** The API reference: how its samples are made, by default for curl alone. */
  api: z
    .strictObject({
      samples: z.custom<MakeSamples>(
        (value) => typeof value === 'function',
        'a function that returns samples',
      ),
    })
    .optional(),
  /** Whether a kind of mistake stops the build (`error`, the default) or is only told (`warn`). */
  checks: checks.prefault({}),
  /** Branch that edit links point to. */
  docsBranch: text.default('main'),
  editLinks: z.boolean().default(false),
  /** Where readers report a mistake of a page: a form for new issues, or a mail. Nothing is sent by the site. */
  feedback: z
    .strictObject({ issues: url.default(''), mail: text.default('') })
    .refine(({ issues, mail }) => issues !== '' || mail !== '', { error: 'it needs "issues" or "mail".' })
    .optional(),
  /** What the search offers before anything is typed: for each guide, and for `''` outside of all. */
  searchTasks: z.record(z.string(), z.array(z.strictObject({ text, to: text }))).default({}),
  /** Labels of the product -> their names in other languages, which find them: `{ Save: ['Enregistrer'] }`. */
  translations: z.record(z.string(), z.array(z.string())).default({}),
  /** Name -> shape that pages show as `:icon-name:`, filled with the color of the text. */
  icons: z.record(iconName, z.strictObject({ viewBox, path })).default({}),
});

/** Checks a configuration as an author writes it, and gives the resolved one: nothing is left out any more. */
export const siteSchema = fields
  .superRefine(requireIcons)
  .transform(({ nav, sidebars, tables, icons, checks, api, ...config }) => ({
    /** What browsers may know: plain data. */
    site: {
      ...config,
      homePage: resolveHomePage({ ...config, icons }),
      search: resolveSearch(config.search),
      /** Whether the site comes with the kit (see `KIT_FILE`) and links it; filled in by `loadConfig`. */
      kit: false as boolean,
      /** Prefixes that have a sidebar. The first that fits wins everywhere, so the deepest come first. */
      guides: Object.entries(sidebars)
        .map(([key, sidebar]) => ({ key, title: Array.isArray(sidebar) ? titleOfKey(key) : sidebar.title }))
        .sort((a, b) => b.key.split('/').length - a.key.split('/').length),
    },
    nav,
    /** In the order of the configuration, which is the order in which readers meet the guides. */
    sidebars: Object.entries(sidebars).map(([key, sidebar]) => ({
      key,
      items: Array.isArray(sidebar) ? sidebar : sidebar.items,
    })),
    tables,
    icons,
    checks,
    /** Makes the samples of the API reference. */
    makeSamples: api?.samples ?? curlAlone,
  }));

export type { ApiSample, ExampleBody, ExampleRequest, MakeSamples } from './apiSamples.ts';

/** Site configuration as an author writes it. */
export type SiteConfig = z.input<typeof siteSchema>;
/** The configuration after all checks that need no page. */
export type ResolvedConfig = z.output<typeof siteSchema>;
/** The part of it that browsers may know. */
export type Site = ResolvedConfig['site'];
/** An entry of the menus as configured; pages and guides are looked up when all are known. */
export type NavEntry = z.output<typeof navEntry>;
export type SidebarEntry = z.output<typeof sidebarEntry>;
/** A sidebar as configured; pages are looked up when all are known. */
export type SidebarConfig = ResolvedConfig['sidebars'][number];
export type DataTable = z.output<typeof table>;
export type IconShape = ResolvedConfig['icons'][string];
export type Checks = z.output<typeof checks>;

/** Gives an author types and completion in `site.config.ts`; returns its argument. */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}

type Fields = z.output<typeof fields>;

function requireIcons({ homePage, icons }: Fields, context: z.RefinementCtx) {
  const { routes = [], targets = [] } = homePage ?? {};
  for (const [list, entries] of Object.entries({ routes, targets }))
    for (const [index, { icon }] of entries.entries())
      if (icon !== undefined && !Object.hasOwn(icons, icon))
        context.addIssue({
          code: 'custom',
          path: ['homePage', list, index, 'icon'],
          params: { fault: `is "${icon}", which no icon is called.` },
          message: suggest(icon, Object.keys(icons), 'Name its shape in `icons`.'),
        });
}
/** Without a home page of its own, a site has the plainest one. Its icons are named in `icons`. */
function resolveHomePage({
  title,
  description: tagline,
  homePage,
  icons,
}: Pick<Fields, 'title' | 'description' | 'homePage' | 'icons'>) {
  const plain = { actionText: '', actionLink: '', image: '', imageAlt: '', routes: [], targets: [] };
  const { routes, targets, ...home } = homePage ?? { ...plain, title, tagline };
  return {
    ...home,
    routes: routes.map((route) => ({ ...route, icon: icons[route.icon ?? ''] })),
    targets: targets.map((target) => ({ ...target, icon: icons[target.icon ?? ''] })),
    /** CSS pixels, filled in by `readInputs`; undefined when there is no image, or none that can be read. */
    imageSize: undefined as { width: number; height: number } | undefined,
  };
}
/** The schema sees to it that a key comes with all that it needs. */
function resolveSearch(search: Fields['search']): HostedSearch | undefined {
  if (search === undefined || search.key === '') return undefined;
  // A host of one's own knows no applications, but its clients want a name.
  return { ...search, appId: search.appId || 'docs' };
}

/** @example titleOfKey('/user-guide/') // 'User guide' */
function titleOfKey(key: string): string {
  const words = key.replace(/[/_-]+/g, ' ').trim();
  return words === '' ? 'Pages' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Checks a configuration; the messages of its issues are what `siteProblems` makes sentences of. */
export function parseSite(config: unknown) {
  return siteSchema.safeParse(config, { error: expectation, reportInput: true });
}

const WORDS: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  object: 'an object',
  record: 'an object',
};

/** What a value has to be whose schema does not say so; of unknown fields the known ones. */
function expectation(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : '';
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'a text that is not empty' : 'more than that';
  return (issue.code === 'invalid_type' && WORDS[issue.expected]) || 'of another form';
}
