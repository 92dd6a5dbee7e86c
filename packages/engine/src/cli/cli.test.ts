import { expect, it } from 'vitest';
import { DocsError } from '../core/errors.ts';
import { describeError } from './cli.ts';

const at = { file: 'docs/a.md', line: 2, hint: undefined };
const refused = "EACCES: no, open '/site/docs/a.md'";

it.each([
  [
    'lists warnings, then mistakes, and counts these',
    new DocsError([
      { ...at, severity: 'error', message: 'is wrong.' },
      { ...at, severity: 'warning', message: 'is odd.' },
    ]),
    'warning: docs/a.md:2  is odd.\ndocs/a.md:2  is wrong.\n\n1 error. Nothing was written.',
  ],
  [
    'says what the system refuses, without the way through the engine',
    Object.assign(new Error(refused), { syscall: 'open' }),
    `${refused}\n\n1 error. Nothing was written.`,
  ],
  ['shows what is no error', 'no luck', 'no luck'],
  [
    'shows where a fault of the engine comes from',
    new Error('no luck'),
    expect.stringMatching(/^Error: no luck\n +at /),
  ],
])('%s', (_, error, text) => {
  expect(describeError(error, ' Nothing was written.')).toEqual(text);
});
