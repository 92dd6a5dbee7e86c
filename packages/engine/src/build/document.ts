import type { Site } from '../config/siteSchema.ts';
import { withBase } from '../core/address.ts';
import { inlineJson } from '../core/json.ts';
import { ARTICLE_PLACE, escapeHtml, MAIN_PLACE } from '../core/text.ts';
import type { Guide, InlineData, PageData, PageHead, RenderedPage } from '../core/types.ts';
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
  /** Content policy; undefined for none, as in the development server. */
  policy: string | undefined;
  assets: DocumentAssets;
}

/** URLs, with base, of what every document loads. */
export interface DocumentAssets {
  script: string;
  styles: string[];
  /** URL -> value of the `integrity` attribute. */
  integrity?: Readonly<Record<string, string>>;
}

/** The whole HTML document of a page. */
export function renderDocument(input: DocumentInput): string {
  const { page, guide, site, assets, rendered } = input;
  const policy =
    input.policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${input.policy}">\n`;
  const sheets = [...assets.styles, ...page.styles];
  const integrity = (url: string) => {
    const value = assets.integrity?.[url];
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
${policy}<meta name="viewport" content="width=device-width, initial-scale=1">
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

/** URLs of bundled files, which know nothing of the base. */
export function documentAssets(
  bundle: { script: string; styles: string[]; integrity?: Readonly<Record<string, string>> },
  base: string,
): DocumentAssets {
  const own = Object.entries(bundle.integrity ?? {}).map(([path, value]) => [
    withBase(`/${path}`, base),
    value,
  ]);
  return {
    script: withBase(`/${bundle.script}`, base),
    styles: bundle.styles.map((path) => withBase(`/${path}`, base)),
    integrity: Object.fromEntries(own),
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

function inlineData(page: PageData, { build, key, chunks }: Guide, site: Site): InlineData {
  return {
    page: pageHead(page),
    guide: { build, key, chunks },
    guides: site.guides.map((guide) => guide.key),
  };
}

/** The part of a page's data that browsers get. */
export function pageHead(page: PageData): PageHead {
  const { address, title, documentTitle, description, canonical, lang, layout, guide, edition } = page;
  const { sidebar, navLink, markdownUrl, pageClass, styles } = page;
  return {
    address,
    title,
    documentTitle,
    description,
    canonical,
    lang,
    layout,
    guide,
    edition,
    sidebar,
    navLink,
    markdownUrl,
    pageClass,
    styles,
  };
}
