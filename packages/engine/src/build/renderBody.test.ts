import { expect, it } from 'vitest';
import type { ServerBundle } from '../core/types.ts';
import type { ComponentUse } from '../markdown/compiled.ts';
import { renderBody } from './renderBody.ts';

const bundle: ServerBundle = {
  components: {},
  renderPage: () => ({ frame: '', main: '', sidebar: undefined }),
  renderSidebar: () => '',
  async renderComponent(name, props, slots) {
    if (name === 'Broken') throw new Error('no luck');
    return `<${name} ${JSON.stringify(props)}>${slots.join('|')}</${name}>`;
  },
};

const use = (name: string, slots: string[] = []): ComponentUse => ({ name, props: { n: 1 }, slots, line: 3 });

it.each([
  [
    'in its place',
    [use('A'), use('B', ['x', '$& $1'])],
    '<p>a</p><!--island:1--><!--island:0-->',
    '<p>a</p><B {"n":1}>x|$& $1</B><A {"n":1}></A>',
  ],
  [
    'within the slot of another, outer first',
    [use('Outer', ['<!--island:1-->']), use('Inner')],
    '<!--island:0-->',
    '<Outer {"n":1}><Inner {"n":1}></Inner></Outer>',
  ],
  [
    'within the slot of another, inner first',
    [use('Inner'), use('Outer', ['<!--island:0-->'])],
    '<!--island:1-->',
    '<Outer {"n":1}><Inner {"n":1}></Inner></Outer>',
  ],
])('puts each component %s', async (_, components, html, expected) => {
  const result = await renderBody({ file: 'docs/a.md', html, components }, bundle);
  expect(result).toEqual({ html: expected, problems: [] });
});

it('reports a component that fails, with its line, and renders the others', async () => {
  const html = '<!--island:0--><!--island:1-->';
  const result = await renderBody({ file: 'docs/a.md', html, components: [use('Broken'), use('A')] }, bundle);
  expect(result.html).toBe('<A {"n":1}></A>');
  expect(result.problems).toMatchObject([
    { severity: 'error', file: 'docs/a.md', line: 3, message: 'the component <Broken> fails: no luck' },
  ]);
});
