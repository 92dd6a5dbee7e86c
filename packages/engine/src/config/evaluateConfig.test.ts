import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../core/errors.ts';
import { evaluateConfig } from './evaluateConfig.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (root: string, text: string) => writeFileSync(join(root, 'site.config.ts'), text);
const evaluate = (root: string) => evaluateConfig(root, 'site.config.ts', join(root, '.cache'));

describe('evaluateConfig', () => {
  it('reads the configuration of a copied site, not that of the site it was copied from', async () => {
    const [site, copy] = [join(folder, 'site'), join(folder, 'copy')];
    cpSync('test/fixtures/small', site, { recursive: true });
    expect((await evaluate(site)).value).toMatchObject({ title: 'Small site' });
    cpSync(site, copy, { recursive: true });
    write(copy, "export default { title: 'Copy' };");
    const { value, dependencies } = await evaluate(copy);
    expect(value).toEqual({ title: 'Copy' });
    expect(dependencies).toEqual([join(copy, 'site.config.ts')]);
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
    write(folder, text);
    const problems = await evaluate(folder).catch((error) => error.problems);
    expect(problems.map(formatProblem)).toEqual([message]);
  });
});
