import { beforeAll, describe, expect, it } from 'vitest';
import { consoleLines, highlightLines, loadLanguages } from './highlight.ts';

/** Text of highlighted lines: what a reader sees and copies. */
function textOf(lines: string[]): string {
  const text = lines.join('\n').replace(/<[^>]*>/g, '');
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

beforeAll(() => loadLanguages(['python', 'html', 'shellscript', 'no-such-language', 'constructor']));

describe('highlightLines', () => {
  it('gives token classes, one string per line', () => {
    expect(highlightLines('# note\nx = f("a", 1)', 'python')).toEqual([
      '<span class="t4"># note</span>',
      'x <span class="t8">=</span> <span class="t5">f</span><span class="t8">(</span><span class="t2">"a"</span><span class="t8">,</span> <span class="t3">1</span><span class="t8">)</span>',
    ]);
  });

  it('keeps every character of the code', () => {
    const html = '<p class="a">\n  a &amp; b\t<b>\n\n</p> ';
    const shell = 'docker run  --rm \\\n  -v "$PWD:/x" <<EOF\n  a & b\nEOF';
    expect(textOf(highlightLines(html, 'html'))).toBe(html);
    expect(textOf(highlightLines(shell, 'shellscript'))).toBe(shell);
  });

  it('escapes code without a grammar', () => {
    expect(highlightLines('<a> & b\nc', undefined)).toEqual(['&lt;a&gt; &amp; b', 'c']);
    expect(highlightLines('a', 'cobol')).toEqual(['a']);
  });

  it('shows very long lines without colors', () => {
    const line = `y = "${'a'.repeat(3000)}"`;
    const [plain, colored] = highlightLines(`${line}\nx = 1`, 'python');
    expect(plain).toBe(line);
    expect(colored).toContain('<span class="t3">1</span>');
  });
});

describe('consoleLines', () => {
  it('sets prompts apart, highlights commands, leaves output plain', () => {
    expect(consoleLines('$ docker ps\nCONTAINER <ID>\n$ ls', 'shellscript')).toEqual([
      '<span class="unselectable">$ </span><span class="t5">docker</span> <span class="t2">ps</span>',
      'CONTAINER &lt;ID&gt;',
      '<span class="unselectable">$ </span><span class="t5">ls</span>',
    ]);
  });

  it('follows a command over its lines', () => {
    const [, second, third] = consoleLines('$ docker run \\\n  --rm a\nhello', 'shellscript');
    expect(second).toContain('<span class="t3">--rm</span>');
    expect(third).toBe('hello');
  });

  it.each(['# ', '> ', 'user@host:~/dir$ ', '[root@host dir]# ', 'C:\\> ', 'mysql> '])(
    'knows the prompt "%s"',
    (prompt) => {
      const escaped = prompt.replace('>', '&gt;');
      expect(consoleLines(`${prompt}ls`, undefined)).toEqual([
        `<span class="unselectable">${escaped}</span>ls`,
      ]);
    },
  );

  it('takes nothing else for a prompt', () => {
    expect(consoleLines('cost: 5$ a\n$HOME', undefined)).toEqual(['cost: 5$ a', '$HOME']);
  });
});
