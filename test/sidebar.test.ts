import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from './support/releases.ts';
import { runBuild } from './support/runBuild.ts';
import { sharedFolder } from './support/temporaryFolder.ts';

const root = sharedFolder();
const page = (title: string, front = '') => `---\ntitle: ${title}\n${front}---\n\nText\n`;
const config = {
  title: 'Site',
  description: 'A site for tests',
  nav: [{ text: 'Alone', link: '/alone' }],
  sidebars: {
    '/g/': {
      title: 'Guide',
      items: [
        {
          title: 'One',
          initialOpenGroupIndex: 1,
          children: [{ title: 'First', children: ['a'] }, { title: 'Second', children: ['b'] }, 'c'],
        },
        {
          title: 'Two',
          path: '',
          initialOpenGroupIndex: 1,
          children: ['d', { title: 'Third', children: ['e'] }],
        },
      ],
    },
  },
};

beforeAll(async () => {
  writeSite(root, {
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    'docs/README.md': page('Start', 'home: true\n'),
    'docs/alone.md': `${page('Alone', 'sidebar: auto\n')}\n## Near\n\n### Nearer\n\n#### Nearest\n\n## Far\n`,
    'docs/g/README.md': page('Guide'),
    'docs/g/a.md': page('A'),
    'docs/g/b.md': page('B'),
    'docs/g/c.md': page('C'),
    'docs/g/e.md': page('E'),
    'docs/g/d.md': `${page('D', 'sidebar: auto\nsidebarDepth: 0\n')}\n## Part\n\n### Piece\n`,
  });
  const { code, output } = await runBuild(['build', '--root', root]);
  expect(output).toContain('8 pages');
  expect(code).toBe(0);
});

/** The sidebar of a page as it was built. */
function sidebarOf(name: string): string {
  const html = readFileSync(join(root, 'dist', `${name}.html`), 'utf8');
  return /<nav class="sidebar-nav".*?<\/nav>/s.exec(html)?.[0] ?? '';
}

/** Its groups, those that are open marked. */
const groupsOf = (name: string) =>
  [...sidebarOf(name).matchAll(/<details[^>]*?( open="")?><summary[^>]*>([^<]*)/g)].map(
    ([, open, title]) => `${title}${open ? ' open' : ''}`,
  );

describe('the sidebar of a built page', () => {
  it.each([
    // Around the page.
    ['g/a', ['One open', 'First open', 'Second', 'Two', 'Third open']],
    ['g/e', ['One', 'First', 'Second open', 'Two open', 'Third open']],
    // None of the inner groups holds the page: the one that is configured.
    ['g/c', ['One open', 'First', 'Second open', 'Two', 'Third open']],
    ['g/index', ['One', 'First', 'Second open', 'Two open', 'Third open']],
  ])('of %s has its groups open as VuePress has them', (name, groups) => {
    expect(groupsOf(name)).toEqual(groups);
  });

  it('holds the headings of the page alone with `sidebar: auto`, in a guide or in none, as deep as it may', () => {
    const links = (name: string) => [...sidebarOf(name).matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);
    expect(links('alone')).toEqual(['#near', '#nearer', '#far']);
    expect(sidebarOf('alone')).toContain('<p class="row sidebar-group-title">Alone</p>');
    const html = readFileSync(join(root, 'dist/alone.html'), 'utf8');
    expect(html).not.toContain('id="contents-title"');
    expect(links('g/d')).toEqual(['#part']);
    expect(groupsOf('g/d')).toEqual([]);
  });
});
