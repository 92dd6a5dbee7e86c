import { expect, it } from 'vitest';
import type { Heading, PageData } from '../shared/types.ts';
import { isAlike } from './isAlike.ts';

const heading: Heading = { level: 2, slug: 'a', title: 'A' };

/** The fields that are compared. */
function page(own: Partial<PageData> = {}): PageData {
  const breadcrumbs = ['Guide', 'Concepts', own.title ?? 'Roles'].map((text) => ({ text, to: undefined }));
  const fields = { layout: 'doc', sidebar: true, depth: 2, headings: [heading, heading], breadcrumbs };
  return { ...fields, ...own } as PageData;
}

it('takes pages for alike that differ in what they say', () => {
  expect(isAlike(page(), page({ title: 'Projects', headings: [heading, heading, heading] }))).toBe(true);
});

it.each<Partial<PageData>>([
  { layout: 'api' },
  { pageClass: 'wide' },
  { edition: 'legacy' },
  { sidebar: 'auto' },
  { headings: [] },
  { depth: 0 },
  { breadcrumbs: [] },
])('tells pages apart whose article stands elsewhere: %o', (own) => {
  expect(isAlike(page(), page(own))).toBe(false);
});
