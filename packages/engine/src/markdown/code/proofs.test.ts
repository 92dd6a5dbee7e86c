import { describe, expect, it } from 'vitest';
import { parseProofs } from './proofs.ts';

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
    ['languages:\n  a: {}\n  a: {}', [expect.stringMatching(/^3: bad YAML: Map keys must be unique/)]],
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
