import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type ThemedToken,
  type ThemeRegistrationRaw,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { escapeText } from '../../core/text.ts';

/**
 * The nine token classes, whose colors the theme defines as `--t1` … `--t9`:
 * t1 keyword, t2 string, t3 number or constant, t4 comment, t5 function, t6 type or class,
 * t7 variable or property, t8 punctuation or operator, t9 tag or key.
 * Later scopes win over earlier ones only when they are more specific, as in any TextMate theme.
 */
const TOKEN_SCOPES: Record<string, string[]> = {
  // What stays plain although a wider scope below would color it.
  t0: ['storage.modifier.package', 'storage.modifier.import', 'punctuation.section.embedded source'],
  t1: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.wordlike',
    'markup.deleted',
  ],
  t2: ['string', 'punctuation.definition.string', 'markup.inserted', 'markup.inline.raw'],
  t3: ['constant', 'support.constant', 'keyword.other.unit', 'constant.character.escape'],
  t4: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'markup.quote'],
  t5: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'markup.heading',
  ],
  t6: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'storage.type.java',
    'storage.type.generic',
    'storage.type.object',
    'storage.type.groovy',
    'storage.type.annotation',
    'entity.name.function.decorator',
    'meta.diff.range',
  ],
  t7: [
    'variable.parameter',
    'variable.other.property',
    'variable.other.object.property',
    'variable.other.constant.property',
    'variable.other.normal',
    'variable.other.assignment',
    'variable.other.special',
    'variable.other.positional',
    'punctuation.definition.variable',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'markup.bold',
  ],
  t8: ['punctuation', 'keyword.operator', 'meta.brace'],
  t9: [
    'entity.name.tag',
    'punctuation.definition.tag',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'keyword.other.definition.ini',
    'variable.key',
    'entity.name.section',
    'keyword.other.special-method.dockerfile',
  ],
};

/** Each class travels through the highlighter as the color of this number. */
const theme: ThemeRegistrationRaw = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#FFFFFF',
  settings: Object.entries(TOKEN_SCOPES).map(([name, scope]) => ({
    scope,
    settings: { foreground: `#00000${name.slice(1)}` },
  })),
};

/** Longer lines have no colors: what some expressions take grows with the cube of a line. */
const MAX_LINE_CHARACTERS = 500;

/**
 * One highlighter per process. Its expressions run in V8, not in Oniguruma: the colors of all our pages are the same,
 * and so is the time, but the latter takes 20 to 80 MB more in each thread. `forgiving`: a rule of some grammar that
 * V8 cannot run costs colors, never the page.
 */
let highlighter: HighlighterCore | undefined;
const loaded = new Set<string>();

/** Makes grammars, by the ids of `languageOf`, ready for `highlightLines`; each is loaded once. */
export async function loadLanguages(grammars: Iterable<string>): Promise<void> {
  const missing = [...grammars].filter((id) => !loaded.has(id));
  if (missing.length === 0) return;
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [theme],
    langs: [],
  });
  await highlighter.loadLanguage(
    ...missing.map((id) => bundledLanguages[id as keyof typeof bundledLanguages]),
  );
  for (const id of missing) loaded.add(id);
}

/**
 * HTML of each line of some code, escaped, with token classes. A grammar that is not loaded gives plain text.
 *
 * @example highlightLines('a = 1', 'python') // ['a <span class="t8">=</span> <span class="t3">1</span>']
 */
export function highlightLines(code: string, grammar: string | undefined): string[] {
  if (grammar === undefined || highlighter === undefined || !loaded.has(grammar))
    return code.split('\n').map(escapeText);
  const lines = highlighter.codeToTokensBase(code, {
    lang: grammar,
    theme: theme.name as string,
    tokenizeMaxLineLength: MAX_LINE_CHARACTERS,
    // A limit in milliseconds would make the output depend on the machine; the line length bounds the work instead.
    tokenizeTimeLimit: 0,
  });
  return lines.map(renderLine);
}

/** Joins neighbours of one class, and white space with what stands before it: fewer spans, same look. */
function renderLine(tokens: ThemedToken[]): string {
  let html = '';
  let run = '';
  let runClass = '';
  for (const { content, color } of tokens) {
    const tokenClass = content.trim() === '' ? runClass : classOf(color);
    if (tokenClass !== runClass) {
      html += renderRun(run, runClass);
      [run, runClass] = ['', tokenClass];
    }
    run += content;
  }
  return html + renderRun(run, runClass);
}

function renderRun(text: string, tokenClass: string): string {
  if (text.trim() === '' || tokenClass === '') return escapeText(text);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const body = escapeText(text.slice(start, end));
  return `${text.slice(0, start)}<span class="${tokenClass}">${body}</span>${text.slice(end)}`;
}

function classOf(color: string | undefined): string {
  const number = color?.at(-1);
  return number === undefined || number === '0' || number.toUpperCase() === 'F' ? '' : `t${number}`;
}
