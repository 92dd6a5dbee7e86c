import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const tables = {
  rights: {
    lead: 'For _all_:',
    head: ['Action', 'Guest'],
    rows: [
      ['[Draw](/draw)', 'yes'],
      ['a | b', '**no**'],
    ],
  },
};
const text = '---\ntitle: T\n---\n\nLead.\n\n## Rights\n\n<DataTable name="rights" />\n\nAfter.\n';

describe('<DataTable>', () => {
  it('is a table like any other', async () => {
    const { html, search, markdown, links } = await compileText(text, { tables });
    expect(html).toContain('<p>For <em>all</em>:</p>\n<div class="table-wrap"');
    expect(html).toContain('<td>a | b</td>\n<td><strong>no</strong></td>');
    expect(search[1]?.text).toContain('a | b');
    expect(markdown).toContain('| Action | Guest |\n| --- | --- |\n| [Draw](/draw) | yes |');
    expect(links).toEqual([{ href: '/draw', line: 9 }]);
  });

  it('stands in a list, too', async () => {
    expect(await htmlOf('1. One\n\n   <DataTable name="rights" />\n\n2. Two', { tables })).toMatch(
      /<li>\s*<p>One<\/p>\s*<p>For[^\n]*\s*<div[\s\S]*<p>Two<\/p>\s*<\/li>\s*<\/ol>$/,
    );
  });

  it('says what is wrong', async () => {
    const wrong = '# T\n\n<DataTable name="right" />\n\n<DataTable />\n\n<DataTable name="rights">\n';
    expect(await problemsOf(wrong, { tables })).toEqual([
      '3: there is no table "right" in the configuration.',
      '5: <DataTable> lacks the property "name".',
      '7: the tag of the table has no end.',
    ]);
  });
});

it('<Glossary> lists all terms by first letter, with links and synonyms', async () => {
  const common = { to: undefined, abbreviation: false, match: false };
  const glossary = [
    { ...common, term: 'tile', synonyms: ['image tile'], definition: 'A square.', to: '/viewer' },
    { ...common, term: 'area', synonyms: [], definition: 'A size.' },
    { ...common, term: 'Track', synonyms: [], definition: 'A series.' },
  ];
  const text = '# Words\n\nA tile.\n\n<Glossary />';
  const { html, markdown, links, record } = await compileText(text, { glossary });
  expect(html).not.toContain('<dfn');
  expect(markdown).toBe(
    '# Words\n\nA tile.\n\n## A\n\n**area**\n\n: A size.\n\n## T\n\n**[tile](/viewer)**\n\n: A square. Also: image tile.\n\n**Track**\n\n: A series.\n',
  );
  expect(links).toEqual([{ href: '/viewer', line: 5 }]);
  expect(record.headers.map(({ slug }) => slug)).toEqual(['a', 't']);
});
