import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiDescriptions } from '../support/apiDescriptions.ts';
import { type JavaClient, writeJavaStubs } from '../support/javaStubs.ts';
import { findProgram } from '../support/packages.mjs';
import { sharedFolder } from '../support/temporaryFolder.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'site/samples/java');
const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.java'))
  .map((file) => join(folder, file));
const client: JavaClient & { coordinates: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'site/data/java-client.json'), 'utf8'),
);
const compiler = findProgram('javac');

/** Goes on after a mistake, so that every file is looked at; short runs are faster with the simple compiler alone. */
const OPTIONS =
  '-J-XX:TieredStopAtLevel=1 -Xmaxerrs 1000 -proc:none -nowarn -XDshould-stop.ifError=FLOW'.split(' ');
const scratch = sharedFolder();
const classes = join(scratch, 'classes');

/** Programs, and what the compiler has to say of each. */
const mistakes: Record<string, [code: string, message: string]> = {
  WrongMethod: ['new Project().fetchh(3L);', 'cannot find symbol'],
  WrongClass: ['new Job().fetch(3L);', 'cannot find symbol'],
};

/** Files with mistakes that the compiler found, and what it says of them; empty without a compiler. */
let faults: Map<string, string[]>;

beforeAll(async () => {
  mkdirSync(classes);
  const stubs = writeJavaStubs(client, join(scratch, 'stubs'));
  const wrong = Object.entries(mistakes).map(([name, [code]]) => wrongProgram(name, code));
  const calls = await referencePrograms();
  if (compiler === undefined) {
    console.log('Java: no javac here, so the Java samples are not compiled.');
    return;
  }
  faults = await compile([...stubs, ...samples, ...wrong, ...calls]);
  expect(stubs.map((file) => basename(file, '.java')).filter((name) => faults.has(name))).toEqual([]);
  console.log(`javac compiled ${samples.length} Java samples and ${calls.length} of the API reference.`);
});

/** Compiles files together; those with mistakes, each with the messages. */
async function compile(files: string[]): Promise<Map<string, string[]>> {
  const options = [...OPTIONS, '-d', classes];
  const { stderr } = await promisify(execFile)(compiler ?? '', [...options, ...files]).catch(
    (error: { stderr: string }) => error,
  );
  const found = new Map<string, string[]>();
  for (const [, file = '', message = ''] of stderr.matchAll(/^(\S+\.java):\d+: error: (.+)$/gm))
    found.set(basename(file, '.java'), [...(found.get(basename(file, '.java')) ?? []), message]);
  return found;
}

/** A file with one program. */
function programFile(name: string, text: string): string {
  mkdirSync(join(scratch, 'calls'), { recursive: true });
  const file = join(scratch, 'calls', `${name}.java`);
  writeFileSync(file, text);
  return file;
}

/** A program with one statement that the compiler has to refuse. */
function wrongProgram(name: string, statement: string): string {
  const text = `
    import be.cytomine.client.*;
    import be.cytomine.client.models.*;
    class ${name} {
      void call() throws Exception { ${statement} }
    }`;
  return programFile(name, text);
}

/** Every Java sample of the API reference as it is shown, but for the name of its class. */
async function referencePrograms(): Promise<string[]> {
  return (await apiDescriptions()).flatMap(({ name, description }) =>
    description.services
      .flatMap(({ operations }) => operations)
      .map((operation) => {
        const code = operation.samples.find(({ language }) => language === 'java')?.code;
        const title = `Call_${name.replace('-', '_')}_${operation.id}`;
        return programFile(title, (code ?? '').replace('public class Example', `public class ${title}`));
      }),
  );
}

describe('the Java samples', () => {
  it('compile against the signatures of client 2.4.2', () => {
    for (const file of samples)
      expect([file, faults?.get(basename(file, '.java')) ?? []]).toEqual([file, []]);
  });

  it('of the API reference compile, too', () => {
    const wrong = [...(faults ?? [])].filter(([name]) => name.startsWith('Call_'));
    expect(wrong).toEqual([]);
  });

  it('would not compile with a mistake', () => {
    if (compiler === undefined) return;
    for (const [name, [, message]] of Object.entries(mistakes))
      expect(faults.get(name)?.join(), name).toContain(message);
  });

  it('have the coordinates that the source of the client is built with', () => {
    const text = readFileSync(join(folder, 'dependency.xml'), 'utf8');
    const found = [...text.matchAll(/<(\w+)>([^<\s]+)<\/\1>/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(found)).toEqual(client.coordinates);
  });
});
