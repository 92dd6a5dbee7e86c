import { z } from 'zod';
import type { FrontMatter } from '../core/types.ts';

const text = z.string();
const list = z.array(text);
const textOrList = z.union([text.transform((one) => [one]), list]);
const path = text.regex(/^\/(?!\/)/);

/** Language, script, region, variants: anything else would stop the build where dates are written. */
export const LANGUAGE_TAG =
  /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** One key: what it may hold, and the same in words for a message. */
interface Key {
  schema: z.ZodType;
  expected: string;
}

/** The keys that mean something here. */
export const KEYS: Record<keyof FrontMatter, Key> = {
  title: { schema: text, expected: 'text' },
  description: { schema: text, expected: 'text' },
  redirectFrom: {
    schema: z.union([path.transform((one) => [one]), z.array(path)]),
    expected: 'a path that starts with "/", or a list of such paths',
  },
  sidebar: { schema: z.literal([false, 'auto']), expected: 'false or "auto"' },
  sidebarDepth: { schema: z.literal([0, 1, 2]), expected: '0, 1 or 2' },
  api: flag(),
  home: flag(),
  kind: oneOf('guide', 'concept', 'reference', 'tutorial'),
  edition: oneOf('community', 'bigpicture', 'enterprise', 'legacy'),
  sources: { schema: textOrList, expected: 'a list of texts' },
  questions: {
    schema: z.array(z.union([text, z.record(text, list)])).transform(bySection),
    expected: 'a list of texts; questions of a section as a list under its anchor',
  },
  permalink: { schema: path, expected: 'a path that starts with "/"' },
  lang: { schema: text.regex(LANGUAGE_TAG), expected: 'a language tag such as "en-US"' },
  metaTitle: { schema: text, expected: 'text' },
  canonicalUrl: { schema: z.url({ protocol: /^https?$/ }), expected: 'a URL' },
  meta: { schema: z.array(z.record(text, text)), expected: 'a list of name and content pairs' },
  tags: { schema: textOrList, expected: 'text or a list of texts' },
  pageClass: { schema: text, expected: 'text' },
  prev: { schema: z.union([z.literal(false), text]), expected: 'false or the path of a page' },
  next: { schema: z.union([z.literal(false), text]), expected: 'false or the path of a page' },
  editLink: flag(),
  search: flag(),
  navbar: flag(),
  orphan: flag(),
  feed: flag(),
  date: { schema: text, expected: 'a date such as 2025-01-31' },
};

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
  return {
    title: undefined,
    description: undefined,
    redirectFrom: [],
    sidebar: undefined,
    sidebarDepth: undefined,
    api: false,
    home: false,
    kind: undefined,
    edition: undefined,
    sources: [],
    questions: {},
    permalink: undefined,
    lang: undefined,
    metaTitle: undefined,
    canonicalUrl: undefined,
    meta: [],
    tags: [],
    pageClass: undefined,
    prev: undefined,
    next: undefined,
    editLink: true,
    search: true,
    navbar: true,
    orphan: false,
    feed: false,
    date: undefined,
  };
}

/** @example bySection(['a', { setup: ['b'] }]) // { '': ['a'], setup: ['b'] } */
function bySection(questions: readonly (string | Record<string, string[]>)[]): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  for (const one of questions)
    for (const [slug, list] of Object.entries(typeof one === 'string' ? { '': [one] } : one))
      sections[slug] = [...(sections[slug] ?? []), ...list];
  return sections;
}

function flag(): Key {
  return { schema: z.boolean(), expected: 'true or false' };
}

function oneOf(...values: string[]): Key {
  return { schema: z.enum(values), expected: `one of ${values.join(', ')}` };
}
