import type { MarkdownIt, StateCore } from 'markdown-it';
import { COPY } from '../../core/strings.ts';
import { escapeHtml, escapeText } from '../../core/text.ts';
import {
  lineOf,
  noteProof,
  type PageState,
  pageOf,
  reportError,
  reportWarning,
  suggest,
} from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';
import { CODE_OPTIONS, type CodeInfo, codeInfo } from './codeInfo.ts';
import { highlightLines } from './highlight.ts';
import { languageNames, languageOf } from './languages.ts';
import { PROOFS_FILE, type Proof } from './proofs.ts';

/** In longer blocks every line has an id, so that one can link to it. */
const UNLINKED_LINES = 15;

/** Reads what fences say about themselves, and shows them as code blocks. */
export function fences(md: MarkdownIt): void {
  md.core.ruler.push('fences', describeFences);
  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokenAt(tokens, index);
    const page = pageOf(env);
    return renderCodeBlock(page, token.content, metaOf<CodeInfo>(token), lineOf(page, token));
  };
  md.renderer.rules.code_block = (tokens, index) =>
    `<pre><code>${md.utils.escapeHtml(tokenAt(tokens, index).content)}</code></pre>\n`;
}

function describeFences(state: StateCore): void {
  const page = pageOf(state.env);
  for (const token of state.tokens) {
    if (token.type !== 'fence') continue;
    const info = codeInfo(state.md.utils.unescapeAll(token.info));
    const sample: unknown = token.meta?.sample;
    const line = lineOf(page, token);
    const proof = proofText(page, info, typeof sample === 'string' ? sample : undefined, line);
    const section = page.headings.findLast((heading) => heading.line <= line);
    if (proof !== undefined) noteProof(page, proof, section ?? { title: page.title, slug: '' });
    token.meta = { ...info };
    const language = languageOf(info.language);
    if (language?.grammar) page.grammars.add(language.grammar);
    checkInfo(page, info, line);
  }
}

function checkInfo(page: PageState, { language, unknown }: CodeInfo, line: number): void {
  if (languageOf(language) === undefined) {
    const message = `no colors for code in "${language}": unknown language.`;
    // Only names with the same first letter: the list is long, and a page may have thousands of fences.
    const similar = languageNames.filter((name) => name[0] === language[0]?.toLowerCase());
    reportWarning(page, line, message, suggest(language, similar));
  }
  for (const word of unknown) {
    const known = `After the language may stand {1,3-5}, title="…", [title], proof="…", ${CODE_OPTIONS.join(', ')}.`;
    const message = `"${word}" means nothing behind a code fence.`;
    reportWarning(page, line, message, suggest(word, CODE_OPTIONS, known));
  }
}

/** HTML of a block of code, in its box with title, language and copy button. `line` is where it starts in the file. */
function renderCodeBlock(page: PageState, code: string, meta: CodeInfo, line: number): string {
  const text = code.replace(/\n$/, '');
  const language = languageOf(meta.language);
  const lines = highlightLines(text, language?.grammar);
  const idPrefix = lines.length > UNLINKED_LINES ? `code-${++page.counts.code}-L` : undefined;
  if (idPrefix !== undefined)
    for (const index of lines.keys()) page.ids.push({ id: `${idPrefix}${index + 1}`, line });
  const name = escapeHtml(meta.language || 'text');
  const numbered = isNumbered(meta, lines.length) ? ' line-numbers-mode' : '';
  const body = renderLines(lines, meta, idPrefix).join('\n');
  return (
    `<div class="language-${name}${numbered}" data-lang="${name}">${renderBar(meta, language?.label)}` +
    `<pre class="language-${name}"><code>${body}\n</code></pre></div>\n`
  );
}

function renderLines(lines: string[], meta: CodeInfo, idPrefix: string | undefined): string[] {
  return lines.map((html, index) => {
    const number = index + 1;
    const isHighlighted = meta.highlighted.some(([first, last]) => first <= number && number <= last);
    const id = idPrefix === undefined ? '' : ` id="${idPrefix}${number}"`;
    return `<span class="line${isHighlighted ? ' highlighted' : ''}"${id}>${html}</span>`;
  });
}

/** Numbers help to talk about code; one line needs none, and what a program prints is no code. */
function isNumbered(meta: CodeInfo, lineCount: number): boolean {
  const language = meta.language.toLowerCase();
  return lineCount > 1 && language !== 'text' && language !== 'output';
}

function renderBar(meta: CodeInfo, label: string | undefined): string {
  const title = meta.title === undefined ? '' : `<span class="code-title">${escapeText(meta.title)}</span>`;
  const name =
    label === undefined || label === 'Text' ? '' : `<span class="code-lang">${escapeText(label)}</span>`;
  const copy = meta.copy ? `<button class="code-copy" type="button">${COPY.copy}</button>` : '';
  return `<div class="code-bar">${title}${name}${copy}</div>`;
}

/** How it is said, by verdict. */
const WORDS: Record<Proof['verdict'], string> = {
  ran: 'ran with',
  parsed: 'parsed by',
  checked: 'checked with',
  'not-runnable': 'not runnable',
};

const VERDICT_HINT = 'Write "not runnable: why", "parsed by …", "checked with …" or "ran with …".';
const WRITTEN = /^(?:not runnable: |(?:ran|checked) with |parsed by )\S/;

/**
 * How a block of code is proved: what the fence says itself, else what `samples/proofs.yml` says of the
 * sample or the language. What a program prints has no proof; anything else without one is a mistake.
 *
 * @example proofText(page, codeInfo('yaml'), undefined, 3) // 'parsed by yaml'
 */
function proofText(
  page: PageState,
  { language, proof }: CodeInfo,
  sample: string | undefined,
  line: number,
): string | undefined {
  const { proofs } = page.context;
  if (proofs === undefined) return undefined;
  if (proof !== undefined) {
    if (sample === undefined && WRITTEN.test(proof)) return proof;
    const [message, hint] =
      sample === undefined
        ? [`proof="${proof}" is no verdict.`, VERDICT_HINT]
        : ['an import has no proof of its own.', `${PROOFS_FILE} says how "${sample}" is proved.`];
    reportError(page, line, message, hint);
    return undefined;
  }
  const name = language.toLowerCase();
  const known = sample === undefined ? proofs.languages[name] : proofs.samples[sample];
  if (known !== undefined) return textOf(known);
  if (languageOf(language)?.grammar === undefined) return undefined;
  const [what, hint] =
    sample === undefined
      ? [`code in "${language}"`, 'Add the language there, or proof="not runnable: …" to the fence.']
      : [`"${sample}"`, `Add "${sample}: { verdict: …, by: … }" there.`];
  reportError(page, line, `${PROOFS_FILE} does not say how ${what} is proved.`, hint);
  return undefined;
}

function textOf({ verdict, by, reason }: Proof): string {
  const start = by === undefined ? WORDS[verdict] : `${WORDS[verdict]} ${by}`;
  return reason === undefined ? start : `${start}: ${reason}`;
}
