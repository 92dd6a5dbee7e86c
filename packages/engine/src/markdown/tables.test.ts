import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';

describe('tables', () => {
  it('scroll in a box with a name, aligned by class', async () => {
    expect(await htmlOf('| a | *b* |\n|:-:|---|\n| c | d |')).toBe(
      '<div class="table-wrap" data-label="Table: a, b"><table>\n<thead>\n<tr>\n' +
        '<th class="align-center">a</th>\n<th><em>b</em></th>\n</tr>\n</thead>\n<tbody>\n<tr id="row-c">\n' +
        '<td class="align-center">c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table></div>',
    );
  });

  it('let long code break after marks, but not near its ends', async () => {
    const html = await htmlOf(
      '| `NGINX_HTTP_LISTEN_PORT` |\n|---|\n| `SERVER_ID=<a>/very/long/path/to/x` `a_b` |',
    );
    expect(html).toContain(
      '<td><code>SERVER_ID=&lt;a&gt;/<wbr>very/long/path/<wbr>to/x</code> <code>a_b</code>',
    );
    expect(html).toContain('<th><code>NGINX_HTTP_LISTEN_PORT</code></th>');
  });

  it('have names of their own', async () => {
    const html = await htmlOf('| a |\n|---|\n\n| a |\n|---|\n\n| "b |\n|---|');
    expect(html.match(/data-label="[^"]*"/g)).toEqual([
      'data-label="Table: a"',
      'data-label="Table: a (2)"',
      'data-label="Table: &quot;b"',
    ]);
  });

  it('name the column in each cell but the first from three columns on', async () => {
    const html = await htmlOf(
      '| a | *b* "c" | |\n|---|---|---|\n| d | e | f |\n\n| g | h |\n|---|---|\n| i | j |',
    );
    expect(html).toContain('<td>d</td>\n<td data-head="b &quot;c&quot;">e</td>\n<td>f</td>');
    expect(html).toContain('<td>i</td>\n<td>j</td>');
  });
});

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
