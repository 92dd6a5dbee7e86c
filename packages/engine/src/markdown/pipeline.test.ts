import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../../../test/support/compileText.ts';

describe('the dialect', () => {
  it.each([
    [
      'every emoticon',
      ":-) :D :( ;) :P :o :| :/ :* :'( <3 </3 :@ :s o:) 8-) a >:(",
      '<p>😃 😄 😦 😉 😛 😮 😐 😕 😗 😢 ❤️ 💔 😡 😒 😇 😎 a 😠</p>',
    ],
    ['emoticons within words', 'a:)b', '<p>a:)b</p>'],
    ['emoticons in addresses', 'http://x.y:/', '<p>http://x.y:/</p>'],
    ['emoji by name', ':tada: :+1: :no_such_emoji:', '<p>🎉 👍 :no_such_emoji:</p>'],
    ['emoji in code', '`:tada:`', '<p><code>:tada:</code></p>'],
    ['code', '    {{ $site.title }} <b>', '<pre><code>{{ $site.title }} &lt;b&gt;\n</code></pre>'],
    ['struck out text', '~~a~~', '<p><s>a</s></p>'],
    ['no links from bare addresses', 'https://x.y', '<p>https://x.y</p>'],
    ['no curly quotes', '"a" -- (c)', '<p>&quot;a&quot; -- (c)</p>'],
    ['no hard breaks', 'a\nb', '<p>a\nb</p>'],
    ['braces and less-than as text', '{a} <5 a<b {{ c }}', '<p>{a} &lt;5 a&lt;b {{ c }}</p>'],
    ['comments', 'a\n\n<!-- more -->\n\nb', '<p>a</p>\n<!-- more -->\n<p>b</p>'],
  ])('%s', async (_name, text, html) => {
    expect(await htmlOf(text)).toBe(html);
  });
});
