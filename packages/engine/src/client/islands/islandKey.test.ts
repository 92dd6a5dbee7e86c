import { expect, it } from 'vitest';
import { islandKey } from './islandKey.ts';

it('differs with name and content, and is the same in every build', () => {
  expect(islandKey('Tabs', '{"labels":["a"]}')).toMatchInlineSnapshot(`"Tabs-1mhd7pn"`);
  expect(islandKey('Tabs', '{"labels":["b"]}')).not.toBe(islandKey('Tabs', '{"labels":["a"]}'));
  expect(islandKey('Chart', '{"labels":["a"]}')).not.toBe(islandKey('Tabs', '{"labels":["a"]}'));
});
