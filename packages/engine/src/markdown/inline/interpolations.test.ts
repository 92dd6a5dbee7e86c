import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

const context = {
  siteTitle: 'Docs & more',
  siteDescription: 'About',
  interpolations: { email: 'a@b.c', 'urls.site': 'https://x.y' },
};
const TITLE = '---\ntitle: My *page*\ntags: [a, b]\n---\n';
const bodyOf = async (text: string) =>
  (await htmlOf(TITLE + text, context)).replace(/^<h1 id="frontmatter-title">.*<\/h1>\n/, '');

describe('interpolation', () => {
  it.each([
    ['{{ $site.title }}', '<p>Docs &amp; more</p>'],
    ['{{$site.description}}', '<p>About</p>'],
    ['{{ $page.title }}', '<p>My page</p>'],
    ['{{ $frontmatter.title }}', '<p>My page</p>'],
    ['{{ $frontmatter.tags }}', '<p>a, b</p>'],
    ['**{{ $cytomine.email }}**', '<p><strong>a@b.c</strong></p>'],
    ['{{ $cytomine.urls.site }}', '<p>https://x.y</p>'],
    ['[{{ $site.title }}](/x)', '<p><a href="/x">Docs &amp; more</a></p>'],
    ['a {{ x }} { y } {{ 1 + 1 }} <5 {{}}', '<p>a {{ x }} { y } {{ 1 + 1 }} &lt;5 {{}}</p>'],
    ['`{{ $site.title }}`', '<p><code>{{ $site.title }}</code></p>'],
    ['    {{ $site.title }}', '<pre><code>{{ $site.title }}\n</code></pre>'],
    ['\\{{ $site.title }}', '<p>{{ $site.title }}</p>'],
    ['{{ $site.title', '<p>{{ $site.title</p>'],
  ])('%s', async (text, html) => {
    expect(await bodyOf(text)).toBe(html);
  });

  it('is not done in fences', async () => {
    expect(await bodyOf('```\n{{ $site.title }}\n```')).toContain('{{ $site.title }}');
  });

  it.each([
    '{{ $nothing }}',
    '{{ $site.secret }}',
    '{{ $frontmatter.description }}',
    '{{ $frontmatter.constructor }}',
    '{{ $cytomine.__proto__ }}',
    '{{ $page.title.length }}',
    '{{ $site.title | upper }}',
    '{{ $site["title"] }}',
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
