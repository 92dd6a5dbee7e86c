import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

const ENTRY = '\0samples';

/** One script that puts the exported functions of JavaScript samples into `samples`, and the client they use into `client`. */
export async function bundleSamples(folder: string, files: readonly string[]): Promise<string> {
  const names = files.map((file) => basename(file, '.js'));
  const entry = [
    ...names.map((name) => `import * as ${name} from ${JSON.stringify(join(folder, `${name}.js`))};`),
    "import * as client from 'cytomine-client';",
    `Object.assign(globalThis, { client, samples: Object.assign({}, ${names.join(', ')}) });`,
  ].join('\n');
  const bundle = await rolldown({
    input: ENTRY,
    cwd: folder,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'samples',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}
