import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const BROWSER_ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;
/** Comments, and what browsers take for comments: instructions, declarations, sections. */
const BROWSER_COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?/gi;
const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr']);

const loader = new StaticConfigLoader({
  elements: ['html5'],
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-implicit-close': 'error',
    'no-raw-characters': 'error',
  },
});
// Once for all documents: reading the rules takes 50 times as long as a document.
const config = await loader.getConfigFor('');
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/** What is wrong with HTML that the engine itself wrote; stricter than a browser, on purpose. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(`<div>${html}</div>`);
  const messages = results.flatMap((result) => result.messages.map(({ message }) => message));
  return [...messages, ...dangersIn(html)];
}

/** Scripts, handlers and style attributes, found as a browser finds them. None may be in the output. */
export function dangersIn(written: string): string[] {
  const html = written.replace(BROWSER_COMMENT, '');
  const dangers: string[] = [];
  const tag = /<([a-zA-Z][^\s/>]*)/g;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [start, name = ''] = found;
    if (/^(?:script|style)$/i.test(name)) dangers.push(start);
    const next = new RegExp(BROWSER_ATTRIBUTE);
    next.lastIndex = tag.lastIndex;
    for (let match = next.exec(html); match?.[1] !== undefined; match = next.exec(html)) {
      if (/^(?:on|style$)/i.test(match[1])) dangers.push(`${start} ${match[1]}`);
      // What looks like a tag inside a tag is none.
      tag.lastIndex = next.lastIndex;
    }
  }
  return dangers;
}

/** Tags that do not match, in HTML of which authors wrote some. Paragraphs may stay open: browsers close them. */
export function unbalancedTags(written: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const tags = written
    .replace(BROWSER_COMMENT, '')
    .matchAll(/<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi);
  for (const [, closing, tag = ''] of tags) {
    const name = tag.toLowerCase();
    if (VOID.has(name) || name === 'p') continue;
    if (closing === '') open.push(name);
    else if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
  }
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
}
