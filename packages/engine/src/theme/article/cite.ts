import type { PageData } from '../../core/types.ts';

/** A page with the name of its site and who writes it, '' for nobody. */
export interface Citation extends Pick<PageData, 'address' | 'title' | 'canonical' | 'updated'> {
  publication: string;
  author: string;
}

/**
 * A page as a BibTeX entry. Braces keep the capitals of titles and the parts of a team's name together.
 *
 * @example bibtex({ address: '/user-guide/role', title: 'Roles', … }) // '@misc{user-guide-role,\n  title = {{Roles}},…'
 */
export function bibtex({ address, title, publication, author, canonical, updated }: Citation): string {
  const fields: [string, string | undefined][] = [
    ['title', `{${escapeTex(title)}}`],
    ['author', author === '' ? undefined : `{${escapeTex(author)}}`],
    ['howpublished', escapeTex(publication)],
    ['year', updated?.slice(0, 4)],
    ['url', canonical],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}}`]));
  return `@misc{${entryKey(address)},\n${lines.join(',\n')}\n}`;
}

/** A page as a RIS record. */
export function ris({ title, publication, author, canonical, updated }: Citation): string {
  const fields: [string, string | undefined][] = [
    ['TY', 'ELEC'],
    ['TI', title],
    ['AU', author === '' ? undefined : author],
    ['T2', publication],
    ['DA', updated?.replaceAll('-', '/')],
    ['UR', canonical],
  ];
  const lines = fields.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}`]));
  return [...lines, 'ER  - '].join('\n');
}

function entryKey(address: string): string {
  return address.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}

function escapeTex(text: string): string {
  return text.replace(/[\\{}]/g, '').replace(/[&%$#_]/g, '\\$&');
}
