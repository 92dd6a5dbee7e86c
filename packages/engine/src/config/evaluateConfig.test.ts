import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { formatProblem } from '../core/errors.ts';
import { evaluateConfig } from './evaluateConfig.ts';

const folder = temporaryFolder();
const evaluate = (root: string) => evaluateConfig(root, 'site.config.ts', join(root, '.cache'));

it('reads the configuration of a copied site, not that of the site it was copied from', async () => {
  const [site, copy] = [folder.at('site'), folder.at('copy')];
  cpSync('test/fixtures/small', site, { recursive: true });
  expect((await evaluate(site)).value).toMatchObject({ title: 'Small site' });
  cpSync(site, copy, { recursive: true });
  folder.write('copy/site.config.ts', "export default { title: 'Copy' };");
  expect((await evaluate(copy)).value).toEqual({ title: 'Copy' });
});

it.each([
  [
    "export default {\n  title: 'a'\n  description: 'b',\n};",
    'site.config.ts:3  The configuration cannot be read: Expected `,` or `}` but found `Identifier`',
  ],
  [
    "\nimport a from './gone';\nexport default a;",
    "site.config.ts:2  The configuration cannot be read: Could not resolve './gone' in site.config.ts",
  ],
  ['export default { title: gone };', 'site.config.ts  The configuration stops with: gone is not defined'],
])('says where it cannot be read, in plain text: %j', async (text, message) => {
  folder.write('site.config.ts', text);
  const problems = await evaluate(folder.root).catch((error) => error.problems);
  expect(problems.map(formatProblem)).toEqual([message]);
});
