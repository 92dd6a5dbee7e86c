import { describe, expect, it } from 'vitest';
import { colorCode } from './codeHtml.ts';

describe('colorCode', () => {
  it('knows words and comments of a language, but not within names', () => {
    expect(colorCode('import os  # for it\nimported = None', 'python')).toBe(
      '<span class="t1">import</span> os  <span class="t4"># for it</span>\nimported = <span class="t3">None</span>',
    );
  });

  it('escapes everything, also in a language that it does not know', () => {
    expect(colorCode('a < "<b>" & c', 'javascript')).toBe(
      'a &lt; <span class="t2">"&lt;b&gt;"</span> &amp; c',
    );
    expect(colorCode('<b>', 'constructor')).toBe('&lt;b&gt;');
    expect(colorCode('{"a": "b"}', 'json')).toBe('{"a": "b"}');
  });
});
