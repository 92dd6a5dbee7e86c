import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconSheet, SHEET } from '../packages/engine/scripts/iconSheet.mjs';

it('the icon sheet holds what is named, and no more: else run `npm run draw:icons`', () => {
  expect(readFileSync(SHEET, 'utf8')).toBe(iconSheet());
});
