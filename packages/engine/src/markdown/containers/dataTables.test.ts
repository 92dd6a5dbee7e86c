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
    const html = await htmlOf(text, { tables });
    expect(html).toContain(
      '<p>For <em>all</em>:</p>\n<div class="table-wrap" data-label="Table: Action, Guest">',
    );
    expect(html).toContain('<td>a | b</td>\n<td><strong>no</strong></td>');
    expect(html).toContain('<p>After.</p>');
  });

  it('is in search and in the Markdown for machines', async () => {
    const page = await compileText(text, { tables });
    expect(page.search.map(({ text: found }) => found).join(' ')).toContain('a | b');
    expect(page.markdown).toContain('| Action | Guest |\n| --- | --- |\n| [Draw](/draw) | yes |');
  });

  it('has its links checked, on the line of the tag', async () => {
    const page = await compileText(text, { tables });
    expect(page.links).toEqual([{ href: '/draw', line: 9, from: 'link' }]);
  });

  it('stands in a list, too', async () => {
    const html = await htmlOf('# T\n\n1. One\n\n   <DataTable name="rights" />\n\n2. Two\n', { tables });
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toMatch(/<li>\s*<p>One<\/p>\s*<p>For[^\n]*\s*<div/);
  });

  it('says what is wrong', async () => {
    expect(
      await problemsOf('# T\n\n<DataTable name="right" />\n\n<DataTable />\n\n<DataTable name="rights">\n', {
        tables,
      }),
    ).toEqual([
      '3: there is no table "right" in the configuration.',
      '5: <DataTable> lacks the property "name".',
      '7: the tag of the table has no end.',
    ]);
  });
});

describe('<Glossary>', () => {
  it('lists all terms by first letter, with links and synonyms', async () => {
    const common = { to: undefined, abbreviation: false, match: false };
    const glossary = [
      { ...common, term: 'tile', synonyms: ['image tile'], definition: 'A square.', to: '/viewer' },
      { ...common, term: 'area', synonyms: [], definition: 'A size.' },
      { ...common, term: 'Track', synonyms: [], definition: 'A series.' },
    ];
    const { markdown, links, record } = await compileText('# Words\n\n<Glossary />\n', {
      glossary,
    });
    expect(markdown).toBe(
      '# Words\n\n## A\n\n**area**\n\n: A size.\n\n## T\n\n**[tile](/viewer)**\n\n: A square. Also: image tile.\n\n**Track**\n\n: A series.\n',
    );
    expect(links).toEqual([{ href: '/viewer', line: 3, from: 'link' }]);
    expect(record.headers.map(({ slug }) => slug)).toEqual(['a', 't']);
  });

  it('leaves no term of the page to explain', async () => {
    const glossary = [
      { term: 'tile', synonyms: [], definition: 'A tile.', to: undefined, abbreviation: false, match: true },
    ];
    expect(await htmlOf('# Words\n\nA tile.\n', { glossary })).toContain('<dfn');
    expect(await htmlOf('# Words\n\nA tile.\n\n<Glossary />\n', { glossary })).not.toContain('<dfn');
  });
});
