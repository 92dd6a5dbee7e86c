import type { MarkdownIt, StateCore } from 'markdown-it';
import { lineOf, type PageState, pageOf, reportWarning, suggest } from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';
import { type CodeMeta, renderCodeBlock } from './codeBlock.ts';
import { CODE_OPTIONS, type CodeInfo, codeInfo } from './codeInfo.ts';
import { readMarks } from './codeMarks.ts';
import { languageNames, languageOf } from './languages.ts';
import { proofText } from './proofText.ts';

/** Reads what fences say about themselves, and shows them as code blocks. */
export function fences(md: MarkdownIt): void {
  md.core.ruler.push('fences', describeFences);
  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokenAt(tokens, index);
    const page = pageOf(env);
    return renderCodeBlock(page, token.content, metaOf<CodeMeta>(token), lineOf(page, token));
  };
  md.renderer.rules.code_block = (tokens, index) =>
    `<pre><code>${md.utils.escapeHtml(tokenAt(tokens, index).content)}</code></pre>\n`;
}

function describeFences(state: StateCore): void {
  const page = pageOf(state.env);
  for (const token of state.tokens) {
    if (token.type !== 'fence') continue;
    const info = codeInfo(state.md.utils.unescapeAll(token.info));
    const { text, marks } = readMarks(token.content);
    token.content = text;
    const sample: unknown = token.meta?.sample;
    const line = lineOf(page, token);
    const proof = proofText(page, info, typeof sample === 'string' ? sample : undefined, line);
    token.meta = { ...info, marks, proofText: proof } satisfies CodeMeta;
    const language = languageOf(info.language);
    if (language?.grammar) page.grammars.add(language.grammar);
    checkInfo(page, info, line);
  }
}

function checkInfo(page: PageState, { language, unknown }: CodeInfo, line: number): void {
  if (languageOf(language) === undefined) {
    const message = `no colors for code in "${language}": unknown language.`;
    // Only names with the same first letter: the list is long, and a page may have thousands of fences.
    const similar = languageNames().filter((name) => name[0] === language[0]?.toLowerCase());
    reportWarning(page, line, message, suggest(language, similar));
  }
  for (const word of unknown) {
    const known = `After the language may stand {1,3-5}, title="…", [title], proof="…", ${CODE_OPTIONS.join(', ')}.`;
    reportWarning(
      page,
      line,
      `"${word}" means nothing behind a code fence.`,
      suggest(word, CODE_OPTIONS, known),
    );
  }
}
