import { describe, expect, it } from 'vitest';
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

describe('renderBody', () => {
  it('puts each component in its place', async () => {
    const html = '<p>a</p><!--island:1--><!--island:0-->';
    const result = await renderBody(
      { file: 'docs/a.md', html, components: [use('A'), use('B', ['x', 'y'])] },
      bundle,
    );
    expect(result).toEqual({ html: '<p>a</p><B {"n":1}>x|y</B><A {"n":1}></A>', problems: [] });
  });

  it.each([
    ['outer first', [use('Outer', ['<!--island:1-->']), use('Inner')], '<!--island:0-->'],
    ['inner first', [use('Inner'), use('Outer', ['<!--island:0-->'])], '<!--island:1-->'],
  ])('renders components within slots, %s', async (_, components, html) => {
    const result = await renderBody({ file: 'docs/a.md', html, components }, bundle);
    expect(result.html).toBe('<Outer {"n":1}><Inner {"n":1}></Inner></Outer>');
  });

  it('does not take "$&" in a component for a pattern', async () => {
    const components = [use('A', ['$& $1'])];
    const { html } = await renderBody({ file: 'docs/a.md', html: '<!--island:0-->', components }, bundle);
    expect(html).toContain('$& $1');
  });

  it('reports a component that fails, with its line, and renders the others', async () => {
    const html = '<!--island:0--><!--island:1-->';
    const result = await renderBody(
      { file: 'docs/a.md', html, components: [use('Broken'), use('A')] },
      bundle,
    );
    expect(result.html).toBe('<A {"n":1}></A>');
    expect(result.problems).toEqual([
      {
        severity: 'error',
        file: 'docs/a.md',
        line: 3,
        message: 'the component <Broken> fails: no luck',
        hint: undefined,
      },
    ]);
  });
});
