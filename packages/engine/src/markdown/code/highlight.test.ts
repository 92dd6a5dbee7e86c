import { beforeAll, describe, expect, it } from 'vitest';
import { highlightLines, loadLanguages } from './highlight.ts';

beforeAll(() => loadLanguages(['python', 'shellscript']));

describe('highlightLines', () => {
  it('gives token classes, one string per line', () => {
    expect(highlightLines('# note\nx = f("a", 1)', 'python')).toEqual([
      '<span class="t4"># note</span>',
      'x <span class="t8">=</span> <span class="t5">f</span><span class="t8">(</span><span class="t2">"a"</span><span class="t8">,</span> <span class="t3">1</span><span class="t8">)</span>',
    ]);
  });

  it('keeps every character of the code', () => {
    const text = 'docker run  --rm \\\n  -v "$PWD:/x" <<EOF\n\n  a &amp; b\t<b>\nEOF ';
    const shown = highlightLines(text, 'shellscript')
      .join('\n')
      .replace(/<[^>]*>/g, '');
    expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(text);
  });

  it('escapes code without a grammar', () => {
    expect(highlightLines('<a> & b\nc', 'cobol')).toEqual(['&lt;a&gt; &amp; b', 'c']);
  });

  it('shows very long lines without colors', () => {
    const line = `y = "${'a'.repeat(3000)}"`;
    const [plain, colored] = highlightLines(`${line}\nx = 1`, 'python');
    expect(plain).toBe(line);
    expect(colored).toContain('<span class="t3">1</span>');
  });
});
