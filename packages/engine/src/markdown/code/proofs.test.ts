import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../../test/support/compileText.ts';
import { type Proofs, parseProofs } from './proofs.ts';

describe('parseProofs', () => {
  it('reads languages and samples', () => {
    const text = `
languages:
  bash: { verdict: parsed, by: Bash }
samples:
  samples/a.py: { verdict: ran, by: Python, reason: "against a stand-in" }
  samples/b.sh: { verdict: not-runnable, reason: needs a cluster }
`;
    expect(parseProofs(text, () => true)).toEqual({
      proofs: {
        languages: { bash: { verdict: 'parsed', by: 'Bash', reason: undefined } },
        samples: {
          'samples/a.py': { verdict: 'ran', by: 'Python', reason: 'against a stand-in' },
          'samples/b.sh': { verdict: 'not-runnable', by: undefined, reason: 'needs a cluster' },
        },
      },
      problems: [],
    });
  });

  it.each([
    ['', []],
    ['languages:\n  a: {}\n  a: {}', [expect.stringMatching(/^3: bad YAML: duplicated mapping key/)]],
    ['- a', ['1: the file has to have the keys "languages" and "samples".']],
    ['sample: {}', ['1: unknown key "sample".']],
    ['samples:\n  samples/a: parsed', ['2: "samples/a" is no map "{ verdict: …, by: … }".']],
    ['samples:\n  admin/a: { verdict: parsed, by: B }', ['2: there is no file "admin/a".']],
    ['languages:\n  sh: { verdict: parsd }', [expect.stringMatching(/^2: "verdict" is not one of ran, /)]],
    ['languages:\n  sh: { verdict: parsed }', ['2: "sh" needs "by".']],
    ['languages:\n  sh: { verdict: not-runnable, by: B }', ['2: "sh" needs "reason".']],
    ['languages:\n  sh:\n    verdict: parsed\n    by: B\n    why: x', ['5: unknown key "why".']],
    [
      `languages:\n  sh: { verdict: parsed, by: ${'x'.repeat(81)} }`,
      [expect.stringContaining('80 characters')],
    ],
  ])('reports %j', (text, problems) => {
    const found = parseProofs(text, (path) => path.startsWith('samples/')).problems;
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual(problems);
    expect(found.every(({ file }) => file === 'samples/proofs.yml')).toBe(true);
  });
});

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
const fence = (info: string): string => `\`\`\`${info}\na\n\`\`\``;

describe('the proof of a block', () => {
  it.each([
    [fence('BASH {1}'), 'parsed by Bash'],
    [fence('python'), 'ran with Python <3>: without a server'],
    [fence('sql'), 'not runnable: needs tables'],
    [fence('bash proof="not runnable: needs a cluster"'), 'not runnable: needs a cluster'],
    [fence('text proof="checked with a ruler"'), 'checked with a ruler'],
    ['<<< @/test/words.txt', 'checked with eyes'],
  ])('marks %j', async (text, mark) => {
    const { proofs: found, problems, markdown } = await compile(text);
    expect(found.map(({ text }) => text)).toEqual([mark]);
    expect(problems).toEqual([]);
    expect(markdown).not.toContain('proof=');
  });

  it.each([
    [fence('toml'), 'samples/proofs.yml does not say how code in "toml" is proved.'],
    ['<<< @/test/tsconfig.json', 'samples/proofs.yml does not say how "test/tsconfig.json" is proved.'],
    [fence('bash proof="works"'), 'proof="works" is no verdict.'],
    ['<<< @/test/words.txt proof="parsed by eyes"', 'an import has no proof of its own.'],
  ])('%j is an error', async (text, message) => {
    expect((await compile(text)).problems).toMatchObject([{ severity: 'error', line: 3, message }]);
  });

  it('does not mark what a program prints', async () => {
    const text = ['', 'text', 'output', 'log'].map(fence).join('\n\n');
    expect(await compile(text)).toMatchObject({ proofs: [], problems: [] });
  });

  it('names each section once, and the page above the first', async () => {
    const text = [fence('sql'), '## A', fence('sql'), fence('sql'), '## `B`', fence('bash'), fence('sql')];
    const B = { title: 'B', slug: 'b' };
    expect((await compile(text.join('\n\n'))).proofs).toEqual([
      {
        text: 'not runnable: needs tables',
        places: [{ title: 'T', slug: 't' }, { title: 'A', slug: 'a' }, B],
      },
      { text: 'parsed by Bash', places: [B] },
    ]);
  });

  it('says nothing on a site that does not say how its code is proved', async () => {
    const page = await compileText(`# T\n\n${fence('toml proof="works"')}`);
    expect(page).toMatchObject({ proofs: [], problems: [] });
  });
});
