import type { Address, PageHead } from '../../packages/engine/src/core/types.ts';

/** The fields of a page that its loading looks at. */
export function pageHead(address: string, given: Partial<PageHead> = {}): PageHead {
  const page = {
    address: address as Address,
    title: address,
    documentTitle: address,
    layout: 'doc',
    guide: '',
    sidebar: false,
    styles: [],
    ...given,
  };
  return page as unknown as PageHead;
}
