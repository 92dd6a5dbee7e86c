import { escapeCode, highlightLines } from './highlight.ts';

/** `$ `, `# `, `> `, `% `, `user@host:~/dir$ `, `[root@host dir]# `, `C:\> `, `mysql> `. */
const PROMPT = /^(?:\[[^\]\n]{1,80}\]|[\w.~:\\/@-]{0,80})[$#>%] /;

/**
 * HTML of the lines of a terminal session: prompts cannot be selected, commands are highlighted as shell, and what they
 * print is plain.
 */
export function consoleLines(code: string, grammar: string | undefined): string[] {
  const lines = code.split('\n').map(splitPrompt);
  let continues = false;
  const isCommand = lines.map(({ prompt, rest }) => {
    const result = prompt !== '' || continues;
    continues = result && rest.endsWith('\\');
    return result;
  });
  const commands = lines.filter((_, index) => isCommand[index]).map(({ rest }) => rest);
  const highlighted = commands.length === 0 ? [] : highlightLines(commands.join('\n'), grammar);
  let next = 0;
  return lines.map(({ prompt, rest }, index) => {
    const mark = prompt === '' ? '' : `<span class="unselectable">${escapeCode(prompt)}</span>`;
    return mark + (isCommand[index] ? (highlighted[next++] ?? '') : escapeCode(rest));
  });
}

function splitPrompt(line: string): { prompt: string; rest: string } {
  const prompt = PROMPT.exec(line)?.[0] ?? '';
  return { prompt, rest: line.slice(prompt.length) };
}
