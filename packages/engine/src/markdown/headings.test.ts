import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../test/support/compileText.ts';
import { slugOf } from '../core/slug.ts';

const idsOf = async (text: string) => (await compileText(text)).ids;
const titleOf = async (text: string) => (await compileText(text)).record.title;

describe('heading ids', () => {
  it.each([
    ['### `code` & <b>x</b> **bold** [l](./x.md) :tada:', 'code-x-bold-l'],
    ['## &amp; &lt;b&gt; \\*esc\\*', 'b-esc'],
    ['# `authors.[].first_name`', 'authors-first-name'],
    ['Setext\n=====', 'setext'],
    ['# {{ $site.title }}', 'site-title'],
  ])('%s', async (text, id) => {
    expect(await idsOf(text)).toEqual([id]);
  });

  it.each([
    ['# A\n\n# A\n\n## A-2\n\n## A\n', ['a', 'a-2', 'a-2-2', 'a-3']],
    ['## A\n\n### A-2\n\n## A-3\n\n## A', ['a', 'a-2', 'a-3', 'a-4']],
    ['# constructor\n\n# constructor', ['constructor', 'constructor-2']],
  ])('are unique over all levels in document order: %j', async (text, ids) => {
    expect(await idsOf(text)).toEqual(ids);
  });

  it('of nothing are an error', async () => {
    const { problems } = await compileText('---\ntitle: A\n---\n\n## <Badge text="x"/>\n');
    expect(problems).toMatchObject([{ severity: 'error', line: 5, hint: 'Add a word to it.' }]);
  });

  it('are the target of a labelled link, which comes first', async () => {
    expect(await htmlOf('## Say "hi" & *go* {#x}')).toBe(
      '<h2 id="say-hi-go-x"><a class="header-anchor" href="#say-hi-go-x" aria-labelledby="say-hi-go-x"><span aria-hidden="true">#</span></a> Say &quot;hi&quot; &amp; <em>go</em> {#x}</h2>',
    );
  });
});

describe('page title', () => {
  it.each([
    ['---\ntitle: T *x*\n---\n# H', 'T x'],
    ['---\nhome: true\n---\n# H', 'Home'],
    ['para\n\n# H', ''],
    ['# About {{ $site.title }} :tada:', 'About Documentation 🎉'],
    ['---\ntitle: "Launch :rocket: `<div>`"\n---\n', 'Launch 🚀 <div>'],
  ])('%j -> %j', async (text, title) => {
    expect(await titleOf(text)).toBe(title);
  });

  it.each([
    ['Only text.\n', '1: the page has no title.'],
    ['---\ntitle: 404\n---\n', '2: front matter "title" is 404.'],
    ['\n---\ntitle: A\n---\n', '1: front matter does not start on the first line.'],
  ])('is reported once where it is missing or cannot be read: %j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });
});

it('header list holds levels 2 and 3, without a level 3 before any level 2', async () => {
  const { record } = await compileText('# A\n\n### early\n\n## B *b*\n\n### C\n\n#### D\n\n## E\n');
  expect(record.headers).toEqual([
    { level: 2, title: 'B b', slug: 'b-b' },
    { level: 3, title: 'C', slug: 'c' },
    { level: 2, title: 'E', slug: 'e' },
  ]);
});

it.each([
  ['1. Install Docker', '_1-install-docker'],
  ['Éléments & accents', 'elements-accents'],
  ['What’s new?', 'what-s-new'],
  ['type {BOOLEAN}.type.id', 'type-boolean-type-id'],
  ['{{ $frontmatter.title }}', 'frontmatter-title'],
  ['🚀 Launch', '🚀-launch'],
  ['日本語 見出し', '日本語-見出し'],
  ['İstanbul', 'istanbul'],
  ['__proto__', 'proto'],
  [' -- ! ', ''],
])('slugOf %j -> %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
