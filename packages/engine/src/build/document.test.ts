import { expect, it } from 'vitest';
import { pageHead } from '../../../../test/support/pageHead.ts';
import { siteWith } from '../../../../test/support/siteParts.ts';
import { ARTICLE_PLACE, MAIN_PLACE } from '../core/text.ts';
import type { PageData } from '../core/types.ts';
import { renderDocument } from './document.ts';

const bundles = {
  script: 'assets/js/boot.1.js',
  styles: ['assets/css/style.1.css'],
  integrity: { 'assets/js/boot.1.js': 'sha256-boot' },
};

function documentOf(title: string, html: string): string {
  return renderDocument({
    page: pageHead('/a', { title, documentTitle: `${title} | Site`, lang: 'en' }) as PageData,
    guide: { key: '', sidebar: [], menus: [], chunks: {} },
    rendered: { frame: `<main>${MAIN_PLACE}</main>`, main: `<div>${ARTICLE_PLACE}</div>` },
    html,
    site: siteWith({ base: '/docs/' }),
    head: '<meta name="x">',
    policy: "default-src 'none'",
    bundles,
  });
}

it('lets no text out of its place', () => {
  const html = documentOf('</title><script>alert(1)</script> & "$&"', "<p>$& $' $1</p>");
  expect(html).toContain("<main><div><p>$& $' $1</p></div></main>");
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/title>\\u003cscript>alert(1)');
});
