import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../../../../../test/support/compileText.ts';

const TITLE = '---\ntitle: A\n---\n';
const bodyOf = async (text: string, base = '/') =>
  (await htmlOf(TITLE + text, { base, siteTitle: 'Documentation' })).replace(/^<h1[^>]*>.*<\/h1>\n?/, '');

describe('raw HTML', () => {
  it('passes', async () => {
    expect(await bodyOf('<div class="x">\n\n*a* <b>c</b>\n\n</div>')).toBe(
      '<div class="x">\n<p><em>a</em> <b>c</b></p>\n</div>',
    );
  });

  it('gives its ids and addresses to the checks, and has the base added', async () => {
    const page = await compileText(
      `${TITLE}<p id="here">\n<a href="./b.md#x">b</a> <a href='/c'>c</a></p>\n`,
      {
        base: '/docs/',
      },
    );
    expect(page.ids).toContain('here');
    expect(page.links).toEqual([
      { href: '/guide/b#x', line: 5, from: 'html' },
      { href: '/c', line: 5, from: 'html' },
    ]);
    expect(page.html).toContain('<a href="/docs/guide/b#x">b</a> <a href="/docs/c">c</a>');
  });

  it('may make anchors in the old way', async () => {
    expect((await compileText(`${TITLE}<a name="x"></a><a name="y" id="y"></a>`)).ids.slice(1)).toEqual([
      'x',
      'y',
    ]);
  });

  it('inside text is looked at too', async () => {
    const page = await compileText(`${TITLE}a <a id="i" href="/b">b</a>`);
    expect(page.ids).toContain('i');
    expect(page.links).toEqual([{ href: '/b', line: 4, from: 'html' }]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script> is not allowed.'],
    ['<style>p{}</style>', '<style> is not allowed.'],
    ['<iframe src="/x"></iframe>', '<iframe> is not allowed.'],
    ['<object data="/x"></object>', '<object> is not allowed.'],
    ['<embed src="/x">', '<embed> is not allowed.'],
    ['<form action="/x"></form>', '<form> is not allowed.'],
    ['<base href="/x">', '<base> is not allowed.'],
    ['<p onclick="x()">a</p>', 'the attribute "onclick" is not allowed.'],
    ['<p\n  ONLOAD=x>a</p>', 'the attribute "onload" is not allowed.'],
    ['<p style="color:red">a</p>', 'the attribute "style" is not allowed.'],
    ['<a href="javascript:x">a</a>', 'the address "javascript:x" is not allowed.'],
    ['<a href="java&#115;cript:x">a</a>', 'the address "javascript:x" is not allowed.'],
    ['<a href="&#0000106avascript:x">a</a>', 'the address "javascript:x" is not allowed.'],
    ['<a href="&#x6A&#97vascript:x">a</a>', 'the address "javascript:x" is not allowed.'],
    ['<svg><animate values="javascript:x"></svg>', '<animate> is not allowed.'],
    ['<a href=" javascript:x">a</a>', 'the address "javascript:x" is not allowed.'],
    ['<a href="java&#9;script:x">a</a>', 'the address "java\tscript:x" is not allowed.'],
    ['<a href="java&NewLine;script:x">a</a>', 'the address "java\nscript:x" is not allowed.'],
    [
      '<a href="data:image/svg+xml;base64,x">a</a>',
      'the address "data:image/svg+xml;base64,x" is not allowed.',
    ],
    ['<button formaction="javascript:x">a</button>', 'the address "javascript:x" is not allowed.'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', 'the address "javascript:x" is not allowed.'],
    ['<p onpointerrawupdate=x>a</p>', 'the attribute "onpointerrawupdate" is not allowed.'],
    ['text <b style="x">a</b>', 'the attribute "style" is not allowed.'],
    ['<div\n', 'the tag <div has no end.'],
    ['<my-demo/>', 'there is no component <my-demo>.'],
    ['text <my-demo>a</my-demo>', 'there is no component <my-demo>.'],
    ['<a :href="x">a</a>', 'the attribute ":href" is not read.'],
    ['<p v-if="x" @click="y">a</p>', 'the attribute "v-if" is not read.'],
  ])('%s is an error with a line', async (html, message) => {
    const { problems } = await compileText(`${TITLE}\n${html}`);
    const problem = problems.find((found) => found.message === message);
    expect(problem).toMatchObject({ severity: 'error', file: 'docs/guide/page.md' });
    expect(problem?.line).toBeGreaterThanOrEqual(5);
    expect(problem?.line).toBeLessThanOrEqual(6);
  });

  it('may have the hyphens that browsers know', async () => {
    const text = `${TITLE}<p v-pre data-a="b" aria-label="c">a</p>\n\n<math><annotation-xml></annotation-xml></math>\n`;
    expect((await compileText(text)).problems).toEqual([]);
  });

  it('in code is text', async () => {
    const { problems } = await compileText(
      `${TITLE}\`<script>\`\n\n    <script>\n\n\`\`\`html\n<p style="x">\n\`\`\`\n`,
    );
    expect(problems).toEqual([]);
  });

  it('in comments is not looked at', async () => {
    expect((await compileText(`${TITLE}<!-- <script> <p id="x"> -->\n`)).problems).toEqual([]);
  });

  it('keeps no address that is not allowed', async () => {
    expect(await bodyOf('<a href="java&#9;script:x">a</a>')).toBe('<p><a href="#">a</a></p>');
  });

  it('cannot leave the quotes around an address that is written anew', async () => {
    expect(await bodyOf(`<a href='/b"onclick="x'>a</a>`, '/docs/')).toBe(
      '<p><a href="/docs/b&quot;onclick=&quot;x">a</a></p>',
    );
  });

  it('has its text interpolated, but not in code or v-pre', async () => {
    expect(await bodyOf('<div>{{ $site.title }} <code>{{ $site.title }}</code></div>')).toBe(
      '<div>Documentation <code>{{ $site.title }}</code></div>',
    );
    expect(await bodyOf('<div v-pre>{{ $site.title }}</div>')).toBe('<div v-pre>{{ $site.title }}</div>');
    expect(await bodyOf('a <span v-pre>{{ $site.title }}</span> {{ $site.title }}')).toBe(
      '<p>a <span v-pre>{{ $site.title }}</span> Documentation</p>',
    );
  });

  it('takes what is interpolated for text', async () => {
    const html = await htmlOf(`${TITLE}<div>{{ $site.title }}</div>`, { siteTitle: 'A <b> & "c"' });
    expect(html).toContain('<div>A &lt;b&gt; &amp; &quot;c&quot;</div>');
  });
});

describe('ids', () => {
  it('that are used twice are an error with both lines', async () => {
    const { problems } = await compileText(`${TITLE}## A\n\n<p id="a"></p>\n`);
    expect(problems).toMatchObject([
      { severity: 'error', line: 6, message: 'the id "a" is used twice; first on line 4.' },
    ]);
  });
});

describe('images in raw HTML', () => {
  const images = { 'docs/guide/a.png': { width: 4, height: 3, src: '/b/assets/a.1.png', key: undefined } };

  it('are those of the build, with their dimensions', async () => {
    const text = `${TITLE}<p><img alt="A" src="./a.png"></p>`;
    expect((await compileText(text, { images, base: '/b/' })).html).toContain(
      '<img alt="A" src="/b/assets/a.1.png" width="4" height="3" loading="lazy" decoding="async">',
    );
  });

  it.each([
    ['<img src="./b.png" alt="">', 'the image "./b.png" is not there (docs/guide/b.png).'],
    ['<img src="https://x.y/a.png" alt="">', 'the image "https://x.y/a.png" is not a file of this site.'],
    ['<img src="./a.png">', 'the image "./a.png" has no alternative text.'],
  ])('%s is an error', async (html, message) => {
    expect((await compileText(TITLE + html, { images })).problems).toMatchObject([{ line: 4, message }]);
  });
});

const mistakes = (text: string) => problemsOf(`---\ntitle: A\n---\n${text}`);

describe('the tags of raw HTML', () => {
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
