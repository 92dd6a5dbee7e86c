import { z } from 'zod';
import { BASE } from '../core/address.ts';
import type { NavEntry, SidebarEntry, SiteConfig } from './config.ts';
import { LANGUAGE_TAG } from './frontMatterSchema.ts';

const text = z.string().min(1);
/** '' where an organisation has none. */
const url = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).meta({ expected: 'a URL or ""' });
const color = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)
  .meta({ expected: 'a color such as "#3eaf7c"' });
const publicPath = z
  .string()
  .regex(/^\/(?!\/)/)
  .meta({ expected: 'a path under public/ that starts with "/"' });
const destination = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/|mailto:)/)
  .meta({ expected: 'a path that starts with "/", or a URL' });
const depth = z.literal([0, 1, 2]).meta({ expected: '0, 1 or 2' });
const textLinks = z.array(z.strictObject({ text, to: destination }));

const navEntry: z.ZodType<NavEntry> = z.lazy(() =>
  z
    .union([
      z.strictObject({ text, link: destination }),
      z.strictObject({ text, items: z.array(navEntry).min(1) }),
    ])
    .meta({ expected: 'an object with text and link, or with text and items' }),
);

const sidebarEntry: z.ZodType<SidebarEntry> = z.lazy(() =>
  z
    .union([
      z.string(),
      z.tuple([z.string(), text]),
      z.strictObject({
        title: text,
        path: z.string().optional(),
        collapsable: z.boolean().optional(),
        sidebarDepth: depth.optional(),
        initialOpenGroupIndex: z.int().optional(),
        children: z.array(sidebarEntry).default([]),
      }),
    ])
    .meta({ expected: 'a page path, a [path, text] pair, or an object with title and children' }),
) as z.ZodType<SidebarEntry>;

const edition = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]+$/)
    .meta({ expected: 'a word' }),
  name: text,
  description: text,
  logo: publicPath,
  github: url,
  accentColor: color,
  version: text.optional(),
  to: destination.optional(),
});

const homePage = z.strictObject({
  title: text,
  tagline: text,
  actionText: text,
  actionLink: destination,
  image: publicPath,
  imageAlt: text,
  targets: z.array(
    z.strictObject({
      title: text,
      details: text,
      icon: z.string().optional(),
      links: textLinks.optional(),
    }),
  ),
});

const sidebars = z.record(
  z.string().regex(/^\/(?:.*\/)?$/),
  z
    .union([z.array(sidebarEntry), z.strictObject({ title: text, items: z.array(sidebarEntry) })])
    .meta({ expected: 'a list of entries, or an object with title and items' }),
);

const search = z
  .strictObject({
    protocol: z.literal(['algolia', 'typesense']).optional().meta({ expected: '"algolia" or "typesense"' }),
    key: z.string(),
    indexName: z.string(),
    appId: z
      .string()
      .regex(/^[a-z\d]*$/i)
      .optional()
      .meta({ expected: 'the letters and digits of an application at Algolia, or ""' }),
    // It becomes a part of the content policy.
    host: z
      .string()
      .regex(/^(?:https?:\/\/[\w.-]+(?::\d{1,5})?)?$/)
      .optional()
      .meta({ expected: 'an origin such as "https://search.example.org", or ""' }),
  })
  .superRefine(({ protocol, key, indexName, appId = '', host = '' }, context) => {
    const isLocal = key === '' && indexName === '' && appId === '' && host === '';
    const need = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (isLocal) return;
    if (key === '') need('key', 'A hosted search needs a key, one that may only search.');
    if (indexName === '') need('indexName', 'A hosted search needs the name of its index.');
    if (protocol === 'typesense') {
      if (host === '') need('host', 'Name the host that runs Typesense.');
      if (appId !== '') context.addIssue({ code: 'unrecognized_keys', keys: ['appId'] });
    } else if (appId === '' && host === '')
      need('appId', 'Name the application at Algolia, or another host in `search.host`.');
  });

/** What `site.config.ts` may hold. `meta.expected` says it in words, for messages. */
export const siteSchema = z.strictObject({
  title: text,
  description: text,
  lang: z.string().regex(LANGUAGE_TAG).optional().meta({ expected: 'a language tag such as "en-US"' }),
  base: z.string().regex(BASE).optional().meta({ expected: 'a path that starts and ends with "/"' }),
  email: z
    .union([z.literal(''), z.email()])
    .optional()
    .meta({ expected: 'an e-mail address or ""' }),
  icon: publicPath.optional(),
  logo: publicPath.optional(),
  logoDark: publicPath.optional(),
  footer: z.string().optional(),
  team: z.string().optional(),
  repositories: z.record(z.string(), url).optional(),
  style: z.strictObject({ accentColor: color }).optional(),
  themeColor: color.optional(),
  socialImage: z
    .strictObject({ path: publicPath, alt: text, width: z.int().positive(), height: z.int().positive() })
    .optional(),
  servers: z.strictObject({ demo: url }).optional(),
  socials: z
    .strictObject({ facebook: url, github: url, imagesc: url, linkedin: url, twitter: url })
    .optional(),
  urls: z.strictObject({ docRepo: url, docUrl: url, githubDiscussions: url, siteUrl: url }).optional(),
  editions: z.array(edition).optional(),
  homePage: homePage.optional(),
  nav: z.array(navEntry).optional(),
  sidebars: sidebars.optional(),
  sidebarDepth: depth.optional(),
  tables: z
    .record(z.string(), z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }))
    .optional(),
  search: search.optional(),
  docsDir: z
    .string()
    .regex(/^(?:\.|(?![/.])[^\\]*[^\\/])$/)
    .optional()
    .meta({ expected: 'a folder below the site, such as "docs"' }),
  docsBranch: text.optional(),
  editLinks: z.boolean().optional(),
} satisfies Record<keyof SiteConfig, z.ZodType>);

/** Names that an author may have meant instead of an unknown one: the fields of the object at `path`. */
export function fieldsAt(path: readonly PropertyKey[]): string[] {
  return schemasAt(path).flatMap((s) => (s instanceof z.ZodObject ? Object.keys(s.shape) : []));
}

/** How a value at `path` should look, in words, when its schema says so. */
export function expectedAt(path: readonly PropertyKey[]): string | undefined {
  const words = schemasAt(path).map((schema) => schema.meta()?.expected);
  return words.find((one) => typeof one === 'string');
}

function schemasAt(path: readonly PropertyKey[]): z.ZodType[] {
  return path.reduce<z.ZodType[]>(
    (schemas, key) => schemas.flatMap((s) => inside(s, key)),
    layers(siteSchema),
  );
}

function inside(schema: z.ZodType, key: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodObject) {
    const field: z.ZodType | undefined = schema.shape[String(key)];
    return field === undefined ? [] : layers(field);
  }
  if (schema instanceof z.ZodArray) return typeof key === 'number' ? layers(schema.element as z.ZodType) : [];
  return schema instanceof z.ZodRecord ? layers(schema.valueType as z.ZodType) : [];
}

/** A schema, what it wraps, and the members of a union, outermost first. */
function layers(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy || schema instanceof z.ZodDefault)
    return [schema, ...layers(schema.unwrap() as z.ZodType)];
  if (schema instanceof z.ZodUnion)
    return [schema, ...schema.options.flatMap((option) => layers(option as z.ZodType))];
  return [schema];
}
