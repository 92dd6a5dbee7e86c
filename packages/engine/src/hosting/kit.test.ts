import { describe, expect, it } from 'vitest';
import { relativeDocument } from './kit.ts';

const pages = new Set(['/', '/guide/', '/guide/first%20step', '/search']);
const relative = (html: string, file = 'guide/first step.html', base = '/docs/') =>
  relativeDocument(html, file, { base, pages });

describe('relativeDocument', () => {
  it.each([
    ['<a href="/docs/">', '<a href="../index.html">'],
    ['<a class="x" href="/docs/guide/#top">', '<a class="x" href="index.html#top">'],
    ['<a href="/docs/guide/first%20step?x=1#a">', '<a href="first%20step.html#a">'],
    ['<form action="/docs/search">', '<form action="../search.html">'],
    ['<img src="/docs/assets/a.svg">', '<img src="../../site/assets/a.svg">'],
    ['<link href="/docs/guide/first.md">', '<link href="../../site/guide/first.md">'],
    [
      '<source srcset="/docs/a.avif 480w, /docs/b.avif 960w">',
      '<source srcset="../../site/a.avif 480w, ../../site/b.avif 960w">',
    ],
    [
      '<meta http-equiv="refresh" content="0; url=/docs/guide/">',
      '<meta http-equiv="refresh" content="0; url=index.html">',
    ],
    ...[
      '<a href="https://example.org/docs/">',
      '<a href="//example.org/">',
      '<a href="#part">',
      '<a href="/elsewhere">',
      '<code>href=&quot;/docs/&quot;</code>',
      '<p>src="/docs/a.svg"</p>',
    ].map((html): [string, string] => [html, html]),
  ])('%s becomes %s', (before, after) => {
    expect(relative(before)).toBe(after);
  });

  it('takes out scripts and hashes, which files cannot have, and says so in the policy', () => {
    const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
<script>if (a<b) {}</script>
<link rel="stylesheet" href="/docs/a.css" integrity="sha256-x">
<script type="module" src="/docs/b.js" integrity="sha256-y"></script>
<p>Text</p>`;
    const made = relative(html);
    expect(made).not.toMatch(/<script|integrity|script-src/);
    expect(made).toContain("style-src 'self' file:");
    expect(made).toContain('<link rel="stylesheet" href="../../site/a.css">');
    expect(made).toContain('<p>Text</p>');
  });
});
