import { describe, expect, it } from 'vitest';
import { DocsError } from '../core/errors.ts';
import { describeError } from './cli.ts';

const after = ' Nothing was written.';

describe('describeError', () => {
  it('lists warnings, then mistakes, and counts these', () => {
    const problem = { file: 'docs/a.md', line: 2, hint: undefined };
    const error = new DocsError([
      { ...problem, severity: 'error', message: 'is wrong.' },
      { ...problem, severity: 'warning', message: 'is odd.' },
    ]);
    expect(describeError(error, after)).toBe(
      'warning: docs/a.md:2  is odd.\ndocs/a.md:2  is wrong.\n\n1 error. Nothing was written.',
    );
  });

  it('says what the system refuses, without the way through the engine', () => {
    const message = "EACCES: no, open '/site/docs/a.md'";
    expect(describeError(Object.assign(new Error(message), { syscall: 'open' }), after)).toBe(
      `${message}\n\n1 error. Nothing was written.`,
    );
  });

  it('shows where a fault of the engine comes from', () => {
    expect(describeError(new Error('no luck'), after)).toMatch(/^Error: no luck\n +at /);
    expect(describeError('no luck', after)).toBe('no luck');
  });
});
