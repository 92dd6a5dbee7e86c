import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileApiPage, compileOverview } from '../../packages/engine/src/api-reference/compileApiPage.ts';
import { type ApiSource, planApi } from '../../packages/engine/src/api-reference/planApi.ts';
import { renderBody } from '../../packages/engine/src/build/renderBody.ts';
import type { ServerBundle } from '../../packages/engine/src/core/types.ts';
import type { CompiledPage } from '../../packages/engine/src/markdown/compiled.ts';
import { Tabs } from '../../packages/engine/src/theme/article/Tabs.tsx';
import { apiDescriptions, descriptionOf } from '../support/apiDescriptions.ts';
import { compileText, EMPTY_CONTEXT } from '../support/compileText.ts';

/** What a page of the reference may hold: 2,500 elements, of which the frame and what stands around the article are 860. */
const MAX_ELEMENTS = 1_640;

const bundle = {
  renderComponent: async (name: string, props: Record<string, unknown>, slots: string[]) =>
    name === 'Tabs' ? renderToStaticMarkup(createElement(Tabs as never, { ...props, slots })) : '',
} as Partial<ServerBundle> as ServerBundle;

/** The elements of an article in the document: those in a template are not. */
async function elementsOf({ html, components }: CompiledPage): Promise<number> {
  const body = await renderBody({ file: '', html, components }, bundle);
  expect(body.problems).toEqual([]);
  const inDocument = body.html.replace(/<template\b[\s\S]*?<\/template>/g, '<template>');
  return inDocument.match(/<[a-z]/g)?.length ?? 0;
}

it('every page of the reference has few enough elements', async () => {
  const descriptions = (await apiDescriptions()).map(({ description }) => description);
  const { pages, links } = planApi(descriptions, '/api');
  const sources = descriptions.map(
    (description) => ({ description, links: links[description.name] }) as ApiSource,
  );
  const overview = compileOverview(await compileText('# T'), sources, EMPTY_CONTEXT);
  const compiled = pages.map((plan) => {
    const source = sources.find(({ description }) => description.name === plan.api);
    return compileApiPage(plan, source as ApiSource, EMPTY_CONTEXT);
  });
  const large: string[] = [];
  for (const page of [overview, ...compiled]) {
    const count = await elementsOf(page);
    if (count > MAX_ELEMENTS) large.push(`${page.record.relativePath}: ${count}`);
  }
  expect(compiled.length).toBeGreaterThan(50);
  expect(large).toEqual([]);
});

it('a long list of parameters is said once, and later what is other', () => {
  const query = (name: string) => `{ name: ${name}, in: query, schema: { type: string } }`;
  const operation = (path: string, parameters: string[]) => `
  /${path}:
    get:
      operationId: ${path}
      summary: Call ${path}
      parameters: [${parameters.join(', ')}]
      responses: { '200': { description: Fine. }, '404': { description: None. } }`;
  const plain = [...'abcdefgh'].map(query);
  const other = '{ name: a, deprecated: true, in: query, schema: { type: string } }';
  const more = [...plain, query('i')];
  const operations = [
    operation('one', plain),
    operation('two', plain),
    operation('three', more),
    operation('four', [other, ...more.slice(1), query('j')]),
  ];
  const { description } = descriptionOf(`tag: Things\npaths:${operations.join('')}\n`);
  const { pages, links } = planApi([description], '/api');
  const { html } = compileApiPage(
    pages[0] as never,
    { description, links: links.core as never },
    EMPTY_CONTEXT,
  );
  const said = [...html.matchAll(/<p class="api-same">(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
  expect(said.filter((text) => !text.startsWith('404'))).toEqual([
    'The same 8 as in Call one.',
    'The 8 in Call one, and:',
    'The 9 in Call three, except:',
  ]);
  expect(said.filter((text) => text === '404: as in Call one.')).toHaveLength(3);
});
