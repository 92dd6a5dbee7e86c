import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';

const table = (...names: string[]) =>
  `| a | b |\n| - | - |\n${names.map((name) => `| ${name} | x |\n`).join('')}`;
const idsOf = async (text: string) =>
  [...(await htmlOf(text)).matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id);

describe('ids of rows', () => {
  it('are the heading above and the first cell', async () => {
    expect(await idsOf(`${table('Lead')}\n## Codes\n\n${table('`61` Bad **file**', 'OK')}`)).toEqual([
      'row-lead',
      'codes-61-bad-file',
      'codes-ok',
    ]);
  });

  it('are given once, not to headers, nothing and sentences', async () => {
    expect(await idsOf(`## A\n\n## A b\n\n## A\n\n${table('b', 'b', '', 'word '.repeat(20))}`)).toEqual([
      'a-2-b',
    ]);
  });
});
