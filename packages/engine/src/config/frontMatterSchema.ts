import { z } from 'zod';

const text = z.string();
const list = z.array(text);
const textOrList = z.union([text.transform((one) => [one]), list]);
const path = text.regex(/^\/(?!\/)/);

/** Language, script, region, variants: anything else would stop the build where dates are written. */
export const LANGUAGE_TAG =
  /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** One key: what it may hold, the same in words for a message, and what it is when it is not given. */
interface Key<T> {
  schema: z.ZodType;
  expected: string;
  initial: T;
}

/** The keys that mean something here. */
export const KEYS = {
  title: key(text, 'text'),
  description: key(text, 'text'),
  redirectFrom: key(
    z.union([path.transform((one) => [one]), z.array(path)]),
    'a path that starts with "/", or a list of such paths',
    [],
  ),
  /** `false`: no sidebar; `'auto'`: the page's own headings. */
  sidebar: key(z.literal([false, 'auto']), 'false or "auto"'),
  /** Depth of headings in the sidebar and contents list: 0 none, 1 level 2, 2 levels 2 and 3. */
  sidebarDepth: key(z.literal([0, 1, 2]), '0, 1 or 2'),
  /** True on the page whose layout is the API reference. */
  api: flag(false),
  /** True on the home page. */
  home: flag(false),
  kind: oneOf('guide', 'concept', 'reference', 'tutorial'),
  edition: key(text, 'one of `pageEditions` in the configuration'),
  /** `repository:path@version` entries this page was checked against. */
  sources: key(textOrList, 'a list of texts', []),
  /** What readers ask in their own words, by the section that answers: `''` for the page. For search alone. */
  questions: key(
    z.array(z.union([text, z.record(text, list)])).transform(bySection),
    'a list of texts; questions of a section as a list under its anchor',
    {},
  ),
  permalink: key(path, 'a path that starts with "/"'),
  lang: key(text.regex(LANGUAGE_TAG), 'a language tag such as "en-US"'),
  metaTitle: key(text, 'text'),
  canonicalUrl: key(z.url({ protocol: /^https?$/ }), 'a URL'),
  meta: key(z.array(z.record(text, text)), 'a list of name and content pairs', []),
  tags: key(textOrList, 'text or a list of texts', []),
  pageClass: key(text, 'text'),
  /** `false` hides, a path names a page. */
  prev: key(z.union([z.literal(false), text]), 'false or the path of a page'),
  next: key(z.union([z.literal(false), text]), 'false or the path of a page'),
  /** `false` hides the edit link of this page. */
  editLink: flag(true),
  /** `false` keeps the page out of search. */
  search: flag(true),
  /** Known from VuePress, without effect: the bar is on every page. */
  navbar: flag(true),
  /** True when no link or sidebar entry has to lead here. */
  orphan: flag(false),
  /** True when the feed of the site tells of the sections of this page. */
  feed: flag(false),
  date: key(text, 'a date such as 2025-01-31'),
};

/** Front matter after validation: every key is present, "not given" is `undefined`. */
export type FrontMatter = { [K in keyof typeof KEYS]: (typeof KEYS)[K]['initial'] };

/** Keys of VuePress 1's own home page. Our home page takes these texts from the site configuration. */
export const HOME_KEYS: readonly string[] = [
  'heroImage',
  'heroAlt',
  'heroText',
  'tagline',
  'actionText',
  'actionLink',
  'features',
  'footer',
];

/** Every key with the value it has when nothing is given. */
export function emptyFrontMatter(): FrontMatter {
  const entries = Object.entries(KEYS).map(([name, { initial }]) => [name, structuredClone(initial)]);
  // The type of an object's entries does not tell its keys.
  return Object.fromEntries(entries) as FrontMatter;
}

/** @example bySection(['a', { setup: ['b'] }]) // { '': ['a'], setup: ['b'] } */
function bySection(questions: readonly (string | Record<string, string[]>)[]): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  for (const one of questions)
    for (const [slug, list] of Object.entries(typeof one === 'string' ? { '': [one] } : one))
      sections[slug] = [...(sections[slug] ?? []), ...list];
  return sections;
}

function key<T>(schema: z.ZodType<T>, expected: string): Key<T | undefined>;
function key<T>(schema: z.ZodType<T>, expected: string, initial: T): Key<T>;
function key<T>(schema: z.ZodType<T>, expected: string, initial?: T): Key<T | undefined> {
  return { schema, expected, initial };
}

function flag(initial: boolean): Key<boolean> {
  return key(z.boolean(), 'true or false', initial);
}

function oneOf<T extends string>(...values: T[]): Key<T | undefined> {
  return key(z.enum(values), `one of ${values.join(', ')}`);
}
