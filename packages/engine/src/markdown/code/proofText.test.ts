import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';
import type { Proofs } from '../compiled.ts';

const proofs: Proofs = {
  languages: {
    bash: { verdict: 'parsed', by: 'Bash', reason: undefined },
    python: { verdict: 'ran', by: 'Python <3>', reason: 'without a server' },
    sql: { verdict: 'not-runnable', by: undefined, reason: 'needs tables' },
  },
  // The compiler below sees the repository.
  samples: { 'test/words.txt': { verdict: 'checked', by: 'eyes', reason: undefined } },
};

const compile = (text: string) => compileText(`# T\n\n${text}`, { proofs, root: process.cwd() });
const marks = async (text: string): Promise<string[]> => (await compile(text)).proofs.map(({ text }) => text);
const problems = async (text: string): Promise<string[]> =>
  (await compile(text)).problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`);

const fence = (info: string): string => `\`\`\`${info}\na\n\`\`\``;

describe('proofText', () => {
  it.each([
    ['bash', 'parsed by Bash'],
    ['BASH {1}', 'parsed by Bash'],
    ['python', 'ran with Python <3>: without a server'],
    ['sql', 'not runnable: needs tables'],
    ['bash proof="not runnable: needs a cluster"', 'not runnable: needs a cluster'],
    ['text proof="checked with a ruler"', 'checked with a ruler'],
  ])('marks a fence "%s"', async (info, mark) => {
    expect(await marks(fence(info))).toEqual([mark]);
    expect(await problems(fence(info))).toEqual([]);
  });

  it('marks an imported sample', async () => {
    expect(await marks('<<< @/test/words.txt')).toEqual(['checked with eyes']);
  });

  it('does not mark what a program prints', async () => {
    const text = ['', 'text', 'output', 'log', 'console'].map(fence).join('\n\n');
    expect(await marks(text)).toEqual([]);
    expect(await problems(text)).toEqual([]);
  });

  it('names each section once, and the page above the first', async () => {
    const text = [fence('sql'), '## A', fence('sql'), fence('sql'), '## `B`', fence('bash'), fence('sql')];
    expect((await compile(text.join('\n\n'))).proofs).toEqual([
      {
        text: 'not runnable: needs tables',
        places: [
          { title: 'T', slug: 't' },
          { title: 'A', slug: 'a' },
          { title: 'B', slug: 'b' },
        ],
      },
      { text: 'parsed by Bash', places: [{ title: 'B', slug: 'b' }] },
    ]);
  });

  it('keeps Markdown for machines free of marks', async () => {
    const { markdown } = await compile(fence('bash proof="not runnable: x"'));
    expect(markdown).toBe('# T\n\n```bash\na\n```\n');
  });

  it('reports code without a proof', async () => {
    expect(await problems(fence('toml'))).toEqual([
      'error 3: samples/proofs.yml does not say how code in "toml" is proved.',
    ]);
    expect(await problems('<<< @/test/tsconfig.json')).toEqual([
      'error 3: samples/proofs.yml does not say how "test/tsconfig.json" is proved.',
    ]);
  });

  it('reports proofs that cannot be', async () => {
    expect(await problems(fence('bash proof="works"'))).toEqual(['error 3: proof="works" is no verdict.']);
    expect(await problems('<<< @/test/words.txt proof="parsed by eyes"')).toEqual([
      'error 3: an import has no proof of its own.',
    ]);
  });

  it('says nothing on a site that does not say how its code is proved', async () => {
    const { proofs: said, problems: found } = await compileText(`# T\n\n${fence('toml proof="works"')}`);
    expect(found).toEqual([]);
    expect(said).toEqual([]);
  });
});
