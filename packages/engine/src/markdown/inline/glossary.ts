import { z } from 'zod';
import type { Problem } from '../../core/types.ts';
import type { GlossaryTerm } from '../compiled.ts';
import { readYaml, requiredText as text } from '../yamlFile.ts';

export const GLOSSARY_FILE = 'glossary.yml';

const flag = z.boolean('is not true or false');
const entry = z.strictObject(
  {
    term: text.regex(/^[\p{L}\p{N}]/u, 'does not start with a letter or digit'),
    synonyms: z.array(text, 'is no list of texts').default([]),
    definition: text.transform((definition) => definition.replace(/\s+/g, ' ')),
    to: text.regex(/^\/(?!\/)/, 'is no address of a page, such as "/user-guide/project"').optional(),
    abbreviation: flag.default(false),
    match: flag.default(true),
  },
  {
    error: ({ code }) =>
      code === 'invalid_type' ? 'is no map; write "term: …" and "definition: …"' : undefined,
  },
);
const glossary = z.array(entry, 'is not a list; start each entry with "- term: …"').nullable();

/** Reads the text of `glossary.yml`: a list of `{ term, definition, synonyms?, to?, abbreviation?, match? }`. */
export function parseGlossary(text: string, file: string): { terms: GlossaryTerm[]; problems: Problem[] } {
  const { data, problems, problemAt } = readYaml(text, file, glossary, Object.keys(entry.shape));
  const terms = (data ?? []).map((term) => ({ to: undefined, ...term }));
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
