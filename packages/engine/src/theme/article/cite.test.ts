import { expect, it } from 'vitest';
import type { Address } from '../../core/types.ts';
import { bibtex, ris } from './cite.ts';

const roles = {
  address: '/user-guide/role' as Address,
  title: 'Roles & permissions',
  publication: 'Cytomine documentation',
  author: 'Cytomine ULiège R&D',
  canonical: 'https://example.org/user-guide/role',
  updated: '2026-03-09',
};

it('writes BibTeX, its specials escaped, without what is not known', () => {
  expect(bibtex(roles)).toMatchInlineSnapshot(`
    "@misc{user-guide-role,
      title = {{Roles \\& permissions}},
      author = {{Cytomine ULiège R\\&D}},
      howpublished = {Cytomine documentation},
      year = {2026},
      url = {https://example.org/user-guide/role}
    }"
  `);
  const entry = bibtex({ ...roles, address: '/' as Address, author: '', updated: undefined });
  expect(entry).toMatch(/^@misc\{home,/);
  expect(entry).not.toMatch(/author|year/);
});

it('writes RIS, one field a line, and ends the record', () => {
  expect(ris(roles).split('\n')).toEqual([
    'TY  - ELEC',
    'TI  - Roles & permissions',
    'AU  - Cytomine ULiège R&D',
    'T2  - Cytomine documentation',
    'DA  - 2026/03/09',
    'UR  - https://example.org/user-guide/role',
    'ER  - ',
  ]);
});
