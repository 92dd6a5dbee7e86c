import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../test/support/compileText.ts';

const searchOf = async (text: string) => (await compileText(text)).search;

describe('search sections', () => {
  it('are the page and each of its headings, with the trail above', async () => {
    const head = '---\ntitle: Page\ndescription: About it.\nkind: guide\nedition: community\n---\n';
    const body =
      'Lead *text*.\n\n## One `a`\n\nfirst\n\n### Two\n\nsecond\n\n## Three\n\n#### Four\n\nlast\n';
    const found = await searchOf(head + body);
    const page = { address: '/guide/page', kind: 'guide', guide: '', edition: 'community', api: false };
    expect(found[0]).toMatchObject({ ...page, questions: [] });
    expect(found[1]).toMatchObject({ ...page, hash: '#one-a' });
    expect(found.map(({ hash, title, trail, text }) => [hash, title, trail, text])).toEqual([
      ['', 'Page', [], 'Lead text.'],
      ['#one-a', 'One a', ['Page'], 'first'],
      ['#two', 'Two', ['Page', 'One a'], 'second'],
      ['#three', 'Three', ['Page'], ''],
      ['#four', 'Four', ['Page', 'Three'], 'last'],
    ]);
  });

  it('hold what readers ask, under the section that answers it', async () => {
    const head = (section: string) =>
      `---\ntitle: Page\nquestions:\n  - what is this\n  - ${section}: [my screen is black]\n---\n`;
    const found = await searchOf(`${head('one')}text\n\n## One\n`);
    expect(found.map(({ questions }) => questions)).toEqual([['what is this'], ['my screen is black']]);
    const { problems } = await compileText(`${head('onr')}text\n\n## One\n`);
    expect(problems.map(({ hint }) => hint)).toEqual(['Did you mean "one"?']);
  });

  it('hold code, tables, boxes, captions and what stands in components', async () => {
    const text = [
      '# P\n\n```sh\nrun --now\n```',
      '| a | b |\n| - | - |\n| c | d |',
      '::: tip Read\ne\n:::',
      '<Figure caption="Cap" alt="Alt"/>',
      '<Demo>\ninside\n\n## In a component\n</Demo>',
      '![image](/x.png)\n\n<p>raw <b>html</b></p>\n\n{{ $site.title }}\n',
    ];
    const found = await searchOf(text.join('\n\n'));
    expect(found.map(({ hash, text }) => [hash, text])).toEqual([
      ['', 'run --now\n\t#\ta\tb\n\tp-c\tc\td\nRead e Cap Alt inside'],
      ['#in-a-component', 'image raw html Documentation'],
    ]);
  });

  it('have rows of tables and definitions on lines of their own, with the ids of the rows', async () => {
    const text =
      '# P\n\n## Q\n\n| Setting | Option |\n| - | - |\n| **Mode** | Classic |\n| | **Restricted** |\n| `A_B` | c |\n\nTerm\n: What it is\n';
    expect((await searchOf(text))[1]?.text).toBe(
      '\t#\tSetting\tOption\n\t+\tMode\tClassic\n\t\t\tRestricted\n\t+\tA_B\tc\n\t\tTerm\tWhat it is',
    );
  });

  it('leave out a register from A to Z, which says again what others say', async () => {
    const letters = [...'ABCDEFGH'].map((letter) => `## ${letter}\n\n${letter}-word\n\n`);
    const found = await searchOf(`# Words\n\nlead\n\n${letters.join('')}## Next\n`);
    expect(found.map(({ title }) => title)).toEqual(['Words', 'Next']);
    expect(await searchOf('# Words\n\n## A\n')).toHaveLength(2);
  });

  it('leave out a list of links, which leads to answers and is none', async () => {
    const list = '- [A](#one): what it is.\n- [B](#one)\n';
    const found = await searchOf(
      `# Page\n\n## One\n\n${list}\n- text\n\n## Two\n\ntext\n\n${list}\n## Next\n\n${list}`,
    );
    expect(found.map(({ title }) => title)).toEqual(['Page', 'One', 'Two']);
    const asked = `---\ntitle: Page\nquestions:\n  - next: [further reading]\n---\n## Next\n\n${list}`;
    expect((await searchOf(asked)).map(({ title }) => title)).toContain('Next');
  });

  it('are none when the page is kept out of search', async () => {
    expect(await searchOf('---\ntitle: A\nsearch: false\n---\ntext')).toEqual([]);
  });
});
