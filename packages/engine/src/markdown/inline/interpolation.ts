import type { PageState } from '../pageState.ts';

const LOOKUP = /^\$(frontmatter|page|site|cytomine)\.([\w.-]+)$/;

/** What may stand between `{{` and `}}`, for messages. */
export const INTERPOLATIONS =
  'Known are $frontmatter.<key>, $page.title, $site.title, $site.description and $cytomine.<key>.';

/**
 * Text that stands for an expression such as `$site.title`, or undefined for one that means nothing. The list is
 * closed: content is data, not program.
 */
export function interpolate(page: PageState, expression: string): string | undefined {
  const [, object, key = ''] = LOOKUP.exec(expression) ?? [];
  if (object === 'cytomine') return ownText(page.context.interpolations, key);
  if (object === 'frontmatter')
    return key === 'title' ? page.title || undefined : ownText(page.frontmatter, key);
  if (object === 'page') return key === 'title' ? page.title || undefined : undefined;
  const site: Record<string, string> = {
    title: page.context.siteTitle,
    description: page.context.siteDescription,
  };
  return object === 'site' ? ownText(site, key) : undefined;
}

function ownText(record: object, key: string): string | undefined {
  const value: unknown = Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : undefined;
  return value === undefined ? undefined : String(value);
}
