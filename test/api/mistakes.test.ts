import { describe, expect, it } from 'vitest';
import { compileApiPage } from '../../packages/engine/src/api-reference/compileApiPage.ts';
import { contentExample } from '../../packages/engine/src/api-reference/examples.ts';
import { planApi } from '../../packages/engine/src/api-reference/planApi.ts';
import { readPart } from '../../packages/engine/src/api-reference/readApi.ts';
import { schemaTree } from '../../packages/engine/src/api-reference/schemaTree.ts';
import type { CompiledPage } from '../../packages/engine/src/markdown/compiled.ts';
import { descriptionOf } from '../support/apiDescriptions.ts';
import { EMPTY_CONTEXT } from '../support/compileText.ts';

const FILE = 'api/core/services/things.yaml';
const ANSWER = "responses: { '200': { description: Fine. } }";

/** Mistakes found in a description, as `line: message`. */
function mistakes(yaml: string): string[] {
  return descriptionOf(yaml).problems.map(({ file, line, message }) => {
    expect(file).toBe(FILE);
    return `${line}: ${message}`;
  });
}

/** The pages made of a description. */
function pagesOf(yaml: string): CompiledPage[] {
  const { description } = descriptionOf(yaml);
  const { pages, links } = planApi([description], '/api');
  const own = links.core;
  if (own === undefined) throw new Error('no places');
  return pages.map((plan) => compileApiPage(plan, { description, links: own }, EMPTY_CONTEXT));
}

function htmlOf(pages: readonly CompiledPage[]): string {
  return pages
    .map(({ html, components }) => html + components.flatMap(({ slots }) => slots).join(''))
    .join('');
}

/** A service with one operation. `lines` stand at the level of the operation's fields. */
function service(...lines: string[]): string {
  return ['tag: Things', 'paths:', '  /things:', '    get:', ...lines.map((line) => `      ${line}`)].join(
    '\n',
  );
}

describe('references', () => {
  it('to other files are refused', () => {
    const yaml = service('operationId: a', 'requestBody:', "  $ref: 'shared.yaml#/a'", ANSWER);
    expect(mistakes(yaml)).toEqual(['4: the reference "shared.yaml#/a" leads nowhere in the description.']);
  });

  it('that lead nowhere are told with their line', () => {
    const yaml = service('operationId: a', 'parameters:', "  - $ref: '#/components/parameters/gone'", ANSWER);
    expect(mistakes(yaml)).toContain(
      '4: the reference "#/components/parameters/gone" leads nowhere in the description.',
    );
  });

  it('in circles end', () => {
    const yaml = `${service('operationId: a', 'responses: {}')}
components:
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/A' }
    Tree:
      type: object
      required: [self, children]
      properties:
        self: { $ref: '#/components/schemas/Tree' }
        children: { type: array, items: { $ref: '#/components/schemas/Tree' } }
    Both:
      allOf: [{ $ref: '#/components/schemas/Both' }, { $ref: '#/components/schemas/Tree' }]
`;
    const { document } = descriptionOf(yaml).description;
    for (const name of ['A', 'B', 'Tree', 'Both']) {
      const schema = { $ref: `#/components/schemas/${name}` };
      expect(JSON.stringify(schemaTree(document, schema, true)).length).toBeLessThan(100_000);
      expect(
        JSON.stringify(contentExample(document, { schema, example: undefined }, 'response')).length,
      ).toBeLessThan(100_000);
    }
    expect(htmlOf(pagesOf(yaml)).length).toBeLessThan(200_000);
  });
});

it('says where a forbidden address stands', () => {
  const [page] = pagesOf(service('operationId: a', 'description: "[x](javascript:alert(1))"', ANSWER));
  expect(page?.problems[0]).toMatchObject({ severity: 'error', file: FILE, line: 4 });
});

it('refuses an operationId that is no anchor, or none', () => {
  expect(mistakes(service("operationId: '\"><b>'", ANSWER))).toEqual(['4: ""><b>" is no operationId.']);
  expect(mistakes(service(ANSWER))).toEqual(['4: "" is no operationId.']);
});

it('aliases and other data than a description are refused', () => {
  const fault = (text: string) => readPart(FILE, text).problems[0]?.message;
  expect(fault('a: &x [1]\nb: [*x, *x]\n')).toBe('aliases are not allowed.');
  expect(fault('- 1\n')).toBe('the file holds no OpenAPI description.');
  expect(readPart(FILE, 'a: 1\nb: [\n').problems[0]).toMatchObject({ file: FILE, line: 3 });
});
