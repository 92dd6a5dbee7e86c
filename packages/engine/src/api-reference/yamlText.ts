/** A text that YAML reads as text without quotes, in any of its versions. */
const PLAIN = /^[A-Za-z/$][\w$/{}.()+-]*(?: [\w$/{}.()+-]+)*$/;
/** Words that some reader of YAML takes for something else than text. */
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * JSON data as YAML in block style. A tenth of the work of a general writer, since the data has neither comments nor
 * anchors nor types of its own.
 *
 * @example yamlText({ a: [1, 'x'] }) // 'a:\n  - 1\n  - x\n'
 */
export function yamlText(data: unknown): string {
  return `${blockOf(data, '').replace(/^\n/, '')}\n`;
}

/** A value as it stands behind `key:` or `-`: on the same line with a space before it, or on lines of its own. */
function blockOf(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null)
    return ` ${scalarOf(value, indent)}`.replace(/^ (?=\n)/, '');
  if (Array.isArray(value)) {
    if (value.length === 0) return ' []';
    return value.map((one) => `\n${indent}-${entryOf(one, indent)}`).join('');
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return ' {}';
  return entries.map(([key, one]) => `\n${indent}${keyOf(key)}:${blockOf(one, `${indent}  `)}`).join('');
}

/** The first key of an object stands on the line of its dash. */
function entryOf(value: unknown, indent: string): string {
  const block = blockOf(value, `${indent}  `);
  return block.startsWith('\n') ? ` ${block.slice(1 + indent.length + 2)}` : block;
}

function keyOf(key: string): string {
  return PLAIN.test(key) && !WORDS.test(key) ? key : JSON.stringify(key);
}

function scalarOf(value: unknown, indent: string): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null';
  // A literal block keeps lines as they are; what it cannot hold is quoted as in JSON, which YAML includes.
  const isBlock = /^\S[^\r\t\0]*\n/.test(value) && !/[ \t]\n|\n\n$|[\u0085\u2028\u2029]/.test(value);
  if (isBlock) {
    const chomp = value.endsWith('\n') ? '|' : '|-';
    return `${chomp}\n${value.replace(/\n$/, '').replace(/^(?=.)/gm, indent === '' ? '  ' : indent)}`;
  }
  return PLAIN.test(value) && !WORDS.test(value) ? value : JSON.stringify(value);
}
