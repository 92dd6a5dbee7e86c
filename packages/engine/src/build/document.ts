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
  assets: DocumentAssets;
}

/** What every document loads: URLs with base, or paths below the output folder. */
export interface DocumentAssets {
  script: string;
  styles: string[];
  /** URL -> value of the `integrity` attribute. */
  integrity: Readonly<Record<string, string>>;
}

/** The whole HTML document of a page. */
export function renderDocument(input: DocumentInput): string {
  const { page, guide, site, assets, rendered } = input;
  const sheets = [...assets.styles, ...page.styles];
  const integrity = (url: string) => {
    const value = assets.integrity[url];
    return value === undefined ? '' : ` integrity="${value}"`;
  };
  const styles = sheets
    .map((url) => `<link rel="stylesheet" href="${escapeHtml(url)}"${integrity(url)}>\n`)
    .join('');
  const data = inlineJson(inlineData(page, guide, site));
  return `<!doctype html>
<html lang="${escapeHtml(page.lang)}" data-base="${escapeHtml(site.base)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${input.policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.documentTitle)}</title>
<script>${schemeScript}</script>
${styles}<script type="module" src="${escapeHtml(assets.script)}"${integrity(assets.script)}></script>
${input.head}
</head>
<body>
<div id="app">${put(rendered.frame, MAIN_PLACE, fillMain(rendered.main, input.html))}</div>
<script type="application/json" id="page-data">${data}</script>
</body>
</html>
`;
}

/** URLs of bundled files, given their paths. */
export function documentAssets({ script, styles, integrity }: DocumentAssets, base: string): DocumentAssets {
  return {
    script: base + script,
    styles: styles.map((path) => base + path),
    integrity: Object.fromEntries(Object.entries(integrity).map(([path, value]) => [base + path, value])),
  };
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
