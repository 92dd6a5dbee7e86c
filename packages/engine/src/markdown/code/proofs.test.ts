import { describe, expect, it } from 'vitest';
import { parseProofs } from './proofs.ts';

const messages = (text: string): string[] =>
  parseProofs(text, (path) => path.startsWith('samples/')).problems.map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe('parseProofs', () => {
  it('reads languages and samples', () => {
    const text = `
languages:
  bash: { verdict: parsed, by: Bash }
samples:
  samples/a.py: { verdict: ran, by: Python, reason: "against a stand-in" }
  samples/b.sh:
    verdict: not-runnable
    reason: needs a cluster
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
    ['samples: []', ['1: "samples" is no map.']],
    ['samples:\n  samples/a: parsed', ['2: "samples/a" is no map "{ verdict: …, by: … }".']],
    ['samples:\n  admin/a: { verdict: parsed, by: B }', ['2: there is no file "admin/a".']],
    [
      'languages:\n  sh: { verdict: parsd, by: B }',
      ['2: "verdict" is not one of ran, parsed, checked, not-runnable.'],
    ],
    ['languages:\n  sh: { verdict: parsed }', ['2: "sh" needs "by".']],
    ['languages:\n  sh: { verdict: not-runnable, by: B }', ['2: "sh" needs "reason".']],
    ['languages:\n  sh:\n    verdict: parsed\n    by: 3', ['4: "by" is no text.']],
    ['languages:\n  sh:\n    verdict: parsed\n    by: B\n    why: x', ['5: unknown key "why".']],
    [
      `languages:\n  sh: { verdict: parsed, by: ${'x'.repeat(81)} }`,
      ['2: "sh" is longer than 80 characters, which do not fit above the code.'],
    ],
  ])('reports %j', (text, problems) => {
    expect(messages(text)).toEqual(problems);
  });

  it('names the file', () => {
    expect(parseProofs('- a', () => true).problems[0]?.file).toBe('samples/proofs.yml');
  });
});
