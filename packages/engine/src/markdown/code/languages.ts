import { bundledLanguagesInfo } from 'shiki/langs';

/** A language of fenced code. */
export interface Language {
  /** Id of the grammar, or undefined for text that is shown as it is. */
  grammar: string | undefined;
  /** Name in words, for the label of the block. */
  label: string;
}

/** Names of text that is shown as it is -> their label. */
const PLAIN = new Map([
  ...['', 'text', 'txt', 'plain', 'plaintext', 'env', 'none'].map((name) => [name, 'Text'] as const),
  ['output', 'Output'],
  ['log', 'Log'],
  ['csv', 'CSV'],
  ['tsv', 'TSV'],
]);

/** Names that the grammar collection does not know, or calls what no reader expects -> grammar and label. */
const OWN: Record<string, [grammar: string, label?: string]> = {
  conf: ['nginx'],
  gradle: ['groovy', 'Gradle'],
  jsonc: ['jsonc', 'JSON'],
  m: ['matlab'],
  markup: ['html'],
  properties: ['ini', 'Properties'],
  svg: ['xml', 'SVG'],
  vue: ['html', 'Vue'],
};

const languages = new Map<string, Language>();
for (const { id, name, aliases = [] } of bundledLanguagesInfo)
  for (const alias of [id, ...aliases]) languages.set(alias, { grammar: id, label: name });
for (const [name, [grammar, label = languages.get(grammar)?.label ?? grammar]] of Object.entries(OWN))
  languages.set(name, { grammar, label });
for (const [name, label] of PLAIN) languages.set(name, { grammar: undefined, label });

/** Every name a fence may use, for suggestions. */
export const languageNames: readonly string[] = [...languages.keys()].filter(Boolean);

/**
 * What a fence's language name means, ignoring case; undefined for an unknown one.
 *
 * @example languageOf('yml') // { grammar: 'yaml', label: 'YAML' }
 */
export function languageOf(name: string): Language | undefined {
  return languages.get(name.toLowerCase());
}
