import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../test/support/compileText.ts';

const TITLE = '---\ntitle: A\n---\n';
const bodyOf = async (text: string) => (await htmlOf(TITLE + text)).replace(/^<h1[^>]*>.*<\/h1>\n?/, '');

describe('the dialect', () => {
  it.each([
    ['emoticons', 'a :) b <3 8-)', '<p>a 😃 b ❤️ 😎</p>'],
    [
      'every emoticon',
      ":-) :D :( ;) :P :o :| :/ :* :'( </3 :@ :s o:) a >:(",
      '<p>😃 😄 😦 😉 😛 😮 😐 😕 😗 😢 💔 😡 😒 😇 a 😠</p>',
    ],
    ['emoticons within words', 'a:)b', '<p>a:)b</p>'],
    ['emoticons in addresses', 'http://x.y:/', '<p>http://x.y:/</p>'],
    ['emoji by name', ':tada: :+1: :no_such_emoji:', '<p>🎉 👍 :no_such_emoji:</p>'],
    ['emoji in code', '`:tada:`', '<p><code>:tada:</code></p>'],
    ['struck out text', '~~a~~', '<p><s>a</s></p>'],
    ['no links from bare addresses', 'https://x.y', '<p>https://x.y</p>'],
    ['no curly quotes', '"a" -- (c)', '<p>&quot;a&quot; -- (c)</p>'],
    ['no hard breaks', 'a\nb', '<p>a\nb</p>'],
    ['braces and less-than as text', '{a} <5 a<b {{ c }}', '<p>{a} &lt;5 a&lt;b {{ c }}</p>'],
    ['comments', 'a\n\n<!-- more -->\n\nb', '<p>a</p>\n<!-- more -->\n<p>b</p>'],
  ])('%s', async (_name, text, html) => {
    expect(await bodyOf(text)).toBe(html);
  });
});

describe('fences', () => {
  const marked = async (info: string, lines = 5) => {
    const html = await bodyOf(`\`\`\`${info}\n${'x\n'.repeat(lines)}\`\`\``);
    return [...html.matchAll(/<span class="(line[^"]*)"/g)].flatMap(([, name], index) =>
      name === 'line highlighted' ? [index + 1] : [],
    );
  };

  it.each([
    ['js{2}', [2]],
    ['js {1,3-5}', [1, 3, 4, 5]],
    ['js {1, 3}', [1, 3]],
    ['{2}', [2]],
    ['js {3-1}', []],
    ['js {2-}', [2]],
    ['js {a}', []],
    ['js {9}', []],
    ['js', []],
  ])('%s highlights the lines %j', async (info, lines) => {
    expect(await marked(info)).toEqual(lines);
  });

  it('have a box with language, numbers and label', async () => {
    const html = await bodyOf('```py\na\nb\n```');
    expect(html).toMatch(/^<div class="language-py line-numbers-mode" data-lang="py">/);
    expect(html).toContain('<span class="code-lang">Python</span>');
    expect(html).toContain('<pre class="language-py"><code><span class="line">');
  });

  it('in an unknown language are plain, with a warning', async () => {
    const { problems, html } = await compileText(`${TITLE}\n\`\`\`pyhton\na < b\n\`\`\`\n`);
    expect(html).toContain('a &lt; b');
    expect(problems).toMatchObject([{ severity: 'warning', line: 5, hint: 'Did you mean "python"?' }]);
  });

  it('are shown as they are', async () => {
    expect(await bodyOf('```\n{{ $site.title }} :tada: <b> ::: tip\n```')).toContain(
      '{{ $site.title }} :tada: &lt;b&gt; ::: tip',
    );
  });
});
