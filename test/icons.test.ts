import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconSheet, SHEET } from '../packages/engine/scripts/iconSheet.mjs';
import { iconShapes, SHAPES } from '../site/scripts/iconShapes.mjs';

it('the icon sheet holds what is named, and no more: else run `npm run draw:icons`', () => {
  expect(readFileSync(SHEET, 'utf8')).toBe(iconSheet());
});

it('the icons of the web interface are drawn as named: else run `npm run draw:product-icons`', () => {
  expect(readFileSync(SHAPES, 'utf8')).toBe(iconShapes());
});
