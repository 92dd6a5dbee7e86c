import { expect, it } from 'vitest';
import { invalidHtml } from '../support/invalidHtml.ts';
import { allDocuments } from '../support/kindsOfPages.ts';

it('every document is valid HTML', async () => {
  expect(await invalidHtml(allDocuments())).toEqual([]);
});
