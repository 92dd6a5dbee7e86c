import { describe, expect, it } from 'vitest';
import { compiledPage } from '../../../../test/support/siteParts.ts';
import type { ComponentInfo } from '../core/types.ts';
import { checkComponents } from './checkComponents.ts';

const components: Record<string, ComponentInfo> = {
  Tabs: { island: true, slots: true, props: { labels: 'json', active: 'number?', open: 'boolean?' } },
  Figure: { island: false, props: { alt: 'string' } },
};

const KNOWN = 'Known: Tabs, Figure, Badge, CodeGroup, CodeBlock, DataTable, Glossary.';

function check(name: string, props: Record<string, unknown>, slots: string[] = []) {
  const page = compiledPage('a.md', { components: [{ name, props, slots, line: 7 }] });
  return checkComponents([page], components).map(
    ({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`,
  );
}

describe('checkComponents', () => {
  it('accepts what a component takes', () => {
    expect(check('Tabs', { labels: ['a'], active: 1, open: true }, ['<p>a</p>'])).toEqual([]);
    expect(check('Figure', { alt: 'A slide' })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string, string[]?]>([
    ['CodeGruop', {}, 'there is no component <CodeGruop>. Did you mean <CodeGroup>?'],
    ['Zzzzzzzzz', {}, `there is no component <Zzzzzzzzz>. ${KNOWN}`],
    ['Figure', { alt: 'x', atl: 'y' }, '<Figure> has no property "atl". Did you mean "alt"?'],
    ['Figure', { alt: 'x' }, '<Figure> takes no content. Write <Figure />.', ['<p>a</p>']],
    [
      'Tabs',
      { labels: [], active: 'x' },
      'property "active" of <Tabs> is "x", not a number. Write for instance :active="1".',
    ],
  ])('<%s> with %j', (name, props, expected, slots = []) => {
    expect(check(name, props, slots)).toEqual([`docs/a.md:7 ${expected}`]);
  });
});
