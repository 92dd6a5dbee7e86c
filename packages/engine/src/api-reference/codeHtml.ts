import { escapeText } from '../core/text.ts';
import { SERVER_PLACEHOLDER } from './apiServer.ts';
import { colorCode } from './colors.ts';

/** Longer examples are cut: what a value looks like is clear by then. */
const MAX_LINES = 120;

/** A block of code of our own making, in the box that all code has. */
export function codeHtml(code: string, language: string, title: string, proof: string): string {
  const lines = code.split('\n');
  const shown = lines.length > MAX_LINES ? `${lines.slice(0, MAX_LINES).join('\n')}\n…` : code;
  const mark = `<span class="api-server">${escapeText(SERVER_PLACEHOLDER)}</span>`;
  const body = colorCode(shown, language).replaceAll(escapeText(SERVER_PLACEHOLDER), mark);
  const bar =
    `<div class="code-bar"><span>${escapeText([title, proof].filter(Boolean).join(' · '))}</span>` +
    '<button class="code-copy" type="button">Copy</button></div>';
  return (
    `<div class="language-${language}" data-lang="${language}">${bar}` +
    `<pre class="language-${language}"><code>${body}\n</code></pre></div>`
  );
}

/** A value as JSON, as people write it. */
export function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'null';
}
