import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../test/support/compileText.ts';

const TO_DO = '<li class="task-list-item"><input type="checkbox" disabled aria-label="To do">';
const DONE = '<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Done">';

describe('the dialect', () => {
  it.each([
    [
      ":-) :D :( ;) :P :o :| :/ :* :'( <3 </3 :@ :s o:) 8-) a >:(",
      '<p>😃 😄 😦 😉 😛 😮 😐 😕 😗 😢 ❤️ 💔 😡 😒 😇 😎 a 😠</p>',
    ],
    ['a:)b http://x.y:/', '<p>a:)b http://x.y:/</p>'],
    [':tada: :+1: :no_such_emoji: `:tada:`', '<p>🎉 👍 :no_such_emoji: <code>:tada:</code></p>'],
    ['https://x.y', '<p>https://x.y</p>'],
    ['a\nb', '<p>a\nb</p>'],
    ['{a} <5 a<b {{ c }}', '<p>{a} &lt;5 a&lt;b {{ c }}</p>'],
    ['a\n\n<!-- more -->\n\nb', '<p>a</p>\n<!-- more -->\n<p>b</p>'],
    ['    {{ $site.title }} <b>', '<pre><code>{{ $site.title }} &lt;b&gt;\n</code></pre>'],
  ])('reads %j', async (text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });

  it.each([
    ['a <Badge text="beta"/> b', 'a <span class="badge tip">beta</span> b'],
    ['<Badge text="beta" type="warn"/>', '<span class="badge warning">beta</span>'],
    ['<Badge text="x" type="error" vertical="middle"/>', '<span class="badge error middle">x</span>'],
    ['<Badge>a &lt; b</Badge>', '<span class="badge tip">a &lt; b</span>'],
    ['<Badge text="<b>"/>', '<span class="badge tip">&lt;b&gt;</span>'],
    ['`<Badge text="x"/>`', '<code>&lt;Badge text=&quot;x&quot;/&gt;</code>'],
  ])('reads %s', async (text, html) => {
    expect(await htmlOf(`${text}\n- a`)).toBe(`<p>${html}</p>\n<ul>\n<li>a</li>\n</ul>`);
  });

  it.each([
    ['a <Badge text="x" type="eror"/>', '3: unknown badge type "eror".'],
    ['a <Badge text="x"> b', '3: <Badge> is never closed.'],
    ['a <Badge :text="x"/> b', '3: ":text" of <Badge> is not JSON: x'],
  ])('%s is an error', async (text, message) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual([message]);
  });

  it.each([
    ['- [ ] a\n- [x] **b**\n- c', `${TO_DO} a</li>\n${DONE} <strong>b</strong></li>\n<li>c</li>`],
    ['- [X] a\n   - [ ] b', `${DONE} a\n<ul class="task-list">\n${TO_DO} b</li>\n</ul>\n</li>`],
  ])('reads the task list %j', async (text, items) => {
    expect(await htmlOf(text)).toBe(`<ul class="task-list">\n${items}\n</ul>`);
  });

  it.each(['- [ ]', '- [y] a', '- a [ ] b', '- [x](/a)', '[ ] a'])('finds no task in %j', async (text) => {
    expect(await htmlOf(text)).not.toContain('<input');
  });
});
