import { describe, expect, it } from 'vitest';
import { htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

describe('Badge', () => {
  it.each([
    ['a <Badge text="beta"/> b', '<p>a <span class="badge tip">beta</span> b</p>'],
    ['<Badge text="beta" type="warn"/>', '<p><span class="badge warning">beta</span></p>'],
    ['<Badge text="x" type="yellow"/>', '<p><span class="badge warning">x</span></p>'],
    ['<Badge text="x" type="error" vertical="middle"/>', '<p><span class="badge error middle">x</span></p>'],
    ['<Badge>a &lt; b</Badge>', '<p><span class="badge tip">a &lt; b</span></p>'],
    ['<Badge text="<b>"/>', '<p><span class="badge tip">&lt;b&gt;</span></p>'],
    ['<Badge text="x"/>\n- a', '<p><span class="badge tip">x</span></p>\n<ul>\n<li>a</li>\n</ul>'],
    ['`<Badge text="x"/>`', '<p><code>&lt;Badge text=&quot;x&quot;/&gt;</code></p>'],
  ])('%s', async (text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });

  it.each([
    ['a <Badge text="x" type="eror"/>', '3: unknown badge type "eror".'],
    ['a <Badge text="x"> b', '3: <Badge> is never closed.'],
    ['a <Badge :text="x"/> b', '3: ":text" of <Badge> is not JSON: x'],
  ])('%s is an error', async (text, message) => {
    expect(await problemsOf(`# T\n\n${text}`)).toEqual([message]);
  });
});
