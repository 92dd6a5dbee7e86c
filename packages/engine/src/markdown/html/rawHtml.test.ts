import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const context = {
  base: '/docs/',
  siteTitle: 'A <b> & "c"',
  images: { 'docs/guide/a.png': { width: 4, height: 3, src: '/docs/a.1.png', key: undefined } },
};
const problemsIn = (text: string) => problemsOf(`# T\n\n${text}`, context);

describe('raw HTML', () => {
  it.each([
    ['<div class="x">\n\n*a* <b>c</b>\n\n</div>', '<div class="x">\n<p><em>a</em> <b>c</b></p>\n</div>'],
    ['<a href="./b.md#x">b</a>', '<p><a href="/docs/guide/b#x">b</a></p>'],
    ['<a href="java&#9;script:x">a</a>', '<p><a href="#">a</a></p>'],
    [`<a href='/b"onclick="x'>a</a>`, '<p><a href="/docs/b&quot;onclick=&quot;x">a</a></p>'],
    ['<div>{{ $site.title }}</div>', '<div>A &lt;b&gt; &amp; &quot;c&quot;</div>'],
    ['<div><code>{{ $site.title }}</code></div>', '<div><code>{{ $site.title }}</code></div>'],
    ['<div v-pre>{{ $site.title }}</div>', '<div v-pre>{{ $site.title }}</div>'],
    ['a <span v-pre>{{ $site.title }}</span>', '<p>a <span v-pre>{{ $site.title }}</span></p>'],
    [
      '<img alt="A" src="./a.png">',
      '<img alt="A" src="/docs/a.1.png" width="4" height="3" loading="lazy" decoding="async">',
    ],
  ])('%s', async (text, html) => {
    expect(await htmlOf(text, context)).toBe(html);
  });

  it('gives its ids and addresses to the checks', async () => {
    const { ids, links } = await compileText(
      '# T\n\n<p id="block">\n<a href="./b.md#x">b</a></p>\n\na <a id="text" href="/c">c</a> <a name="old"></a>\n',
    );
    expect(ids).toEqual(['t', 'block', 'text', 'old']);
    expect(links).toEqual([
      { href: '/guide/b#x', line: 4 },
      { href: '/c', line: 6 },
    ]);
  });

  it.each(['script', 'style', 'iframe', 'object', 'embed', 'form', 'base', 'animate'])(
    '<%s> is an error',
    async (name) => {
      expect(await problemsIn(`<${name}>`)).toContain(`3: <${name}> is not allowed.`);
    },
  );

  it.each([
    ['href="javascript:x"', 'javascript:x'],
    ['href="&#x6A&#97vascript:x"', 'javascript:x'],
    ['href="java&#9;script:x"', 'java\tscript:x'],
    ['href="java&NewLine;script:x"', 'java\nscript:x'],
    ['href="data:image/svg+xml;base64,x"', 'data:image/svg+xml;base64,x'],
    ['formaction="javascript:x"', 'javascript:x'],
    ['xlink:href="javascript:x"', 'javascript:x'],
  ])('the address in %s is an error', async (attribute, address) => {
    expect(await problemsIn(`<a ${attribute}>a</a>`)).toEqual([
      `3: the address "${address}" is not allowed.`,
    ]);
  });

  it.each([
    ['<p onclick="x()">a</p>', ['3: the attribute "onclick" is not allowed.']],
    ['<p\n  ONLOAD=x>a</p>', ['3: the attribute "onload" is not allowed.']],
    ['<a href="x>y" onclick=c>t</a>', ['3: the attribute "onclick" is not allowed.']],
    ['<div>\n<a/onclick=x>t</a>\n</div>', ['4: the attribute "onclick" is not allowed.']],
    ['<!--><script></script>-->', ['3: <script> is not allowed.']],
    ['<!-- --!><script></script>-->', ['3: <script> is not allowed.']],
    ['text <b style="x">a</b>', ['3: the attribute "style" is not allowed.']],
    ['<a :href="x">a</a>', ['3: the attribute ":href" is not read.']],
    [
      '<p v-if="x" @click="y">a</p>',
      ['3: the attribute "v-if" is not read.', '3: the attribute "@click" is not read.'],
    ],
    ['<div\n', ['3: the tag <div has no end.', '3: <div> is never closed.']],
    ['text <my-demo>a</my-demo>', ['3: there is no component <my-demo>.']],
    ['<p id="t"></p>', ['3: the id "t" is used twice; first on line 1.']],
    ['<img src="//x.y/a.png" alt="">', ['3: the image "//x.y/a.png" is not a file of this site.']],
    ['<img src="./a.png">', ['3: the image "./a.png" has no alternative text.']],
    ['a\n\n</div>', ['5: </div> closes nothing.']],
    ['<div>\n\n- a\n\n  </div>', ['7: </div> closes nothing.', '3: <div> is never closed.']],
    ['*a <b>c* d</b>', ['3: <b> is never closed.', '3: </b> closes nothing.']],
    ['<table>\n<tr><td>a\n</table>\n</table>', ['6: </table> closes nothing.']],
    ['<Demo>\n<div>\n\na\n</Demo>\n\n</div>', ['4: <div> is never closed.', '9: </div> closes nothing.']],
    // What browsers know, or close by themselves.
    ['<p v-pre data-a="b" aria-label="c">a</p>', []],
    ['<math><annotation-xml></annotation-xml></math>', []],
    ['<details><summary>a</summary>\n\n- b\n- c\n\n</details>', []],
    ['<ul><li>a<li>b</ul>', []],
    ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', []],
    ['<Demo>\n<div>\n\na\n\n</div>\n</Demo>', []],
    // What is not read as HTML.
    ['`<script>`\n\n    <script>\n\n```html\n<p style="x">\n```', []],
    ['<!-- <script> <p id="x"> -->', []],
  ])('%j has the problems %j', async (text, problems) => {
    expect(await problemsIn(text)).toEqual(problems);
  });
});
