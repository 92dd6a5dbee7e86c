import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../../test/support/siteParts.ts';
import type { Site } from '../config/siteSchema.ts';
import type { PageRecord } from '../markdown/compiled.ts';
import { planRedirects } from './redirects.ts';

// Only these fields are read.
const site = { base: '/docs/', lang: 'en', urls: { docUrl: 'https://example.org' } } as Site;

const record = (relativePath: string, ...redirectFrom: string[]): PageRecord =>
  recordOf(relativePath, { title: 'A & B', redirectFrom });
const plan = (...records: PageRecord[]) => planRedirects(records, site);

describe('planRedirects', () => {
  it('keys the table without case and trailing slash, with the query', () => {
    const install = '/display/X/Install+on+Linux';
    const { redirects, asWritten, problems } = plan(
      record('a.md', '/Old/Path/', install, '/pages/viewpage.action?pageId=12', '/sp%20ace', '/old/path'),
    );
    expect(problems).toEqual([]);
    expect(redirects).toEqual({
      '/display/x/install+on+linux': '/a',
      '/old/path': '/a',
      '/pages/viewpage.action?pageid=12': '/a',
      '/sp ace': '/a',
    });
    // Hosts compare the names in a query, and some of them paths too, letter by letter.
    expect(asWritten).toMatchObject({ [install]: '/a', '/Old/Path': '/a' });
    expect(asWritten).toHaveProperty(['/pages/viewpage.action?pageId=12']);
  });

  it('writes a stub that leads on without scripts', () => {
    const [file, ...others] = plan(record("user-guide/a&b'c.md", '/UsersV2')).files;
    expect([file?.path, others]).toEqual(['UsersV2/index.html', []]);
    const content = file && 'content' in file ? String(file.content) : '';
    expect(content).toContain(`<meta http-equiv="refresh" content="0; url=/docs/user-guide/a&amp;b'c">`);
    expect(content).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(content).toContain(`<link rel="canonical" href="https://example.org/docs/user-guide/a&amp;b'c">`);
    expect(content).toContain(`<a href="/docs/user-guide/a&amp;b'c">A &amp; B</a>`);
  });

  it.each([
    ['/old', ['old/index.html']],
    ['/old.html', ['old.html']],
    ['/a%20b', ['a b/index.html']],
    ['/x?y=1', []],
    ['/what%3F', []],
    ['/a:b', []],
    ['/../up', []],
    ['/a//b', []],
    ['/taken.html', []],
  ])('%s has stub %j', (from, paths) => {
    const { files, problems } = plan(record('a.md', from), record('Taken.md'));
    expect(files.map(({ path }) => path)).toEqual(paths);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('refuses an old address that two pages claim', () => {
    const { redirects, problems } = plan(record('a.md', '/old'), record('b.md', '/OLD/'));
    expect(redirects).toEqual({ '/old': '/a' });
    expect(problems).toMatchObject([
      { severity: 'error', file: 'docs/b.md', message: 'redirectFrom "/OLD/" is also claimed by a.md.' },
    ]);
  });

  it('lets a page keep its own address, with a warning', () => {
    const { files, redirects, problems } = plan(record('a.md', '/B', '/a/'), record('b.md'));
    expect([files, redirects]).toEqual([[], {}]);
    expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'redirectFrom "/B" is the address of the page b.md, so it has no effect.'],
      ['warning', 'redirectFrom "/a/" is the address of this page itself, so it has no effect.'],
    ]);
  });

  it('refuses the address of a file or page that is not made from Markdown', () => {
    const page = record('a.md', '/Robots.txt', '/search/', '/old');
    const { files, redirects, problems } = planRedirects([page], site, ['/robots.txt', '/search']);
    expect(problems.map(({ message }) => message)).toEqual([
      'redirectFrom "/Robots.txt" is something else of this site.',
      'redirectFrom "/search/" is something else of this site.',
    ]);
    expect([Object.keys(redirects), files.length]).toEqual([['/old'], 1]);
  });

  it('refuses a part of a page, which servers never see', () => {
    expect(plan(record('a.md', '/old#part')).problems).toMatchObject([
      { severity: 'error', message: expect.stringContaining('which servers never see') },
    ]);
  });
});
