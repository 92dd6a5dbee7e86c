import { describe, expect, it } from 'vitest';
import { type EntryPosition, insertSidebarEntry, sidebarPaths } from './insertSidebarEntry.ts';

const config = `import { defineSite } from 'docs-engine';

/* Umlauts and emoji before: ä 🚀 */
export default defineSite({
  title: 'T', // stays
  sidebars: {
    '/guide/': {
      title: 'Guide',
      items: [
        {
          title: 'Overview',
          children: [
            ['/guide/', 'Introduction'],
            ['/guide/start', 'Start'],
          ],
        },
        { title: 'Concepts', children: [['/guide/concepts/a', 'A']] },
      ],
    },
    '/guide/deep/': ['/guide/deep/', './x.md'],
    '/empty/': [],
    '/computed/': makeItems(),
  },
} satisfies object);
`;

function insert(path: string, position?: EntryPosition, text = config): string {
  const edit = insertSidebarEntry(text, { path, title: 'New', position });
  return edit.type === 'edited' ? edit.text : edit.type === 'failed' ? edit.reason : edit.type;
}

/** The lines that an edit added or took away. */
function changes(after: string): string[] {
  const before = config.split('\n');
  const lines = after.split('\n');
  return [
    ...before.filter((line) => !lines.includes(line)).map((line) => `-${line}`),
    ...lines.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
}

describe('insertSidebarEntry', () => {
  it.each<[string, EntryPosition, string[]]>([
    ['/guide/new', { after: '/guide/' }, ["+            ['/guide/new', 'New'],"]],
    ['/guide/new', { after: '/guide/start' }, ["+            ['/guide/new', 'New'],"]],
    ['/guide/new', { position: 1 }, ["+            ['/guide/new', 'New'],"]],
    [
      '/guide/deep/y',
      undefined,
      [
        "-    '/guide/deep/': ['/guide/deep/', './x.md'],",
        "+    '/guide/deep/': ['/guide/deep/', './x.md', '/guide/deep/y'],",
      ],
    ],
    ['/empty/a', undefined, ["-    '/empty/': [],", "+    '/empty/': [['/empty/a', 'New']],"]],
  ])('adds %s %j and changes nothing else', (path, position, expected) => {
    expect(changes(insert(path, position))).toEqual(expected);
  });

  it.each<[string, EntryPosition]>([
    ['/guide/concepts/b', undefined],
    ['/guide/new', { position: 4 }],
  ])('puts %s %j behind the last page', (path, position) => {
    const before = ['/guide/', '/guide/start', '/guide/concepts/a'];
    expect(sidebarPaths(insert(path, position), '/guide/x')).toEqual([...before, path]);
  });

  it('knows pages that are written from the prefix of their sidebar', () => {
    expect(sidebarPaths(config, '/guide/deep/y')).toEqual(['/guide/deep/', '/guide/deep/x']);
  });

  it.each<[string, EntryPosition, string]>([
    ['/elsewhere/a', undefined, 'none'],
    ['/computed/a', undefined, 'its sidebar is not written out as a list'],
    ['/guide/new', { after: '/guide/nothing' }, '"/guide/nothing" is not in its sidebar'],
    ['/guide/new', { position: 9 }, 'its sidebar has only 3 pages'],
  ])('%s %j: %s', (path, position, outcome) => {
    expect(insert(path, position)).toBe(outcome);
  });

  it.each(['export default config;', 'export default {};'])('finds no sidebar in %s', (text) => {
    expect(insert('/a/b', undefined, text)).toBe('none');
  });
});
