import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';
import type { GlossaryTerm } from './glossary.ts';
import { termMatcher } from './terms.ts';

const WSI: GlossaryTerm = {
  term: 'WSI',
  synonyms: ['whole-slide image'],
  definition: 'A <scan> of a slide',
  to: undefined,
  abbreviation: true,
  match: true,
};
const ROLE = {
  ...WSI,
  term: 'role',
  synonyms: [],
  definition: 'A right',
  to: '/guide/role',
  abbreviation: false,
};
const glossary = [WSI, ROLE];

const dfn = (number: number, word: string, note: string) =>
  `<dfn class="term" tabindex="0" aria-describedby="term_${number}">${word}` +
  `<span class="term-note" role="tooltip" id="term_${number}">${note}</span></dfn>`;

describe('terms', () => {
  it('are explained at their first use', async () => {
    expect(await htmlOf('A WSI, a WSI.', { glossary })).toBe(
      `<p>A ${dfn(1, 'WSI', 'A &lt;scan&gt; of a slide')}, a WSI.</p>`,
    );
  });

  it('may lead to a page, under the base and noted for the link check', async () => {
    const page = await compileText('# T\n\nRoles', { glossary, base: '/x/' });
    const more = '<a href="/x/guide/role">More<span class="visually-hidden"> about role</span></a>';
    expect(page.html).toContain(dfn(1, 'Roles', `A right ${more}`));
    expect(page.links).toEqual([{ href: '/guide/role', line: 3 }]);
    expect(page.ids).toContain('term_1');
  });

  it.each(['# WSI', '[WSI](#a)', '`WSI`', '```\nWSI\n```', '::: tip WSI\n:::'])(
    'are not marked in %j',
    async (text) => {
      expect(await htmlOf(text, { glossary })).not.toContain('<dfn');
    },
  );

  it('are not explained on their own page', async () => {
    expect((await compileText('A role', { glossary }, 'guide/role.md')).html).toBe('<p>A role</p>\n');
  });

  it('are still marked behind such places', async () => {
    expect(await htmlOf('# WSI\n\n[WSI](#a) <b>WSI</b>', { glossary })).toContain(
      `<b>${dfn(1, 'WSI', 'A &lt;scan&gt; of a slide')}</b>`,
    );
  });
});

describe('abbreviations', () => {
  it('are explained, and shown at every use', async () => {
    expect(await htmlOf('HTML and HTML\n\n*[HTML]: Hyper "text"')).toBe(
      `<p>${dfn(1, 'HTML', 'Hyper &quot;text&quot;')} and <abbr title="Hyper &quot;text&quot;">HTML</abbr></p>`,
    );
  });

  it.each(['*[HTML] a', '*[]: a', '*[a]:', '    *[HTML]: a'])('are not defined by %j', async (text) => {
    expect(await htmlOf(`${text}\n\nHTML`)).not.toContain('<dfn');
  });
});

it.each([
  ['whole words in any case, with a plural', [{}], 'Image, images; imagery', ['Image', 'images']],
  ['the plural of sibilants', [{ term: 'class' }], 'classes', ['classes']],
  ['the longest', [{}, { term: 'image group' }], 'an image group, an image', ['image group', 'image']],
  ['abbreviations in their exact case', [{ term: 'ID', abbreviation: true }], 'id ID IDs', ['ID', 'IDs']],
  ['synonyms', [{ synonyms: ['whole-slide scan'] }], 'Whole-slide scans', ['Whole-slide scans']],
  ['no terms that are not matched', [{ match: false }], 'image', []],
  ['no names and addresses', [{}], 'image.json my-image a/image image:x imageX', []],
  ['words between marks', [{}], '(image). "image"—image: x', ['image', 'image', 'image']],
  ['no names of objects', [{}], 'constructor __proto__ toString', []],
])('termMatcher finds %s', (_what, terms, text, words) => {
  const found = termMatcher(terms.map((term) => ({ ...ROLE, term: 'image', ...term })))(text);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(words);
});
