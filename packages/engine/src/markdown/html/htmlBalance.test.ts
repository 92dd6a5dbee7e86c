import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../../../../test/support/compileText.ts';

const mistakes = (text: string) => problemsOf(`---\ntitle: A\n---\n${text}`);

describe('raw HTML', () => {
  it.each([
    '<div>\n\n*a*\n\n</div>',
    '<details><summary>a</summary>\n\n- b\n- c\n\n</details>',
    'a <b>c <i>d</i></b> <br> <img src="x" alt=""> *<u>e</u>*',
    '<ul><li>a<li>b</ul>',
    '<p>a\n\nb',
    '- <div>\n\n  a\n\n  </div>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<a id="x"/> text',
    '<Demo>\n<div>\n\na\n\n</div>\n</Demo>',
  ])('%j is balanced', async (text) => {
    expect((await mistakes(text)).filter((message) => !message.includes('image'))).toEqual([]);
  });

  it.each([
    ['\n<div>\n\na', ['5: <div> is never closed.']],
    ['a\n\n</div>', ['6: </div> closes nothing.']],
    ['a <b>c', ['4: <b> is never closed.']],
    ['<div>\n\n- a\n\n  </div>', ['8: </div> closes nothing.', '4: <div> is never closed.']],
    ['<div><span></div>', ['4: <span> is never closed.']],
    ['*a <b>c* d</b>', ['4: <b> is never closed.', '4: </b> closes nothing.']],
    ['<table>\n<tr><td>a\n</table>\n</table>', ['7: </table> closes nothing.']],
    ['<Demo>\n<div>\n\na\n</Demo>\n\n</div>', ['5: <div> is never closed.', '10: </div> closes nothing.']],
  ])('%j is not', async (text, messages) => {
    expect(await mistakes(text)).toEqual(messages);
  });
});
