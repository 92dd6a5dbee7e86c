import type { MarkdownIt, StateCore } from 'markdown-it';
import { renderCodeBlock } from '../codeBlock.ts';
import { type CodeInfo, codeInfo } from '../codeInfo.ts';
import { languageNames, languageOf } from '../languages.ts';
import { lineOf, pageOf, reportWarning, suggest } from '../pageState.ts';
import { metaOf, tokenAt } from '../tokens.ts';

/** Reads what fences say about themselves, and shows them as code blocks. */
export function fences(md: MarkdownIt): void {
  md.core.ruler.push('fences', describeFences);
  md.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokenAt(tokens, index);
    return renderCodeBlock(pageOf(env), token.content, metaOf<CodeInfo>(token));
  };
  md.renderer.rules.code_block = (tokens, index) =>
    `<pre tabindex="0"><code>${md.utils.escapeHtml(tokenAt(tokens, index).content)}</code></pre>\n`;
}

function describeFences(state: StateCore): void {
  const page = pageOf(state.env);
  for (const token of state.tokens) {
    if (token.type !== 'fence') continue;
    const info = codeInfo(state.md.utils.unescapeAll(token.info));
    token.meta = { ...token.meta, ...info };
    const language = languageOf(info.language);
    if (language?.grammar) page.grammars.add(language.grammar);
    if (language) continue;
    const message = `no colors for code in "${info.language}": unknown language.`;
    reportWarning(page, lineOf(page, token), message, suggest(info.language, languageNames()));
  }
}
