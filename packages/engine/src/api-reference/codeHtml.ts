import { COPY } from '../core/strings.ts';
import { escapeText } from '../core/text.ts';
import { noteProof, type PageState } from '../markdown/pageState.ts';
import { SERVER_PLACEHOLDER } from './exampleRequest.ts';

/** Longer examples are cut: what a value looks like is clear by then. */
const MAX_LINES = 120;

/** A block of code of our own making, in the box that all code has. */
export function codeHtml(code: string, language: string, title: string): string {
  const lines = code.split('\n');
  const shown = lines.length > MAX_LINES ? `${lines.slice(0, MAX_LINES).join('\n')}\n…` : code;
  const mark = `<span class="api-server">${escapeText(SERVER_PLACEHOLDER)}</span>`;
  const body = colorCode(shown, language).replaceAll(escapeText(SERVER_PLACEHOLDER), mark);
  const bar =
    `<div class="code-bar"><span>${escapeText(title)}</span>` +
    `<button class="code-copy" type="button">${COPY.copy}</button></div>`;
  return (
    `<div class="language-${language}" data-lang="${language}">${bar}` +
    `<pre class="language-${language}"><code>${body}\n</code></pre></div>`
  );
}

/** A value as JSON, as people write it, that its schema was asked about. */
export function checkedJson(page: PageState, value: unknown, title: string): string {
  noteProof(page, 'checked with its schema', { title, slug: '' });
  return codeHtml(JSON.stringify(value, null, 2) ?? 'null', 'json', title);
}

/** Colors for our own samples, which use little of each language: editor grammars would take longer than all the rest. */

const STRING = /"""[\s\S]*?"""|f?"(?:\\.|[^"\\\n])*"|f?'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/.source;
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/.source;

/** Language -> what its keywords and constants are. */
const WORDS: Record<string, { keywords: string; constants: string; comment: string }> = {
  bash: { keywords: '', constants: '', comment: '#.*' },
  python: {
    keywords: 'import|from|with|as|for|in|def|return|print|open|lambda|if|else|not',
    constants: 'True|False|None',
    comment: '#.*',
  },
  javascript: {
    keywords: 'import|from|const|let|await|async|new|if|throw|for|of|return|function',
    constants: 'true|false|null|undefined',
    comment: '//.*',
  },
  java: {
    keywords: 'import|public|class|static|void|throws|new|var|for|return|byte|long|int',
    constants: 'true|false|null',
    comment: '//.*',
  },
};

/** Token class of each group of the expression, in order. */
const CLASSES = ['t4', 't2', 't3', 't1', 't3'];

/** Language -> what finds its tokens. */
const EXPRESSIONS = new Map(
  Object.entries(WORDS).map(([language, { keywords, constants, comment }]) => {
    const wordsOf = (list: string) => (list === '' ? '(?!)' : `(?<![\\w.$])(?:${list})\\b`);
    const groups = [`(?<![^\\s])${comment}`, STRING, NUMBER, wordsOf(keywords), wordsOf(constants)];
    return [language, new RegExp(groups.map((group) => `(${group})`).join('|'), 'g')];
  }),
);

/** HTML of some code, with the token classes of `highlight.ts`. A language that is not known stays plain. */
function colorCode(code: string, language: string): string {
  const expression = EXPRESSIONS.get(language);
  if (expression === undefined) return escapeText(code);
  let html = '';
  let done = 0;
  for (const match of code.matchAll(expression)) {
    const token = CLASSES[match.slice(1).findIndex((group) => group !== undefined)];
    html += `${escapeText(code.slice(done, match.index))}<span class="${token}">${escapeText(match[0])}</span>`;
    done = match.index + match[0].length;
  }
  return html + escapeText(code.slice(done));
}
