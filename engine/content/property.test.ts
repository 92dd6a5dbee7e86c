import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileText } from '../../test/support/compileText.ts';
import { anyDocument, dialectDocument } from '../../test/support/documents.ts';
import { dangersIn, htmlFaults, unbalancedTags } from '../../test/support/htmlFaults.ts';
import type { CompileContext, CompiledPage } from './compiled.ts';

/** Documents of each kind: the same ones every time, or others in a long run such as `FUZZ_RUNS=1000000`. */
const RUNS =
  process.env.FUZZ_RUNS === undefined
    ? { numRuns: 10_000, seed: 20_251 }
    : { numRuns: Number(process.env.FUZZ_RUNS) };
const LONG_MS = 24 * 60 * 60 * 1000;
/** A page may take this long for each 10 kB. */
const MS_PER_10_KB = 100;

const context: Partial<CompileContext> = {
  images: {
    'public/a.png': {
      width: 2,
      height: 1,
      src: '/assets/a.1.png',
      sources: [{ type: 'image/webp', srcset: '/assets/a.1.webp 2w' }],
    },
    'docs/guide/b.svg': { width: 1, height: 1, src: '/assets/b.1.svg', sources: [] },
  },
  glossary: [
    { term: 'WSI', synonyms: ['Bc'], definition: 'A "slide"', to: '/c/', abbreviation: true, match: true },
    {
      term: 'role',
      synonyms: [],
      definition: 'What <one> may',
      to: undefined,
      abbreviation: false,
      match: true,
    },
  ],
};

/** The article as a browser gets it: components in place. */
function assemble({ html, components }: CompiledPage): string {
  const fill = (text: string): string =>
    text.replace(/<!--island:(\d+)-->/g, (_, number) => {
      const slots = components[Number(number)]?.slots ?? [];
      return `<div>${slots.map(fill).join('')}</div>`;
    });
  return fill(html);
}

const LOOSE_TAG = /<\/?(?:Demo|CodeGroup|CodeBlock)\b/;

const hasError = ({ problems }: CompiledPage): boolean =>
  problems.some(({ severity }) => severity === 'error');

describe('compilePage on arbitrary documents', () => {
  it('writes well-formed, harmless HTML for everything but raw HTML', { timeout: LONG_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(dialectDocument, async (text) => {
        const page = await compileText(text, context);
        const html = assemble(page);
        // Half a component, or one inside a line, stays as raw HTML; it is an error.
        if (LOOSE_TAG.test(html)) expect(hasError(page)).toBe(true);
        else expect(htmlFaults(html)).toEqual([]);
        expect(page.markdown).not.toMatch(/<!--island|<span/);
      }),
      RUNS,
    );
  });

  it('never throws, and lets nothing dangerous pass unreported', { timeout: LONG_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, fc.boolean(), async (body, isTitled) => {
        const text = isTitled ? `---\ntitle: T\n---\n\n${body}` : body;
        const page = await compileText(text, context);
        if (!hasError(page)) {
          const html = assemble(page);
          expect([...dangersIn(html), ...unbalancedTags(html)]).toEqual([]);
          const ids = [...html.matchAll(/<[a-z][^<>]*\sid="([^"]*)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
        for (const { line } of page.problems) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        }
      }),
      RUNS,
    );
  });

  it('gives the same page for the same text', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, async (text) => {
        expect(await compileText(text, context)).toEqual(await compileText(text, context));
      }),
      { numRuns: 200 },
    );
  });

  it(`takes less than ${MS_PER_10_KB} ms for 10 kB`, async () => {
    await compileText(fc.sample(dialectDocument, { numRuns: 200, seed: 1 }).join('\n\n'), context);
    for (let seed = 1; seed <= 10; seed++) {
      const pieces = fc.sample(dialectDocument, { numRuns: 400, seed });
      const text = pieces.join('\n\n').slice(0, 40_000);
      const most = MS_PER_10_KB * (text.length / 10_000);
      expect(await fastest(most, () => compileText(text, context))).toBeLessThan(most);
    }
  });
});

/**
 * Processor time in milliseconds of the fastest run, of as many as it takes to get below `most`, up to 15: noise only ever
 * adds, and other programs on the machine do not count.
 */
async function fastest(most: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 15 && best >= most; run++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
