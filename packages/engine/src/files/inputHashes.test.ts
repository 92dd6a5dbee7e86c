import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { areUnchanged, recordInputs } from './inputHashes.ts';

const root = mkdtempSync(join(tmpdir(), 'inputs-'));
afterAll(() => rmSync(root, { recursive: true }));

it('notices that a file which the bundler read has changed, or is gone', async () => {
  writeFileSync(join(root, 'main.ts'), "import data from './data.json';\nconsole.log(data);\n");
  writeFileSync(join(root, 'data.json'), '1');
  const { inputs, plugin } = recordInputs(root);
  const build = await rolldown({ input: join(root, 'main.ts'), plugins: [plugin], tsconfig: false });
  await build.generate();
  await build.close();
  expect(Object.keys(inputs).sort()).toEqual(['data.json', 'main.ts']);
  expect(await areUnchanged(inputs, root)).toBe(true);
  writeFileSync(join(root, 'data.json'), '2');
  expect(await areUnchanged(inputs, root)).toBe(false);
  writeFileSync(join(root, 'data.json'), '1');
  rmSync(join(root, 'main.ts'));
  expect(await areUnchanged(inputs, root)).toBe(false);
});
