import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `data/java-client.json` says of a class. */
interface JavaClass {
  declaration: string;
  enums?: string[];
  /** Constructors and methods as Java writes them, without `public`. */
  members: string[];
}

export interface JavaClient {
  packages: Record<string, Record<string, JavaClass>>;
}

/** Two classes of another library that the client's methods give. */
const JSON_CLASSES: Record<string, string> = {
  JSONArray: 'public class JSONArray extends java.util.ArrayList<Object> {}',
  JSONObject: 'public class JSONObject extends java.util.HashMap<Object, Object> {}',
};

const IMPORTS = [
  'be.cytomine.client.*',
  'be.cytomine.client.collections.*',
  'be.cytomine.client.models.*',
  'org.json.simple.*',
  'java.awt.image.BufferedImage',
  'java.io.*',
  'java.util.ArrayList',
  'java.util.Date',
  'java.util.HashMap',
  'java.util.List',
  'java.util.Map',
];

/** Writes classes with the client's signatures and nothing in them, to compile against; gives their paths. */
export function writeJavaStubs({ packages }: JavaClient, folder: string): string[] {
  const json = Object.entries(JSON_CLASSES).map(([name, text]) =>
    write(folder, 'org.json.simple', name, `package org.json.simple;\n${text}\n`),
  );
  const own = Object.entries(packages).flatMap(([name, classes]) =>
    Object.entries(classes).map(([title, java]) => write(folder, name, title, stubOf(name, title, java))),
  );
  return [...json, ...own];
}

function write(folder: string, packageName: string, name: string, text: string): string {
  const place = join(folder, ...packageName.split('.'));
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${name}.java`), text);
  return join(place, `${name}.java`);
}

function stubOf(packageName: string, name: string, { declaration, enums = [], members }: JavaClass): string {
  const body = members.map((member) => {
    const shown = /^(?:protected|private) /.test(member) ? member : `public ${member}`;
    return `  ${shown} { ${isConstructor(member, name) ? superCall(declaration) : 'throw new Error();'} }`;
  });
  return [
    `package ${packageName};`,
    ...IMPORTS.map((one) => `import ${one};`),
    // A name of the client's wins over one of Java's.
    ...(name === 'Collection' ? [] : ['import be.cytomine.client.collections.Collection;']),
    `public ${declaration} {`,
    ...enums.map((one) => `  public enum ${one}`),
    ...body,
    '}',
    '',
  ].join('\n');
}

function isConstructor(member: string, name: string): boolean {
  return new RegExp(`^(?:protected )?${name}\\(`).test(member);
}

/** Collections have no constructor without parameters. */
function superCall(declaration: string): string {
  return declaration.includes('extends Collection') ? 'super(null, 0, 0);' : '';
}
