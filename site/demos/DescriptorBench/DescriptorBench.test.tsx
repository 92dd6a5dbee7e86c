import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { begin, TYPES } from './begin.ts';
import { checkDescriptor } from './check.ts';
import { DescriptorBench } from './DescriptorBench.tsx';

const wrongOf = (text: string) => checkDescriptor(text).findings.filter(({ kind }) => kind === 'wrong');

it.each([
  ['score_mean', 'begins with the name of outputs/score'],
  ['SCORE', 'differ in case alone'],
])('an output %s beside score is wrong', (name, message) => {
  const text = begin({
    name: 'Two scores',
    namespace: 'org.example.two',
    inputs: [{ name: 'a', type: 'wsi' }],
    outputs: [
      { name: 'score', type: 'number' },
      { name, type: 'number' },
    ],
  });
  expect(wrongOf(text)[0]?.message).toContain(message);
});

it('notes names that nginx takes for addresses of the core', () => {
  const text = begin({
    name: 'Tiles',
    namespace: 'wsi.tiles',
    inputs: [{ name: 'wsi', type: 'wsi' }],
    outputs: [{ name: 'rows', type: 'integer' }],
  });
  expect(checkDescriptor(text).findings.map(({ kind, path }) => `${kind} ${path.join('.')}`)).toEqual([
    'note namespace',
    'note inputs.wsi',
  ]);
});

it.each(Object.keys(TYPES))('what one begins with has no fault, type %s', (type) => {
  const text = begin({
    name: 'First task',
    namespace: 'org.example.first',
    inputs: [{ name: 'a', type }],
    outputs: [{ name: 'b', type }],
  });
  expect(checkDescriptor(text).findings).toEqual([]);
});

it('tells a name that cannot be', () => {
  const text = begin({
    name: 'First task',
    namespace: 'first',
    inputs: [{ name: '', type: 'wsi' }],
    outputs: [],
  });
  expect(wrongOf(text).map(({ path }) => path.join('.'))).toEqual([
    'namespace',
    'inputs.',
    'inputs..display_name',
  ]);
});

it('shows an example without scripts', () => {
  const html = renderToStaticMarkup(<DescriptorBench caption="Checks." />);
  expect(html).toContain('The App Engine takes this descriptor.');
  expect(html).toContain('docker run');
});
