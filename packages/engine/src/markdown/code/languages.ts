import { bundledLanguagesInfo } from 'shiki/langs';

/** A language of fenced code. */
export interface Language {
  /** Id of the grammar, or undefined for text that is shown as it is. */
  grammar: string | undefined;
  /** Name in words, for the label of the block. */
  label: string;
}

/** Names that show code as it is. */
const PLAIN: Record<string, string> = {
  '': 'Text',
  text: 'Text',
  txt: 'Text',
  plain: 'Text',
  plaintext: 'Text',
  output: 'Output',
  env: 'Text',
  log: 'Log',
  csv: 'CSV',
  tsv: 'TSV',
  none: 'Text',
};

/** Names that VuePress 1 and its Prism accept and the grammar collection does not know. */
const ALIASES: Record<string, string> = {
  markup: 'html',
  vue: 'html',
  svg: 'xml',
  // A session's commands are shell; what they print stays plain.
  console: 'shellscript',
  'shell-session': 'shellscript',
  shellsession: 'shellscript',
  gradle: 'groovy',
  htm: 'html',
  golang: 'go',
  conf: 'nginx',
  m: 'matlab',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
};

/** Labels by name, where the collection's own for the grammar is not what a reader expects. */
const LABELS: Record<string, string> = {
  console: 'Console',
  'shell-session': 'Console',
  shellsession: 'Console',
  gradle: 'Gradle',
  jsonc: 'JSON',
  properties: 'Properties',
  svg: 'SVG',
  vue: 'Vue',
};

/** Languages whose lines begin with prompts and mix commands with what they print. */
const CONSOLES: readonly string[] = ['console', 'shell-session', 'shellsession'];

interface KnownGrammar {
  id: string;
  name: string;
}

const grammars = new Map<string, KnownGrammar>();
for (const { id, name, aliases } of bundledLanguagesInfo) {
  for (const alias of [id, ...(aliases ?? [])]) grammars.set(alias, { id, name });
}

/**
 * What a fence's language name means, ignoring case; undefined for an unknown one.
 *
 * @example languageOf('yml') // { grammar: 'yaml', label: 'YAML' }
 */
export function languageOf(name: string): Language | undefined {
  const key = name.toLowerCase();
  const plain = Object.hasOwn(PLAIN, key) ? PLAIN[key] : undefined;
  if (plain !== undefined) return { grammar: undefined, label: plain };
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  const grammar = grammars.get(alias ?? key);
  if (grammar === undefined) return undefined;
  return { grammar: grammar.id, label: LABELS[key] ?? grammar.name };
}

const names: readonly string[] = [
  ...Object.keys(PLAIN).filter((name) => name !== ''),
  ...Object.keys(ALIASES),
  ...grammars.keys(),
];

/** Every name a fence may use, for suggestions. */
export function languageNames(): readonly string[] {
  return names;
}

/** True for a block of prompts, commands and what they print. */
export function isConsole(name: string): boolean {
  return CONSOLES.includes(name.toLowerCase());
}
