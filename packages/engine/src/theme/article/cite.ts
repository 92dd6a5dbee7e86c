/** What a reference to a page needs. */
export interface Citation {
  /** Address of the page; becomes the key of the entry. */
  key: string;
  title: string;
  publication: string;
  author: string;
  url: string;
  /** ISO date of the last change. */
  updated: string | undefined;
}

/**
 * A page as a BibTeX entry. Braces keep the capitals of titles and the parts of a team's name together.
 *
 * @example bibtex({ key: '/user-guide/role', title: 'Roles', … }) // '@misc{user-guide-role,\n  title = {{Roles}},…'
 */
export function bibtex({ key, title, publication, author, url, updated }: Citation): string {
  const fields: [string, string | undefined][] = [
    ['title', `{${escapeTex(title)}}`],
    ['author', author === '' ? undefined : `{${escapeTex(author)}}`],
    ['howpublished', escapeTex(publication)],
    ['year', updated?.slice(0, 4)],
    ['url', url],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value}}`]));
  return `@misc{${entryKey(key)},\n${lines.join(',\n')}\n}`;
}

/**
 * A page as a RIS record.
 *
 * @example ris({ title: 'Roles', … }) // 'TY  - ELEC\nTI  - Roles\n…'
 */
export function ris({ title, publication, author, url, updated }: Citation): string {
  const fields: [string, string | undefined][] = [
    ['TY', 'ELEC'],
    ['TI', title],
    ['AU', author === '' ? undefined : author],
    ['T2', publication],
    ['DA', updated?.replaceAll('-', '/')],
    ['UR', url],
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
