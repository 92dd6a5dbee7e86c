import type { Proof } from '../compiled.ts';
import { type PageState, reportError } from '../pageState.ts';
import type { CodeInfo } from './codeInfo.ts';
import { isConsole, languageOf } from './languages.ts';
import { PROOFS_FILE } from './proofs.ts';

/** How it is said, by verdict. */
const WORDS: Record<Proof['verdict'], string> = {
  ran: 'ran with',
  parsed: 'parsed by',
  checked: 'checked with',
  'not-runnable': 'not runnable',
};

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
  if (proof !== undefined) return writtenProof(page, proof, sample, line);
  const name = language.toLowerCase();
  const known =
    (sample === undefined ? undefined : ownValue(proofs.samples, sample)) ??
    (sample === undefined ? ownValue(proofs.languages, name) : undefined);
  if (known !== undefined) return textOf(known);
  if (languageOf(language)?.grammar === undefined || isConsole(language)) return undefined;
  const [what, hint] =
    sample === undefined
      ? [`code in "${language}"`, 'Add the language there, or proof="not runnable: …" to the fence.']
      : [`"${sample}"`, `Add "${sample}: { verdict: …, by: … }" there.`];
  reportError(page, line, `${PROOFS_FILE} does not say how ${what} is proved.`, hint);
  return undefined;
}

function writtenProof(
  page: PageState,
  proof: string,
  sample: string | undefined,
  line: number,
): string | undefined {
  if (sample !== undefined) {
    reportError(
      page,
      line,
      `an import has no proof of its own.`,
      `${PROOFS_FILE} says how "${sample}" is proved.`,
    );
    return undefined;
  }
  if (WRITTEN.test(proof)) return proof;
  const hint = 'Write "not runnable: why", "parsed by …", "checked with …" or "ran with …".';
  reportError(page, line, `proof="${proof}" is no verdict.`, hint);
  return undefined;
}

function textOf({ verdict, by, reason }: Proof): string {
  const start = by === undefined ? WORDS[verdict] : `${WORDS[verdict]} ${by}`;
  return reason === undefined ? start : `${start}: ${reason}`;
}

function ownValue(proofs: Record<string, Proof>, key: string): Proof | undefined {
  return Object.hasOwn(proofs, key) ? proofs[key] : undefined;
}
