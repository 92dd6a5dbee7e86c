import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { formatProblem } from '../core/errors.ts';
import { evaluateConfig } from './evaluateConfig.ts';

const folder = temporaryFolder();

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
  const problems = await evaluateConfig(folder.root, 'site.config.ts', folder.at('.cache')).catch(
    (error) => error.problems,
  );
  expect(problems.map(formatProblem)).toEqual([message]);
});
