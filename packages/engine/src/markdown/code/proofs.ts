import { z } from 'zod';
import type { Problem } from '../../core/types.ts';
import type { Proof, Proofs } from '../compiled.ts';
import { type PageState, reportError } from '../pageState.ts';
import { readYaml, requiredText } from '../yamlFile.ts';
import type { CodeInfo } from './codeInfo.ts';
import { languageOf } from './languages.ts';

/** Says how the code of a site is proved; path from the site's root. */
export const PROOFS_FILE = 'samples/proofs.yml';

const VERDICTS = ['ran', 'parsed', 'checked', 'not-runnable'] as const;
/** The mark is one line beside the name of the language. */
const MAX_CHARACTERS = 80;

const proof = z
  .strictObject(
    {
      verdict: z.enum(VERDICTS, `is not one of ${VERDICTS.join(', ')}`),
      by: requiredText.optional(),
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
  .strictObject({ languages: group, samples: group }, 'has to have the keys "languages" and "samples"')
  .nullable();

/**
 * Reads the text of `samples/proofs.yml`: `languages` and `samples`, each a map of
 * `{ verdict: ran | parsed | checked | not-runnable, by, reason? }`.
 *
 * @param exists whether the site has a file of this path.
 */
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

/** How it is said, by verdict. */
const WORDS: Record<Proof['verdict'], string> = {
  ran: 'ran with',
  parsed: 'parsed by',
  checked: 'checked with',
  'not-runnable': 'not runnable',
};

const VERDICT_HINT = 'Write "not runnable: why", "parsed by …", "checked with …" or "ran with …".';
const WRITTEN = /^(?:not runnable: |(?:ran|checked) with |parsed by )\S/;

/**
 * How a block of code is proved: what the fence says itself, else what `samples/proofs.yml` says of the
 * sample or the language. What a program prints has no proof; anything else without one is a mistake.
 *
 * @example proofText(page, codeInfo('yaml'), undefined, 3) // 'parsed by yaml'
 */
export function proofText(
  page: PageState,
  { language, proof }: CodeInfo,
  sample: string | undefined,
  line: number,
): string | undefined {
  const { proofs } = page.context;
  if (proofs === undefined) return undefined;
  if (proof !== undefined) {
    if (sample === undefined && WRITTEN.test(proof)) return proof;
    const [message, hint] =
      sample === undefined
        ? [`proof="${proof}" is no verdict.`, VERDICT_HINT]
        : ['an import has no proof of its own.', `${PROOFS_FILE} says how "${sample}" is proved.`];
    reportError(page, line, message, hint);
    return undefined;
  }
  const name = language.toLowerCase();
  const known = sample === undefined ? proofs.languages[name] : proofs.samples[sample];
  if (known !== undefined) return textOf(known);
  if (languageOf(language)?.grammar === undefined) return undefined;
  const [what, hint] =
    sample === undefined
      ? [`code in "${language}"`, 'Add the language there, or proof="not runnable: …" to the fence.']
      : [`"${sample}"`, `Add "${sample}: { verdict: …, by: … }" there.`];
  reportError(page, line, `${PROOFS_FILE} does not say how ${what} is proved.`, hint);
  return undefined;
}

function textOf({ verdict, by, reason }: Proof): string {
  const start = by === undefined ? WORDS[verdict] : `${WORDS[verdict]} ${by}`;
  return reason === undefined ? start : `${start}: ${reason}`;
}
