/** A text of about `size` characters that is known to make naive parsers slow. */
type Family = (size: number) => string;

const times = (piece: string, size: number): string =>
  piece.repeat(Math.max(1, Math.floor(size / piece.length)));
const around = (open: string, close: string, size: number): string => {
  const count = Math.max(1, Math.floor(size / (open.length + close.length)));
  return `${open.repeat(count)}a${close.repeat(count)}`;
};

/** What cmark's own tests try. */
const CMARK_FAMILIES: Record<string, Family> = {
  'nested strong emphasis': (size) => around('*a **a ', ' a** a*', size),
  'emphasis closers without openers': (size) => times('a_ ', size),
  'emphasis openers without closers': (size) => times('_a ', size),
  'link closers without openers': (size) => times('a]', size),
  'link openers without closers': (size) => times('[a', size),
  'mismatched openers and closers': (size) => times('*a_ ', size),
  'openers and closers multiple of 3': (size) => `a**b${times('c* ', size)}`,
  'link openers and emphasis closers': (size) => times('[ a_', size),
  'pattern [ (](': (size) => times('[ (](', size),
  'pattern ![[]()': (size) => times('![[]()', size),
  'hard link and emphasis': (size) => times('**x [a*b**c*](d) ', size),
  'nested brackets': (size) => around('[', ']', size),
  'nested block quotes': (size) => `${times('> ', size)}a`,
  'nested lists': (size) => nestedList(size),
  'backticks of many lengths': (size) => backticks(size),
  'unclosed links in angle brackets': (size) => times('[a](<b', size),
  'unclosed links': (size) => times('[a](b', size),
  'unclosed comments': (size) => `</${times('<!--', size)}`,
  'many references': (size) => references(size),
};

/** The same for what our dialect adds. */
const DIALECT_FAMILIES: Record<string, Family> = {
  'unclosed containers': (size) => times('::: tip\n', size),
  'nested containers': (size) => nestedContainers(size),
  'empty tabs': (size) => times(':::: tabs\n::: tab a\n:::\n::::\n', size),
  'file trees': (size) => times('::: file-tree\n- a b\n:::\n\n', size),
  dollars: (size) => times('$a ', size),
  'formula starts': (size) => times('$$\na\n', size),
  formulas: (size) => times('$x$ ', size),
  'formula in one brace': (size) => `$$\n${times('{', size)}\n$$`,
  'footnote definitions': (size) => numbered(size, (n) => `a[^${n}]\n\n[^${n}]: b\n\n`),
  'footnote uses': (size) => `[^a]: b\n\n${times('[^a]', size)}`,
  'dangling footnotes': (size) => numbered(size, (n) => `[^${n}]\n`),
  'nested footnotes': (size) => times('[^a]: ', size),
  abbreviations: (size) =>
    `${numbered(size / 2, (n) => `*[ab${n}]: c\n`)}\n${numbered(size / 2, (n) => `ab${n} `)}`,
  'plus signs': (size) => times('++a', size),
  keys: (size) => times('++ctrl+a++ ', size),
  alerts: (size) => times('> [!NOTE]\n> a\n\n', size),
  tasks: (size) => times('- [ ] a\n', size),
  'definition lists': (size) => times('a\n: b\n\n', size),
  'definition colons': (size) => `a\n${times(': ', size)}`,
  'table columns': (size) => `${times('|a', size / 2)}\n${times('|-', size / 2)}\n`,
  'table rows': (size) => `|a|b|\n|-|-|\n${times('|', size)}`,
  'empty table rows': (size) => `|a|b|\n|-|-|\n${times('|c|\n', size)}`,
  braces: (size) => times('{{ $a ', size),
  'unclosed components': (size) => times('<Demo\n', size),
  'component starts': (size) => times('<Demo>\n\n', size),
  'component attributes': (size) => `<Demo ${times('a="', size)}`,
  'raw tags': (size) => times('<a b="', size),
  'raw blocks': (size) => times('<div>\n\n', size),
  'unclosed instructions': (size) => times('<?', size),
  'unclosed declarations': (size) => times('<!A ', size),
  'unclosed sections': (size) => times('<![CDATA[', size),
  fences: (size) => times('```py\n', size),
  'short fences': (size) => numbered(size, (n) => `\`\`\`x${n}\n\`\`\`\n`),
  'fence with many lines named': (size) => `\`\`\`py {${times('1-9999,', size)}}\na\n\`\`\``,
  'fence of spaces': (size) => `\`\`\`py\n${times(' ', size)}x\n\`\`\``,
  'code marks': (size) => `\`\`\`text\n${times('a // [!code ++]\n', size)}\`\`\``,
  'one long line of code': (size) => `\`\`\`js\n${times('(', size)}\n\`\`\``,
  code: (size) => `\`\`\`js\n${times('a("b", 1) // c\n', size)}\`\`\``,
  headings: (size) => times('# a\n', size),
  'contents lists': (size) => times('## a\n\n[[toc]]\n\n', size / 20),
  images: (size) => times('![a](b.png) ', size),
  figures: (size) => times('![a](b.png "c")\n\n', size),
  links: (size) => times('[a](b.md) ', size),
  emoji: (size) => times(':smile:', size),
  colons: (size) => times(':a', size),
  'code imports': (size) => times('<<< @/../a.js\n\n', size),
  spaces: (size) => `a${times(' ', size)}b`,
  tabs: (size) => times('\t', size),
  'line breaks': (size) => times('a  \n', size),
  'escaped entities': (size) => times('&amp', size),
  'heading marks': (size) => times('#', size),
  'blank lines in lists': (size) => times('- a\n\n\n', size),
};

export const FAMILIES: Record<string, Family> = { ...CMARK_FAMILIES, ...DIALECT_FAMILIES };

/** Lists inside lists, each two columns further in. */
function nestedList(size: number): string {
  const depth = Math.floor(Math.sqrt(size));
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}* a\n`).join('');
}

function nestedContainers(size: number): string {
  const depth = Math.floor(Math.sqrt(size / 2));
  const colons = (level: number): string => ':'.repeat(depth - level + 3);
  const opening = Array.from({ length: depth }, (_, level) => `${colons(level)} tip\n`);
  return opening.join('') + opening.map((_, level) => `${colons(depth - 1 - level)}\n`).join('');
}

function backticks(size: number): string {
  const count = Math.floor(Math.sqrt(2 * size));
  return Array.from({ length: count }, (_, length) => `e${'`'.repeat(length)}`).join('');
}

function references(size: number): string {
  return numbered(size / 2, (n) => `[r${n}]: u\n`) + numbered(size / 2, (n) => `[r${n}] `);
}

function numbered(size: number, piece: (number: number) => string): string {
  const pieces: string[] = [];
  for (let length = 0, number = 0; length < size; number++) {
    const next = piece(number);
    pieces.push(next);
    length += next.length;
  }
  return pieces.join('');
}
