import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../../test/support/compileText.ts';

const square = (size: number) => ({ viewBox: `0 0 ${size} ${size}`, path: `M0 0h${size}z` });
const icons = { pencil: square(2), plus: square(1) };
const PENCIL = '<svg viewBox="0 0 2 2" aria-hidden="true"><path d="M0 0h2z"/></svg>';
const PLUS = '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0h1z"/></svg>';
const glyph = (drawings: string) => `<span class="glyph">${drawings}&nbsp;</span>`;

describe('icons', () => {
  it.each([
    ['Select :icon-pencil: **Edit**.', `Select ${glyph(PENCIL)}<strong>Edit</strong>.`],
    [':icon-pencil+plus: Add', `${glyph(PENCIL + PLUS)}Add`],
    ['[:icon-pencil: Edit](#a)', `<a href="#a">${glyph(PENCIL)}Edit</a>`],
    ['`:icon-pencil:` \\:icon-pencil:', '<code>:icon-pencil:</code> :icon-pencil:'],
    [':icon: and a :icon-', ':icon: and a :icon-'],
  ])('shows %s', async (text, html) => {
    expect(await htmlOf(text, { icons })).toBe(`<p>${html}</p>`);
  });

  it('says nothing in Markdown for machines, in search and in ids of rows', async () => {
    const text = '---\ntitle: A\n---\n\n| Tool | Key |\n| --- | --- |\n| :icon-pencil: **Edit** | E |';
    const page = await compileText(text, { icons });
    expect(page.markdown).toContain('\n| **Edit** | E |\n');
    expect(page.search[0]?.text).toContain('Edit');
    expect(page.search[0]?.text).not.toContain('icon');
    expect(page.ids).toContain('row-edit');
  });

  it('reports unknown ones', async () => {
    const text = '---\ntitle: A\n---\n\na\n:icon-pencl: **Edit** :icon-pencil+minus:';
    const { problems } = await compileText(text, { icons });
    expect(problems.map(({ line, message, hint }) => [line, message, hint])).toEqual([
      [6, 'there is no icon "pencl".', 'Did you mean "pencil"?'],
      [6, 'there is no icon "minus".', 'The configuration names the icons in `icons`.'],
    ]);
  });
});
