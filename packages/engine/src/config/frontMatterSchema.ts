import { z } from 'zod';

// The message of a schema says what a value has to be, as the end of a sentence: "Expected …".
const text = z.string('text');
const flag = z.boolean('true or false');
const PATH = 'a path that starts with "/"';
const path = z.string(PATH).regex(/^\/(?!\/)/, PATH);
const PATHS = `${PATH}, or a list of such paths`;
const TEXTS = 'text or a list of texts';
const textOrList = z.union([text.transform((one) => [one]), z.array(text)], TEXTS);
const neighbour = z.union([z.literal(false), text], 'false or the path of a page');
const KINDS = ['guide', 'concept', 'reference', 'tutorial'] as const;
const QUESTIONS = 'a list of texts; questions of a section as a list under its anchor';
const META = 'a list of name and content pairs';

/** Language, script, region, variants: anything else would stop the build where dates are written. */
export const LANGUAGE_TAG =
  /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

const LANGUAGE = 'a language tag such as "en-US"';

/** The keys that mean something here. */
export const frontMatterSchema = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  redirectFrom: z.union([path.transform((one) => [one]), z.array(path)], PATHS).default([]),
  /** `false`: no sidebar; `'auto'`: the page's own headings. */
  sidebar: z.literal([false, 'auto'], 'false or "auto"').optional(),
  /** Depth of headings in the sidebar and contents list: 0 none, 1 level 2, 2 levels 2 and 3. */
  sidebarDepth: z.literal([0, 1, 2], '0, 1 or 2').optional(),
  /** True on the page whose layout is the API reference. */
  api: flag.default(false),
  /** True on the home page. */
  home: flag.default(false),
  kind: z.enum(KINDS, `one of ${KINDS.join(', ')}`).optional(),
  /** One of `pageEditions` in the configuration. */
  edition: text.optional(),
  /** `repository:path@version` entries this page was checked against. */
  sources: textOrList.default([]),
  /** What readers ask in their own words, by the section that answers: `''` for the page. For search alone. */
  questions: z
    .array(z.union([text, z.record(text, z.array(text))], QUESTIONS), QUESTIONS)
    .transform(bySection)
    .default({}),
  permalink: path.optional(),
  lang: z.string(LANGUAGE).regex(LANGUAGE_TAG, LANGUAGE).optional(),
  metaTitle: text.optional(),
  canonicalUrl: z.url({ protocol: /^https?$/, error: 'a URL' }).optional(),
  meta: z.array(z.record(text, text, META), META).default([]),
  tags: textOrList.default([]),
  pageClass: text.optional(),
  /** `false` hides, a path names a page. */
  prev: neighbour.optional(),
  next: neighbour.optional(),
  /** `false` hides the edit link of this page. */
  editLink: flag.default(true),
  /** `false` keeps the page out of search. */
  search: flag.default(true),
  /** Known from VuePress, without effect: the bar is on every page. */
  navbar: flag.default(true),
  /** True when no link or sidebar entry has to lead here. */
  orphan: flag.default(false),
  /** True when the feed of the site tells of the sections of this page. */
  feed: flag.default(false),
  date: text.optional(),
});

/** Front matter after validation. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Every key with the value it has when nothing is given. */
export function emptyFrontMatter(): FrontMatter {
  return frontMatterSchema.parse({});
}

/** @example bySection(['a', { setup: ['b'] }]) // { '': ['a'], setup: ['b'] } */
function bySection(questions: readonly (string | Record<string, string[]>)[]): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  for (const one of questions)
    for (const [slug, list] of Object.entries(typeof one === 'string' ? { '': [one] } : one))
      sections[slug] = [...(sections[slug] ?? []), ...list];
  return sections;
}
