import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import { ARTICLE_PLACE, MAIN_PLACE } from '../core/text.ts';
import type { Place } from '../pages/navigation.ts';
import { pageData } from '../pages/pageData.ts';
import { documentAssets, renderDocument } from './document.ts';

const PLACE: Place = {
  guide: '',
  sidebar: false,
  depth: 2,
  navLink: undefined,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
};

function documentOf(title: string, html: string, base = '/'): string {
  const site = siteWith({ base });
  const record = recordOf('a.md', { title });
  const page = pageData(
    { record, description: '', edition: undefined, minutes: 1, proofs: [] },
    PLACE,
    site,
    undefined,
  );
  return renderDocument({
    page,
    guide: { build: 'b', key: '', sidebar: [], menus: [], chunks: {} },
    rendered: { frame: `<main>${MAIN_PLACE}</main>`, main: `<div>${ARTICLE_PLACE}</div>` },
    html,
    site,
    head: '<meta name="x">',
    policy: "default-src 'none'",
    assets: documentAssets(
      {
        script: 'assets/js/boot.1.js',
        styles: ['assets/css/style.1.css'],
        integrity: { 'assets/js/boot.1.js': 'sha256-boot' },
      },
      base,
    ),
  });
}

describe('renderDocument', () => {
  it('puts frame, article and data together', () => {
    const html = documentOf('A page', '<p>Text</p>');
    expect(html).toContain('<div id="app"><main><div><p>Text</p></div></main></div>');
    expect(html).toContain('<title>A page | Site</title>');
    expect(html).toContain(
      '<script type="module" src="/assets/js/boot.1.js" integrity="sha256-boot"></script>',
    );
    expect(html).toContain('<link rel="stylesheet" href="/assets/css/style.1.css">');
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      page: { address: '/a' },
      guide: { build: 'b', key: '' },
      guides: [],
    });
  });

  it('lets no text out of its place', () => {
    const title = '</title><script>alert(1)</script> & "$&"';
    const html = documentOf(title, "<p>$& $' $1</p>");
    expect(html).toContain("<main><div><p>$& $' $1</p></div></main>");
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/title>\\u003cscript>alert(1)');
  });

  it('puts the base in front of what it loads', () => {
    const html = documentOf('A', '', '/docs/');
    expect(html).toContain('data-base="/docs/"');
    expect(html).toContain('href="/docs/assets/css/style.1.css"');
    expect(html).toContain('src="/docs/assets/js/boot.1.js"');
  });
});
