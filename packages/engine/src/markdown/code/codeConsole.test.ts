import { beforeAll, describe, expect, it } from 'vitest';
import { consoleLines } from './codeConsole.ts';
import { loadLanguages } from './highlight.ts';

beforeAll(() => loadLanguages(['shellscript']));

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
