import { expect, it } from 'vitest';
import { replaceFields } from './json.ts';

it('replaces, adds and takes away fields of the same object', () => {
  const held: { title: string; logo?: string; footer?: string } = { title: 'Old', logo: '/a.svg' };
  replaceFields(held, { title: 'New', footer: 'By hand' });
  expect(held).toEqual({ title: 'New', footer: 'By hand' });
  expect(held).not.toHaveProperty('logo');
});
