import { describe, expect, it } from 'vitest';
import {
  CELLS,
  evidenceOf,
  PROJECT_RIGHTS,
  type ProjectRight,
  SERVER_RIGHTS,
  type Verdict,
} from './permissions.ts';

const CORE = /^core:(?:controller|service)\/[\w/]+\.java#[a-z]\w+$/;
const INTERFACE = /^web-ui:components\/[\w/-]+\.(?:vue|js)$/;

/** What stands in a cell, or nothing where it follows from others. */
function verdictIn(right: ProjectRight, cell: (typeof CELLS)[number]): Verdict | undefined {
  return cell === 'classic' || cell === 'restricted' || cell === 'readOnly'
    ? right.contributor[cell]
    : right[cell];
}

function mistakes(evidence: readonly string[], verdict: Verdict | undefined): string[] {
  const found: string[] = evidence.filter((one) => !CORE.test(one) && !INTERFACE.test(one));
  if (!evidence.some((one) => CORE.test(one))) found.push('no method of the server');
  if (verdict === 'hidden' && !evidence.some((one) => INTERFACE.test(one)))
    found.push('hidden, but no file of the interface');
  return found;
}

describe('the evidence of rights', () => {
  const cells = PROJECT_RIGHTS.flatMap((right) => CELLS.map((cell) => ({ right, cell })));

  it('stands for every cell, and names a method of the server', () => {
    const wrong = cells.flatMap(({ right, cell }) =>
      mistakes(evidenceOf(right, cell), verdictIn(right, cell)).map(
        (mistake) => `${right.subject}, ${right.action}, ${cell}: ${mistake}`,
      ),
    );
    expect(wrong).toEqual([]);
    expect(cells.length).toBeGreaterThan(400);
  });

  it('stands for every right on the server', () => {
    for (const { action, evidence, guest, user, admin } of SERVER_RIGHTS)
      for (const verdict of [guest, user, admin])
        expect([action, mistakes(evidence, verdict)]).toEqual([action, []]);
  });
});
