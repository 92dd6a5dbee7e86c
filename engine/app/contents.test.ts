import { expect, it, vi } from 'vitest';
import { Contents } from './contents.ts';

const Page = () => null;
const loaders = () => ({
  doc: vi.fn(async () => Page),
  api: vi.fn(async () => Page),
  home: vi.fn(async () => Page),
  search: vi.fn(async () => Page),
  'not-found': vi.fn(async () => Page),
});

it('loads a layout once, and no other', async () => {
  const all = loaders();
  const contents = new Contents(all);
  await contents.load('home');
  await contents.load('home');
  expect(all.home).toHaveBeenCalledTimes(1);
  expect(all.doc).not.toHaveBeenCalled();
  expect(contents.get('home')).toBe(Page);
});

it('refuses to draw what was not loaded', async () => {
  const contents = new Contents(loaders());
  expect(() => contents.get('search')).toThrow('layout search');
  await contents.load('search');
  expect(contents.get('search')).toBe(Page);
});

it('tries again after a failure', async () => {
  const all = loaders();
  all.home.mockRejectedValueOnce(new TypeError('network'));
  const contents = new Contents(all);
  await expect(contents.load('home')).rejects.toThrow('network');
  await contents.load('home');
  expect(contents.get('home')).toBe(Page);
});
