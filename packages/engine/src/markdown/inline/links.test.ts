import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';
import type { CompileContext } from '../compiled.ts';

const FROM = 'dev-guide/api/ref.md';

async function linkOf(href: string, from = FROM, context: Partial<CompileContext> = {}) {
  const { html, links, problems } = await compileText(`# T\n\n[text](${href})`, context, from);
  const [checked] = links;
  return { rendered: /<\/h1>\n<p><a href="([^"]*)"/.exec(html)?.[1], checked: checked?.href, problems };
}

describe('links', () => {
  it.each([
    // To Markdown files.
    ['./b.md', '/dev-guide/api/b', '/dev-guide/api/b'],
    ['../d/README.md#h', '/dev-guide/d/#h', '/dev-guide/d/#h'],
    ['/a/Index.md', '/a/', '/a/'],
    ['<./a b.md>', '/dev-guide/api/a%20b', '/dev-guide/api/a%20b'],
    ['b.md#É', '/dev-guide/api/b#%C3%89', '/dev-guide/api/b#É'],
    // To folders and addresses.
    ['sub/', '/dev-guide/api/sub/', '/dev-guide/api/sub/'],
    ['../', '/dev-guide/', '/dev-guide/'],
    ['..', '..', '/dev-guide/'],
    ['/k.html#z', '/k.html#z', '/k.html#z'],
    ['b', 'b', '/dev-guide/api/b'],
    ['./p.pdf', './p.pdf', '/dev-guide/api/p.pdf'],
    ['./b.md?x=1', './b.md?x=1', '/dev-guide/api/b.md?x=1'],
    ['#n', '#n', '/dev-guide/api/ref#n'],
    ['#%C3%89', '#%C3%89', '/dev-guide/api/ref#É'],
  ])('%s is written as %s and checked as %s', async (href, rendered, checked) => {
    expect(await linkOf(href)).toEqual({ rendered, checked, problems: [] });
  });

  it.each([
    ['b.md', 'README.md', '/b'],
    ['./b.md#x', FROM, '/dev-guide/api/b#x'],
    ['/h/i', FROM, '/h/i'],
  ])('%s from %s has the base in front in the page only', async (href, from, checked) => {
    expect(await linkOf(href, from, { base: '/b/' })).toMatchObject({ rendered: `/b${checked}`, checked });
  });

  it('to a picture beside the page lead to where it is served', async () => {
    const images = {
      'docs/dev-guide/api/a b.png': { width: 1, height: 1, src: '/b/assets/a.1.png', key: undefined },
    };
    const text = '[a](./a%20b.png) <a href="a b.png">b</a> [c](./c.png)';
    const { html, links } = await compileText(text, { images, base: '/b/' }, FROM);
    const served = 'href="/b/assets/a.1.png"';
    expect(html.match(/href="[^"]*"/g)).toEqual([served, served, 'href="./c.png"']);
    expect(links.map(({ href }) => href)).toEqual(['/dev-guide/api/c.png']);
  });

  it.each([
    ['', 'a link has no address.'],
    ['../../../x.md', expect.stringContaining('../../../x.md')],
    ...[
      'JavaScript:alert(1)',
      'vbscript:x',
      'file:///etc/passwd',
      'data:text/html,x',
      '&#106;avascript:x',
    ].map((href) => [href, expect.stringContaining('is not allowed')]),
  ])('[text](%s) is an error', async (href, message) => {
    const { rendered, problems } = await linkOf(href);
    expect(problems).toMatchObject([{ severity: 'error', line: 3, message }]);
    expect(rendered).not.toMatch(/script|data|file/i);
  });

  it('to other sites open in a new window and say so', async () => {
    const { html } = await compileText('[*t*](https://x.y/) <http://a.b>');
    const rest = 'target="_blank" rel="noopener noreferrer" class="outbound"';
    const mark = '<span class="visually-hidden"> (opens new window)</span>';
    expect(html).toContain(`<a href="https://x.y/" ${rest}><em>t</em>${mark}</a>`);
    expect(html).toContain(`<a href="http://a.b" ${rest}>http://a.b${mark}</a>`);
  });

  it.each(['mailto:a@b.c', 'tel:+32', '//host/x', 'HTTPS://X.Y'])('%s gets nothing', async (href) => {
    const { html, links } = await compileText(`[t](${href})`);
    expect(html).toMatch(/<a href="[^"]+">t<\/a>/);
    expect(links).toEqual([]);
  });

  it('have the lines of the file, inside blocks too', async () => {
    const text =
      'para\nsecond [a](/a) line\n\n- item\n  [b](/b)\n\n> quote\n> [c](/c)\n\n| h |\n| - |\n| [d](/d) |\n';
    const { links } = await compileText(text);
    expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual(['/a 2', '/b 5', '/c 8', '/d 12']);
  });

  it('have interpolations in their addresses resolved', async () => {
    const interpolations = { email: 'info@example.org' };
    const { rendered } = await linkOf('<mailto:{{ $cytomine.email }}>', FROM, { interpolations });
    expect(rendered).toBe('mailto:info@example.org');
  });
});
