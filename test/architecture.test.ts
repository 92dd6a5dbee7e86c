import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const ENGINE = 'packages/engine/src';

/** Rooms of the engine's own side, in order: each may import those before it. */
const ROOMS = [
  'core',
  'search/query',
  'files',
  'config',
  'markdown',
  'api-reference',
  'pages',
  'search/index',
  'assets',
  'hosting',
  'build',
  'dev',
  'search/push',
  'cli',
].map((room) => `${ENGINE}/${room}`);
/** What also runs in browsers. */
const PURE = ROOMS.slice(0, 2);

/** Folder -> folders it may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  ...Object.fromEntries(ROOMS.map((room, i) => [room, ROOMS.slice(0, i)])),
  [`${ENGINE}/client`]: PURE,
  [`${ENGINE}/theme`]: PURE,
  // Facts that a demo and a page have in common: both must say the same.
  'site/demos': ['site/data'],
  'site/data': [],
};

/** Single files that may cross the table, each with what it may reach. */
const EXCEPTIONS: { from: RegExp; to: RegExp; why: string }[] = [
  { from: /client\/server\.tsx$/, to: /src\/theme\//, why: 'the entry of rendering composes' },
];

const TEXT_TOOLS = /^(?:node:|entities$|markdown-it|shiki|@shikijs\/|js-yaml$|temml$|zod$|cytomine-client$)/;
const BUILD_TOOLS = /^(?:node:|fflate$|mrmime$|sirv$|vite$|rolldown|js-yaml$|sharp$|algoliasearch$)/;

/** Folder -> packages it may import. */
const MAY_USE: Record<string, RegExp> = {
  ...Object.fromEntries(ROOMS.map((room) => [room, BUILD_TOOLS])),
  ...Object.fromEntries(PURE.map((room) => [room, /^$/])),
  [`${ENGINE}/config`]: /^(?:node:|zod$|rolldown$)/,
  [`${ENGINE}/markdown`]: TEXT_TOOLS,
  [`${ENGINE}/api-reference`]: /^(?:node:|js-yaml$|@cfworker\/json-schema$|openapi-sampler$|markdown-it$)/,
  [`${ENGINE}/client`]: /^(algoliasearch\/lite$|react$|react-dom|react\/|virtual:)/,
  [`${ENGINE}/theme`]: /^(react$|react\/|virtual:site$)/,
  'site/demos': /^(react$|react\/|@noble\/hashes\/|@cfworker\/json-schema$|jsts\/|yaml$)/,
  'site/data': /^$/,
};

const files = Object.keys(MAY_IMPORT).flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name)),
);

const imports = new Map(files.map((file) => [file, importsOf(file)]));

function parse(file: string, source: string) {
  return parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, file);
}

/** Every module a file names, type imports and dynamic imports included. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found: string[] = [];
  JSON.stringify(parse(file, source), (_, node) => {
    if (node && typeof node === 'object' && typeof node.source?.value === 'string')
      found.push(node.source.value);
    return node;
  });
  return found.map((name) =>
    name.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(file), name.replace(/\?.*$/, ''))) : name,
  );
}

const folderOf = (path: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((folder) => path.startsWith(`${folder}/`));

describe('import table', () => {
  it('is kept: every file imports only what its folder may', () => {
    const isWrong = (file: string, target: string) => {
      const folder = folderOf(file) ?? '';
      const to = folderOf(target);
      if (to === undefined) return !MAY_USE[folder]?.test(target);
      if (to === folder || MAY_IMPORT[folder]?.includes(to)) return false;
      return !EXCEPTIONS.some((exception) => exception.from.test(file) && exception.to.test(target));
    };
    const wrong = files.flatMap((file) =>
      (imports.get(file) ?? []).flatMap((target) =>
        isWrong(file, target) ? `${file} imports ${target}` : [],
      ),
    );
    expect(files.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });

  it('has no cycle, type imports included', () => {
    const done = new Set<string>();
    const walk = (file: string, path: string[]): string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
      if (done.has(file)) return undefined;
      for (const next of imports.get(file) ?? []) {
        const cycle = imports.has(next) ? walk(next, [...path, file]) : undefined;
        if (cycle) return cycle;
      }
      done.add(file);
      return undefined;
    };
    expect(files.map((file) => walk(file, [])).find(Boolean)).toBeUndefined();
  });
});

describe('dependencies', () => {
  const declared = ['package.json', 'packages/engine/package.json', 'site/package.json'].flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const section = readFileSync(join(ROOT, 'DESIGN.md'), 'utf8').split('\n## Dependencies\n')[1] ?? '';
  const withReason = [...section.matchAll(/^\|([^|]+)\| *\w/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

  it('have a reason each in DESIGN.md, which names no other', () => {
    const types = (name: string) => name.replace(/^@types\/.*/, '@types/*');
    expect([...withReason].sort()).toEqual([...new Set(declared.map(types))].sort());
  });
});
