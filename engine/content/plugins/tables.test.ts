import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../test/support/compileText.ts';

describe('tables', () => {
  it('scroll in a box, aligned by class', async () => {
    expect(await htmlOf('| a | b |\n|:-:|---|\n| c | d |')).toBe(
      '<div class="table-wrap" tabindex="0" role="region" aria-label="Table"><table>\n<thead>\n<tr>\n' +
        '<th class="align-center">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n' +
        '<td class="align-center">c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table></div>',
    );
  });
});
