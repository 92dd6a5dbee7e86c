import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconShapes, SHAPES } from '../site/scripts/iconShapes.mjs';

it('the icons of the web interface are drawn as named: else run `npm run draw:icons`', () => {
  expect(readFileSync(SHAPES, 'utf8')).toBe(iconShapes());
});
