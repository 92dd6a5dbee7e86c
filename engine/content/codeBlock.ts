import { type CodeInfo, isInRanges } from './codeInfo.ts';
import { escapeCode, highlightLines } from './highlight.ts';
import { languageOf } from './languages.ts';
import type { PageState } from './pageState.ts';

/** From this many lines on, each line has an id to link to. */
const LINKABLE_LINES = 10;

/** HTML of a fenced or imported block of code, in its box with title, language and copy button. */
export function renderCodeBlock(page: PageState, code: string, info: CodeInfo): string {
  const number = ++page.counts.code;
  const text = code.replace(/\n$/, '');
  const language = languageOf(info.language);
  const lines = highlightLines(text, language?.grammar);
  const isLinkable = lines.length >= LINKABLE_LINES;
  const body = lines.map((html, index) => {
    const classes = isInRanges(index + 1, info.highlighted) ? 'line highlighted' : 'line';
    const id = isLinkable ? ` id="code-${number}-L${index + 1}"` : '';
    return `<span class="${classes}"${id}>${html}</span>`;
  });
  if (isLinkable)
    for (const index of lines.keys()) page.ids.push({ id: `code-${number}-L${index + 1}`, line: 0 });
  const name = escapeCode(info.language || 'text');
  const title = info.title === undefined ? '' : `<span class="code-title">${escapeCode(info.title)}</span>`;
  const label =
    info.language && language ? `<span class="code-lang">${escapeCode(language.label)}</span>` : '';
  const bar = `<div class="code-bar">${title}${label}<button class="code-copy" type="button">Copy</button></div>`;
  const pre = `<pre class="language-${name}" tabindex="0"><code>${body.join('\n')}\n</code></pre>`;
  return `<div class="language-${name} line-numbers-mode" data-lang="${name}">${bar}${pre}</div>\n`;
}
