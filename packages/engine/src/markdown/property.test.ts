import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../test/support/compileText.ts';
import { anyDocument, dialectDocument } from '../../../../test/support/documents.ts';
import { dangersIn, htmlFaults, unbalancedTags } from '../../../../test/support/htmlFaults.ts';
import { IS_ALL } from '../../../../test/support/speed.ts';
import type { CompileContext, CompiledPage } from './compiled.ts';

/** Documents of each kind: the same ones every time, or others in a long run such as `FUZZ_RUNS=1000000`. */
const RUNS =
  process.env.FUZZ_RUNS === undefined
    ? { numRuns: IS_ALL ? 10_000 : 500, seed: 20_251 }
    : { numRuns: Number(process.env.FUZZ_RUNS) };

/** A long run takes hours. */
const FOR_LONG = { timeout: 0 };

const context: Partial<CompileContext> = {
  images: {
    'public/a.png': { width: 2, height: 1, src: '/assets/a.1.png', key: 'a-1' },
    'docs/guide/b.svg': { width: 1, height: 1, src: '/assets/b.1.svg', key: undefined },
  },
  glossary: [
    { term: 'WSI', synonyms: ['Bc'], definition: 'A "slide"', to: '/c/', abbreviation: true, match: true },
    { term: 'role', synonyms: [], definition: '<One>', to: undefined, abbreviation: false, match: true },
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

const hasError = ({ problems }: CompiledPage) => problems.some(({ severity }) => severity === 'error');
const hasNestedNote = ({ problems }: CompiledPage) =>
  problems.some(({ message }) => message.endsWith('stands inside another one.'));

describe('compilePage on arbitrary documents', () => {
  it('writes well-formed, harmless HTML for everything but raw HTML', FOR_LONG, async () => {
    await fc.assert(
      fc.asyncProperty(dialectDocument, async (text) => {
        const page = await compileText(text, context);
        const html = assemble(page);
        // Half a component, or one inside a line, stays as raw HTML; it is an error.
        if (LOOSE_TAG.test(html) || hasNestedNote(page)) expect(hasError(page)).toBe(true);
        else expect(await htmlFaults(html)).toEqual([]);
        expect(page.markdown).not.toMatch(/<!--island|<span/);
      }),
      RUNS,
    );
  });

  it('never throws, and lets nothing dangerous pass unreported', FOR_LONG, async () => {
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
});
