import { rmSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { areUnchanged, recordInputs } from './inputHashes.ts';

const folder = temporaryFolder();

it('notices that a file which the bundler read has changed, or is gone', async () => {
  folder.write('main.ts', "import data from './data.json';\nconsole.log(data);\n");
  folder.write('data.json', '1');
  const { inputs, plugin } = recordInputs(folder.root);
  const build = await rolldown({ input: folder.at('main.ts'), plugins: [plugin], tsconfig: false });
  await build.generate();
  await build.close();
  expect(Object.keys(inputs).sort()).toEqual(['data.json', 'main.ts']);
  expect(await areUnchanged(inputs, folder.root)).toBe(true);
  folder.write('data.json', '2');
  expect(await areUnchanged(inputs, folder.root)).toBe(false);
  folder.write('data.json', '1');
  rmSync(folder.at('main.ts'));
  expect(await areUnchanged(inputs, folder.root)).toBe(false);
});
