const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:@.-]+(?:="[^"<]*")?)*)\s*>|</g;
const ATTRIBUTE = /([\w:@.-]+)(?:="([^"]*)")?/g;
const BROWSER_ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;
/** Comments, and what browsers take for comments: instructions, declarations, sections. */
const BROWSER_COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?/gi;
const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr']);
/** Elements that close an open `<p>` wherever a browser reads them. */
const BLOCKS =
  /^(?:p|div|ul|ol|li|dl|dt|dd|h[1-6]|pre|blockquote|table|section|nav|figure|figcaption|details|hr)$/;
const ANCHOR_LIKE = new Set(['a', 'button']);

/**
 * What is wrong with HTML that the engine itself wrote: tags that do not match, blocks in paragraphs, links in links,
 * stray `<`, scripts, handlers, style attributes, repeated ids. Stricter than a browser, on purpose.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  for (const [text, closing, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (text.startsWith('<!--')) continue;
    if (text === '<') faults.push('stray "<"');
    else if (closing === '/') {
      if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
    } else {
      faults.push(...tagFaults(name, open), ...attributeFaults(name, attributes, ids));
      if (!VOID.has(name)) open.push(name);
    }
  }
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
}

/** Scripts, handlers and style attributes, found as a browser finds them. Must never get out, whoever wrote the HTML. */
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

function tagFaults(name: string, open: string[]): string[] {
  const faults: string[] = [];
  if (name === 'script' || name === 'style') faults.push(`<${name}>`);
  if (BLOCKS.test(name) && open.some((outer) => /^(?:p|h[1-6])$/.test(outer)))
    faults.push(`<${name}> in a paragraph`);
  if (ANCHOR_LIKE.has(name) && open.some((outer) => ANCHOR_LIKE.has(outer)))
    faults.push(`<${name}> in a link`);
  return faults;
}

function attributeFaults(tag: string, attributes: string, ids: Set<string>): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (seen.has(name)) faults.push(`<${tag}> has "${name}" twice`);
    seen.add(name);
    if (name === 'style' || name.startsWith('on')) faults.push(`<${tag} ${name}>`);
    if (name !== 'id') continue;
    if (ids.has(value)) faults.push(`id "${value}" twice`);
    ids.add(value);
  }
  return faults;
}
