import { z } from 'zod';
import type { Problem } from '../../core/types.ts';
import { readYaml, requiredText } from '../yamlFile.ts';

/** Says how the code of a site is proved; path from the site's root. */
export const PROOFS_FILE = 'samples/proofs.yml';

const VERDICTS = ['ran', 'parsed', 'checked', 'not-runnable'] as const;
/** The mark is one line beside the name of the language. */
const MAX_CHARACTERS = 80;

const proof = z
  .strictObject(
    {
      verdict: z.enum(VERDICTS, `is not one of ${VERDICTS.join(', ')}`),
      /** What ran, parsed or checked it. */
      by: requiredText.optional(),
      /** Why it was not run, or not run as it stands. */
      reason: requiredText.optional(),
    },
    'is no map "{ verdict: …, by: … }"',
  )
  .refine(({ verdict, by }) => verdict === 'not-runnable' || by !== undefined, 'needs "by"')
  .refine(({ verdict, reason }) => verdict !== 'not-runnable' || reason !== undefined, 'needs "reason"')
  .refine(
    ({ by = '', reason = '' }) => by.length + reason.length <= MAX_CHARACTERS,
    `is longer than ${MAX_CHARACTERS} characters, which do not fit above the code`,
  );
const group = z.record(z.string(), proof, 'is no map').default({});
const proofs = z
  // By the language of a fence in a page, and by the file of a sample, from the site's root.
  .strictObject({ languages: group, samples: group }, 'has to have the keys "languages" and "samples"')
  .nullable();

/** How it is known that code is right. */
export type Proof = z.output<typeof proof>;
/** What `samples/proofs.yml` says. */
export type Proofs = NonNullable<z.output<typeof proofs>>;

/** Reads the text of `samples/proofs.yml`. `exists`: whether the site has a file of this path. */
export function parseProofs(
  text: string,
  exists: (path: string) => boolean,
): { proofs: Proofs; problems: Problem[] } {
  const keys = ['languages', 'samples', 'verdict', 'by', 'reason'];
  const { data, problems, problemAt } = readYaml(text, PROOFS_FILE, proofs, keys);
  const found = data ?? { languages: {}, samples: {} };
  for (const path of Object.keys(found.samples)) {
    if (exists(path)) continue;
    const hint = 'Paths count from the root of the site.';
    problems.push(problemAt(['samples', path], `there is no file "${path}".`, hint));
  }
  return { proofs: found, problems };
}
