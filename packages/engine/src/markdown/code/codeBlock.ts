import type { PageState } from '../pageState.ts';
import { consoleLines } from './codeConsole.ts';
import { type CodeInfo, coveredLines } from './codeInfo.ts';
import type { CodeMarks } from './codeMarks.ts';
import { escapeCode, highlightLines } from './highlight.ts';
import { isConsole, languageOf } from './languages.ts';

/** What a code block is drawn from: its info string and the marks in its lines. */
export interface CodeMeta extends CodeInfo {
  marks: CodeMarks;
  /** What the bar says about the proof of this code. */
  proofText: string | undefined;
}

/** In longer blocks every line has an id, so that one can link to it. */
const UNLINKED_LINES = 15;

/** What a line that was added or removed starts with; outside the copied text. */
const SIGNS: Record<string, string> = { add: '+', remove: '-' };

/** HTML of a block of code, in its box with title, language and copy button. `line` is where it starts in the file. */
export function renderCodeBlock(page: PageState, code: string, meta: CodeMeta, line: number): string {
  const text = code.replace(/\n$/, '');
  const language = languageOf(meta.language);
  const lines = isConsole(meta.language)
    ? consoleLines(text, language?.grammar)
    : highlightLines(text, language?.grammar);
  const idPrefix = lines.length > UNLINKED_LINES ? `code-${++page.counts.code}-L` : undefined;
  if (idPrefix !== undefined)
    for (const index of lines.keys()) page.ids.push({ id: `${idPrefix}${index + 1}`, line });
  const name = escapeAttribute(meta.language || 'text');
  const numbered = isNumbered(meta, lines.length) ? ' line-numbers-mode' : '';
  const focus = meta.marks.focus.length > 0 ? ' has-focus' : '';
  const body = renderLines(lines, meta, idPrefix).join('\n');
  return (
    `<div class="language-${name}${numbered}" data-lang="${name}">${renderBar(meta, language?.label)}` +
    `<pre class="language-${name}${focus}"><code>${body}\n</code></pre></div>\n`
  );
}

function renderLines(lines: string[], meta: CodeMeta, idPrefix: string | undefined): string[] {
  const { add, remove, focus, highlight } = meta.marks;
  const classes: [string, boolean[]][] = [
    ['highlighted', coveredLines([...meta.highlighted, ...highlight], lines.length)],
    ['diff add', coveredLines(add, lines.length)],
    ['diff remove', coveredLines(remove, lines.length)],
    ['focus', coveredLines(focus, lines.length)],
  ];
  return lines.map((html, index) => {
    const own = classes.filter(([, covered]) => covered[index]).map(([name]) => name);
    const id = idPrefix === undefined ? '' : ` id="${idPrefix}${index + 1}"`;
    const sign = own.map((name) => SIGNS[name.replace('diff ', '')] ?? '').join('');
    const mark = sign === '' ? '' : `<span class="unselectable">${sign}</span>`;
    return `<span class="${['line', ...own].join(' ')}"${id}>${mark}${html}</span>`;
  });
}

/** Numbers help to talk about code; one line needs none, and what a program prints is no code. */
function isNumbered(meta: CodeMeta, lineCount: number): boolean {
  const language = meta.language.toLowerCase();
  const isOutput = language === 'text' || language === 'output' || isConsole(language);
  return meta.lineNumbers ?? (lineCount > 1 && !isOutput);
}

function renderBar(meta: CodeMeta, label: string | undefined): string {
  const title = meta.title === undefined ? '' : `<span class="code-title">${escapeCode(meta.title)}</span>`;
  const name =
    label === undefined || label === 'Text' ? '' : `<span class="code-lang">${escapeCode(label)}</span>`;
  const copy = meta.copy ? '<button class="code-copy" type="button">Copy</button>' : '';
  const proof =
    meta.proofText === undefined ? '' : `<span class="code-proof">${escapeCode(meta.proofText)}</span>`;
  return `<div class="code-bar">${title}${name}${proof}${copy}</div>`;
}

function escapeAttribute(text: string): string {
  return escapeCode(text).replaceAll('"', '&quot;');
}
