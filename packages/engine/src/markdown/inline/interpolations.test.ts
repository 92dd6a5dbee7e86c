import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

const context = { siteTitle: 'Docs & more', interpolations: { 'contact.email': 'a@b.c' } };
const TITLE = '---\ntitle: My *page*\ntags: [a, b]\n---\n';

describe('interpolation', () => {
  it.each([
    ['{{$site.title}}', '<p>Docs &amp; more</p>'],
    ['{{ $page.title }}', '<p>My page</p>'],
    ['{{ $frontmatter.title }}', '<p>My page</p>'],
    ['{{ $frontmatter.tags }}', '<p>a, b</p>'],
    ['**{{ $cytomine.contact.email }}**', '<p><strong>a@b.c</strong></p>'],
    ['[{{ $site.title }}](/x)', '<p><a href="/x">Docs &amp; more</a></p>'],
    ['a {{ x }} { y } {{ 1 + 1 }} <5 {{}}', '<p>a {{ x }} { y } {{ 1 + 1 }} &lt;5 {{}}</p>'],
    ['`{{ $site.title }}`', '<p><code>{{ $site.title }}</code></p>'],
    ['\\{{ $site.title }}', '<p>{{ $site.title }}</p>'],
    ['{{ $site.title', '<p>{{ $site.title</p>'],
  ])('%s', async (text, html) => {
    expect(await htmlOf(TITLE + text, context)).toBe(`<h1 id="frontmatter-title">My page</h1>\n${html}`);
  });

  it.each([
    '{{ $nothing }}',
    '{{ $frontmatter.constructor }}',
    '{{ $cytomine.__proto__ }}',
    '{{ $page.title.length }}',
    '{{ $site.title | upper }}',
  ])('%s is an error with its line', async (text) => {
    const { problems } = await compileText(`${TITLE}\npara\nnext ${text}\n`, context);
    expect(problems).toMatchObject([
      { severity: 'error', line: 7, message: `"${text}" stands for nothing.` },
    ]);
  });

  it('of the title in the heading that is the title is an error', async () => {
    const { problems } = await compileText('# {{ $page.title }}\n', context);
    expect(problems.map(({ line, severity }) => [line, severity])).toContainEqual([1, 'error']);
  });
});
