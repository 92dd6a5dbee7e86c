import { escapeText } from '../core/text.ts';

/**
 * Colors for the code that we make ourselves. An editor's grammars would take longer for thousands of samples than all of
 * the rest of the reference, and our samples use little of each language.
 */

const STRING = /"""[\s\S]*?"""|f?"(?:\\.|[^"\\\n])*"|f?'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/.source;
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/.source;

/** Of JSON, strings that are no keys: an element for every key and number would be half of a page. */
const JSON_STRINGS = /("(?:\\.|[^"\\\n])*")(?!\s*:)|"(?:\\.|[^"\\\n])*"/g;

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

const expressions = new Map<string, RegExp>();

/** HTML of some code, with the token classes of `highlight.ts`. A language that is not known stays plain. */
export function colorCode(code: string, language: string): string {
  if (language === 'json') return colorJson(code);
  const expression = expressionOf(language);
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

function colorJson(code: string): string {
  return escapeText(code).replace(JSON_STRINGS, (text, value) =>
    value === undefined ? text : `<span class="t2">${text}</span>`,
  );
}

function expressionOf(language: string): RegExp | undefined {
  const words = Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  if (words === undefined) return undefined;
  const known = expressions.get(language);
  if (known !== undefined) return known;
  const never = '(?!)';
  const wordsOf = (list: string) => (list === '' ? never : `(?<![\\w.$])(?:${list})\\b`);
  const comment = words.comment === '' ? never : `(?<![^\\s])${words.comment}`;
  const groups = [comment, STRING, NUMBER, wordsOf(words.keywords), wordsOf(words.constants)];
  const expression = new RegExp(groups.map((group) => `(${group})`).join('|'), 'g');
  expressions.set(language, expression);
  return expression;
}
