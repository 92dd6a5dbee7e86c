import type { Site } from '../config/siteSchema.ts';
import { inlineJson } from '../core/json.ts';
import { ARTICLE_PLACE, escapeHtml, MAIN_PLACE } from '../core/text.ts';
import {
  type Guide,
  type InlineData,
  PAGE_HEAD_FIELDS,
  type PageData,
  type PageHead,
  type RenderedPage,
} from '../core/types.ts';
import { schemeScript } from '../files/headers.ts';
import type { Bundles } from './bundle.ts';

export interface DocumentInput {
  page: PageData;
  guide: Guide;
  rendered: Pick<RenderedPage, 'frame' | 'main'>;
  /** The article. */
  html: string;
  site: Site;
  /** Tags for the head, from `headTags`. */
  head: string;
  /** Content policy. */
  policy: string;
  bundles: Pick<Bundles, 'script' | 'styles' | 'integrity'>;
}

/** The whole HTML document of a page. */
export function renderDocument(input: DocumentInput): string {
  const { page, guide, site, bundles, rendered } = input;
  const sheets = [...bundles.styles.map((path) => site.base + path), ...page.styles];
  const integrity = (url: string) => {
    const value = bundles.integrity[url.slice(site.base.length)];
    return value === undefined ? '' : ` integrity="${value}"`;
  };
  const styles = sheets
    .map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}"${integrity(url)}>\n`)
    .join('');
  const script = site.base + bundles.script;
  const data = inlineJson(inlineData(page, guide, site));
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}" data-base="${escapeHtml(site.base)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${input.policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.documentTitle)}</title>
<script>${schemeScript}</script>
${styles}<script type="module" src="${escapeHtml(script)}"${integrity(script)}></script>
${input.head}
</head>
<body>
<div id="app">${put(rendered.frame, MAIN_PLACE, fillMain(rendered.main, input.html))}</div>
<script type="application/json" id="page-data">${data}</script>
</body>
</html>
`;
}

/** What `main` holds, with the article. */
export function fillMain(main: string, html: string): string {
  return put(main, ARTICLE_PLACE, html);
}

/** Not `replace` with a string: an article may contain `$&`. */
function put(text: string, place: string, html: string): string {
  return text.replace(place, () => html);
}

function inlineData(page: PageData, { key, chunks }: Guide, site: Site): InlineData {
  return {
    page: pageHead(page),
    guide: { key, chunks },
    guides: site.guides.map((guide) => guide.key),
  };
}

/** The part of a page's data that browsers get. */
export function pageHead(page: PageData): PageHead {
  return Object.fromEntries(PAGE_HEAD_FIELDS.map((name) => [name, page[name]])) as unknown as PageHead;
}
