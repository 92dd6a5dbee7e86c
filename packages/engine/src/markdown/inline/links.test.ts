import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';

const FROM = 'dev-guide/api/ref.md';
const TITLE = '---\ntitle: A\n---\n';

async function linkOf(href: string, from = FROM, base = '/') {
  const { html, links, problems } = await compileText(`${TITLE}[text](${href})`, { base }, from);
  return { rendered: /<a href="([^"]*)"/.exec(html)?.[1], links, problems };
}

describe('links to pages', () => {
  it.each([
    ['./b.md', '/dev-guide/api/b'],
    ['../d/README.md#h', '/dev-guide/d/#h'],
    ['./index.md', '/dev-guide/api/'],
    ['/f/', '/f/'],
    ['/k.html#z', '/k.html#z'],
    ['sub/', '/dev-guide/api/sub/'],
    ['/README.md#A', '/#A'],
    ['<./a b.md>', '/dev-guide/api/a%20b'],
    ['./a%20b.md', '/dev-guide/api/a%20b'],
    ['..', '..'],
    ['../', '/dev-guide/'],
    ['./readme.md', '/dev-guide/api/'],
    ['/a/Index.md', '/a/'],
  ])('%s -> %s', async (href, rendered) => {
    const link = await linkOf(href);
    expect(link.rendered).toBe(rendered);
    expect(link.problems).toEqual([]);
  });

  it('count from the folder of the source file', async () => {
    expect((await linkOf('./a%20b.md', 'g/p.md')).links).toEqual([
      { href: '/g/a%20b', line: 4, from: 'link' },
    ]);
    expect((await linkOf('b.md', 'README.md')).rendered).toBe('/b');
  });

  it('keep the hash encoded in the page, and decoded for the check', async () => {
    const { rendered, links } = await linkOf('b.md#É');
    expect(rendered).toBe('/dev-guide/api/b#%C3%89');
    expect(links).toEqual([{ href: '/dev-guide/api/b#É', line: 4, from: 'link' }]);
  });

  it('have the base in front in the page only', async () => {
    const { rendered, links } = await linkOf('./b.md#x', FROM, '/docs/v1/');
    expect(rendered).toBe('/docs/v1/dev-guide/api/b#x');
    expect(links[0]?.href).toBe('/dev-guide/api/b#x');
  });

  it('may not lead out of the documentation', async () => {
    expect((await linkOf('../../../x.md')).problems).toMatchObject([{ severity: 'error', line: 4 }]);
  });
});

describe('plain links', () => {
  it.each(['b', '/h/i', './p.pdf', '#n', './b.md?x=1', './B.MD'])('%s stays as it is', async (href) => {
    expect((await linkOf(href)).rendered).toBe(href);
  });

  it.each([
    ['b', '/dev-guide/api/b'],
    ['/h/i', '/h/i'],
    ['./p.pdf', '/dev-guide/api/p.pdf'],
    ['#n', '/dev-guide/api/ref#n'],
    ['#%C3%89', '/dev-guide/api/ref#É'],
  ])('%s is checked as %s', async (href, address) => {
    expect((await linkOf(href)).links).toEqual([{ href: address, line: 4, from: 'link' }]);
  });

  it('have the base in front when they start at the root', async () => {
    expect((await linkOf('/h/i', FROM, '/b/')).rendered).toBe('/b/h/i');
  });

  it.each([
    ['docs', 'docs/dev-guide/api/a b.png'],
    ['.', 'dev-guide/api/a b.png'],
  ])('to a picture beside the page, in %s, lead to where it is served', async (docsDir, file) => {
    const images = { [file]: { width: 1, height: 1, src: '/b/assets/a.1.png', key: undefined } };
    const context = { docsDir, images, base: '/b/' };
    const text = `${TITLE}[a](./a%20b.png) <a href="a b.png">b</a> [c](./c.png)`;
    const { html, links } = await compileText(text, context, FROM);
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/b/assets/a.1.png"',
      'href="/b/assets/a.1.png"',
      'href="./c.png"',
    ]);
    expect(links.map(({ href }) => href)).toEqual(['/dev-guide/api/c.png']);
  });

  it('without an address are an error', async () => {
    expect((await linkOf('')).problems).toMatchObject([{ message: 'a link has no address.', line: 4 }]);
  });
});

describe('links to other sites', () => {
  it('open in a new window and say so', async () => {
    const { html } = await compileText(`${TITLE}[*t*](https://x.y/) <http://a.b>`);
    const rest = 'target="_blank" rel="noopener noreferrer" class="outbound"';
    const mark = '<span class="visually-hidden"> (opens new window)</span>';
    expect(html).toContain(`<a href="https://x.y/" ${rest}><em>t</em>${mark}</a>`);
    expect(html).toContain(`<a href="http://a.b" ${rest}>http://a.b${mark}</a>`);
  });

  it.each(['mailto:a@b.c', 'tel:+32', '//host/x', 'HTTPS://X.Y'])('%s gets nothing', async (href) => {
    const { html, links } = await compileText(`${TITLE}[t](${href})`);
    expect(html).toMatch(/<a href="[^"]+">t<\/a>/);
    expect(links).toEqual([]);
  });
});

describe('dangerous addresses', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'data:text/html,x',
    '&#106;avascript:x',
  ])('%s is an error with a line', async (href) => {
    const { html, problems } = await compileText(`${TITLE}\n\n[text](${href})`);
    expect(problems).toMatchObject([{ severity: 'error', line: 6 }]);
    expect(problems[0]?.message).toContain('is not allowed');
    expect(html).not.toMatch(/href="[^"]*script/i);
  });
});

describe('lines', () => {
  it('are those of the file, inside paragraphs too', async () => {
    const text = `${TITLE}\npara\nsecond [a](/a) line\n\n- item\n  [b](/b)\n\n> quote\n> [c](/c)\n\n| h |\n| - |\n| [d](/d) |\n`;
    const { links } = await compileText(text);
    expect(links.map(({ href, line }) => [href, line])).toEqual([
      ['/a', 6],
      ['/b', 9],
      ['/c', 12],
      ['/d', 16],
    ]);
  });
});

describe('interpolation in addresses', () => {
  it('is resolved', async () => {
    const { html } = await compileText(`${TITLE}[mail](<mailto:{{ $cytomine.email }}>)`, {
      interpolations: { email: 'info@example.org' },
    });
    expect(html).toContain('<a href="mailto:info@example.org">mail</a>');
  });
});
