import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import { pageData } from '../pages/pageData.ts';
import { chunkName } from './planSite.ts';

const PLACE = {
  guide: '',
  sidebar: false,
  depth: 2,
  navLink: undefined,
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
} as const;

function pageOf(title: string) {
  const compiled = {
    record: recordOf('a.md', { title }),
    description: '',
    edition: undefined,
    minutes: 1,
    proofs: [],
  };
  return pageData(compiled, { ...PLACE, breadcrumbs: [] }, siteWith(), undefined);
}

describe('chunkName', () => {
  it('differs by whatever the chunk is made from, the engine too, and by nothing else', () => {
    const bundles = { id: 'build', serverId: 'server' };
    const names = [
      chunkName(pageOf('A'), 'body', bundles, 'engine'),
      chunkName(pageOf('B'), 'body', bundles, 'engine'),
      chunkName(pageOf('A'), 'other', bundles, 'engine'),
      chunkName(pageOf('A'), 'body', { ...bundles, id: 'other' }, 'engine'),
      chunkName(pageOf('A'), 'body', { ...bundles, serverId: 'other' }, 'engine'),
      chunkName(pageOf('A'), 'body', bundles, 'other'),
    ];
    expect(new Set(names).size).toBe(6);
    expect(chunkName(pageOf('A'), 'body', bundles, 'engine')).toBe(names[0]);
  });
});
