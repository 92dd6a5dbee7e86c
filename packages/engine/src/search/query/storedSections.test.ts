import { expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import { readSections, storeSections } from './storedSections.ts';

const page = { address: '/a/page' as Address, guide: '/a/', kind: 'guide', edition: 'legacy' } as const;
const sections = [
  { ...page, hash: '', title: 'Page', trail: [] },
  { ...page, hash: '#first-part', title: 'First part', trail: ['Page'] },
  { ...page, hash: '#own-id', title: 'Detail', trail: ['Page', 'First part'] },
  { ...page, hash: '#second-part', title: 'Second part', trail: ['Page'] },
  { ...page, hash: '#own-id', title: 'Term', trail: [], kind: 'term' as const, edition: undefined },
];

it('stores sections without what others or their titles say, and gives them back', () => {
  const stored = storeSections(sections);
  expect(stored.slice(1, 3)).toEqual(['1First part', '2Detail\t#own-id']);
  expect(readSections(stored)).toEqual(sections);
});
