import { describe, expect, it } from 'vitest';
import { recordOf, siteWith } from '../../../../test/support/siteParts.ts';
import { navigateSite } from './navigation.ts';
import { pageData, specialPages } from './pageData.ts';

describe('specialPages', () => {
  const items = ['two', ['', 'Start']] as ['two', [string, string]];
  const site = siteWith({ sidebars: { '/guide/': { title: 'The guide', items } } });
  const records = ['README.md', 'guide/README.md', 'guide/one.md', 'guide/two.md'].map((file) =>
    recordOf(file),
  );
  const config = { file: 'site.config.ts', site, nav: [], sidebars: [{ key: '/guide/', items }] };
  const { guides, places } = navigateSite(config, records);
  const pages = records.map((record) => {
    const place = places.get(record.path);
    if (place === undefined) throw new Error(`no place for ${record.path}`);
    return pageData(
      { record, description: '', edition: undefined, minutes: 1, proofs: [] },
      place,
      site,
      undefined,
    );
  });

  it('makes the not-found and the search page', () => {
    const found = specialPages(pages, guides, site).map(({ address, layout, guide }) => [
      address,
      layout,
      guide,
    ]);
    expect(found).toEqual([
      ['/404', 'not-found', ''],
      ['/search', 'search', ''],
    ]);
  });

  it('lists every page once, by guide, in the order of its sidebar', () => {
    expect(specialPages(pages, guides, site)[0]?.index).toEqual([
      { title: 'Site', links: [{ text: 'Page /', to: '/' }] },
      {
        title: 'The guide',
        links: [
          { text: 'Page /guide/two', to: '/guide/two' },
          { text: 'Page /guide/', to: '/guide/' },
          { text: 'Page /guide/one', to: '/guide/one' },
        ],
      },
    ]);
  });
});
