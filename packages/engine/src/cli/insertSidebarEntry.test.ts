import { describe, expect, it } from 'vitest';
import { type EntryPosition, insertSidebarEntry, sidebarPaths } from './insertSidebarEntry.ts';

const config = `import { defineSite } from './engine/shared/config.ts';

/* Umlauts and emoji before: ä 🚀 */
export default defineSite({
  title: 'T',
  sidebars: {
    '/guide/': {
      title: 'Guide',
      items: [
        {
          title: 'Overview',
          children: [
            ['/guide/', 'Introduction'], // comment, stays
            ['/guide/start', 'Start'],
          ],
        },
        { title: 'Concepts', children: [['/guide/concepts/a', 'A']] },
      ],
    },
    '/guide/deep/': ['/guide/deep/', '/guide/deep/x'],
    '/empty/': [],
    '/far/': {
      title: 'Far',
      items: [
      ],
    },
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
    ['/guide/new', { position: 2 }, ["+            ['/guide/new', 'New'],"]],
    ['/guide/new', { position: 4 }, ["+        ['/guide/new', 'New'],"]],
    ['/far/new', undefined, ["+        ['/far/new', 'New'],"]],
  ])('adds %s %j and changes nothing else', (path, position, expected) => {
    expect(changes(insert(path, position))).toEqual(expected);
  });

  it('keeps comments and order', () => {
    const text = insert('/guide/new', { after: '/guide/' });
    expect(text).toContain(
      "['/guide/', 'Introduction'], // comment, stays\n            ['/guide/new', 'New'],\n",
    );
  });

  it('puts a page behind the last one of its folder', () => {
    expect(sidebarPaths(insert('/guide/concepts/b'), '/guide/x')).toEqual([
      '/guide/',
      '/guide/start',
      '/guide/concepts/a',
      '/guide/concepts/b',
    ]);
  });

  it('knows pages that are written from the prefix of their sidebar', () => {
    const text = "export default { sidebars: { '/g/': ['', './a.md', ['b/README.md', 'B']] } };\n";
    expect(sidebarPaths(text, '/g/x')).toEqual(['/g/', '/g/a', '/g/b/']);
    expect(insert('/g/x', { after: '/g/a' }, text)).toMatch(/'\.\/a\.md',\n\s*\['\/g\/x', 'New'\],\n/);
  });

  it('spreads what stood on one line over several, as the formatter does', () => {
    expect(changes(insert('/guide/concepts/b'))).toEqual([
      "-        { title: 'Concepts', children: [['/guide/concepts/a', 'A']] },",
      "+          title: 'Concepts',",
      "+            ['/guide/concepts/a', 'A'],",
      "+            ['/guide/concepts/b', 'New'],",
    ]);
  });

  it('uses the form of its neighbours, and the longest prefix', () => {
    expect(changes(insert('/guide/deep/y'))).toEqual([
      "-    '/guide/deep/': ['/guide/deep/', '/guide/deep/x'],",
      "+    '/guide/deep/': [",
      "+      '/guide/deep/',",
      "+      '/guide/deep/x',",
      "+      '/guide/deep/y',",
      '+    ],',
    ]);
  });

  it('fills an empty list', () => {
    expect(changes(insert('/empty/a'))).toEqual([
      "-    '/empty/': [],",
      "+    '/empty/': [",
      "+      ['/empty/a', 'New'],",
      '+    ],',
    ]);
  });

  it.each<[string, EntryPosition, string]>([
    ['/elsewhere/a', undefined, 'none'],
    ['/computed/a', undefined, 'its sidebar is not written out as a list'],
    ['/guide/new', { after: '/guide/nothing' }, '"/guide/nothing" is not in its sidebar'],
    ['/guide/new', { position: 9 }, 'its sidebar has only 3 pages'],
  ])('%s %j: %s', (path, position, outcome) => {
    expect(insert(path, position)).toBe(outcome);
  });

  it.each([
    ['export default {', 'the configuration cannot be parsed'],
    ['export default config;', 'none'],
    ['export default {};', 'none'],
  ])('%s: %s', (text, outcome) => {
    expect(insert('/a/b', undefined, text)).toBe(outcome);
  });

  it('quotes a title', () => {
    const edit = insertSidebarEntry(config, { path: '/far/a', title: "It's \\ here", position: undefined });
    expect(edit).toMatchObject({ text: expect.stringContaining(`['/far/a', "It's \\\\ here"],`) });
  });
});
