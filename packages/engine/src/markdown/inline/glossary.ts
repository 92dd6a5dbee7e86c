import { z } from 'zod';
import type { Problem } from '../../core/types.ts';
import { readYaml, requiredText as text } from '../yamlFile.ts';

export const GLOSSARY_FILE = 'glossary.yml';

const flag = z.boolean('is not true or false');
const entry = z.strictObject(
  {
    term: text.regex(/^[\p{L}\p{N}]/u, 'does not start with a letter or digit'),
    /** Other spellings that mean the same. */
    synonyms: z.array(text, 'is no list of texts').default([]),
    definition: text.transform((definition) => definition.replace(/\s+/g, ' ')),
    /** Page that explains it, if any. */
    to: text.regex(/^\/(?!\/)/, 'is no address of a page, such as "/user-guide/project"').optional(),
    /** True for an abbreviation: matched in its exact case only. */
    abbreviation: flag.default(false),
    /** False: a term that text never explains by itself; only search and the glossary page know it. */
    match: flag.default(true),
  },
  'is no map; write "term: …" and "definition: …"',
);
const glossary = z.array(entry, 'is not a list; start each entry with "- term: …"').nullable();

/** An entry of `glossary.yml`. */
export type GlossaryTerm = z.output<typeof entry>;

/** Reads the text of `glossary.yml`: a list of `{ term, definition, synonyms?, to?, abbreviation?, match? }`. */
export function parseGlossary(text: string, file: string): { terms: GlossaryTerm[]; problems: Problem[] } {
  const { data, problems, problemAt } = readYaml(text, file, glossary, Object.keys(entry.shape));
  const terms = data ?? [];
  const seen = new Set<string>();
  for (const [index, { term, synonyms, abbreviation }] of terms.entries()) {
    for (const spelling of [term, ...synonyms]) {
      const key = abbreviation ? spelling : spelling.toLowerCase();
      // One spelling must not mean two things.
      if (seen.has(key)) problems.push(problemAt([index], `the glossary has "${spelling}" twice.`));
      seen.add(key);
    }
  }
  return { terms, problems };
}
