import { describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../../../../../test/support/compileText.ts';

const TABS = ':::: tabs os\n::: tab Linux\n*a*\n:::\n::: tab Windows\nb\n:::\n::::';

describe('tabs', () => {
  it('become a component with labels, group and one slot for each tab', async () => {
    const page = await compileText(`# T\n\n${TABS}\n\nafter`);
    expect(page.html).toContain('<!--island:0-->\n<p>after</p>');
    expect(page.components).toEqual([
      {
        name: 'Tabs',
        props: { labels: ['Linux', 'Windows'], group: 'os', active: 0 },
        slots: ['<p><em>a</em></p>\n', '<p>b</p>\n'],
        line: 3,
      },
    ]);
    expect(page.problems).toEqual([]);
  });

  it('stand in other tabs', async () => {
    const page = await compileText(`# T\n\n:::::: tabs\n::::: tab Outer\n${TABS}\n:::::\n::::::`);
    expect(page.components.map(({ props }) => props.labels)).toEqual([['Outer'], ['Linux', 'Windows']]);
    expect(page.components[0]?.props).not.toHaveProperty('group');
    expect(page.components[0]?.slots).toEqual(['<!--island:1-->\n']);
  });

  it.each([
    ['::: tabs\na\n:::', '3: "::: tabs" holds something else than tabs.'],
    ['::: tab A\na\n:::', '3: "::: tab" stands outside of tabs.'],
    [':::: tabs\n::: tab\na\n:::\n::::', '4: a tab has no label.'],
  ])('%j is an error', async (text, message) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual([message]);
  });
});
