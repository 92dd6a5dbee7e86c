import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Config } from 'svgo';
import type { Site } from '../config/siteSchema.ts';
import { nearest } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';
import { contentHash, integrityOf, nameHash } from '../files/contentHash.ts';
import type { PlannedFile } from '../files/plan.ts';

export interface IconSheet {
  /** URL of the style sheet, with base. */
  url: string;
  css: string;
  /** Value of its `integrity` attribute. */
  integrity: string;
  files: PlannedFile[];
  problems: Problem[];
}

/** Icons are drawn on a grid of 16: a tenth of its unit is less than what a screen shows. */
const ICON_SIZE_PLUGINS: Config = { floatPrecision: 1, plugins: ['preset-default'] };

interface IconUse {
  name: string;
  file: string;
  line: number | undefined;
}

/** The classes `icon icon-<name>`, written out in a source file. */
const ICON_CLASS = /(?<=["'`\s])icon icon-([a-z0-9-]+)/g;

/** An icon named as data, in the theme: `icon: '<name>'` or `icon="<name>"`. Demos may have icons of their own. */
const ICON_FIELD = /\bicon(?:=|:\s*)["']([a-z0-9-]+)["']/g;

/** The shape all icons share. In forced colors a mask keeps its shape only if told which color to take. */
const SHARED_RULES =
  '.icon{display:inline-block;flex:none;width:1em;height:1em;background:currentColor;mask:var(--icon) center/contain no-repeat}' +
  '@media (forced-colors:active){.icon{forced-color-adjust:none;background:CanvasText}a .icon{background:LinkText}button .icon{background:ButtonText}}';

/** Makes the style sheet of the icons that theme, demos and site configuration use, and of no other. */
export async function prepareIcons(input: {
  engineDir: string;
  root: string;
  site: Site;
  /** Absolute path of the folder that keeps the sheet. */
  cacheDir: string;
  /** Hash of the engine's sources and its packages, with which the sheet may change. */
  engineHash: string;
}): Promise<IconSheet> {
  const { engineDir, root, site, cacheDir, engineHash } = input;
  const ours = ['theme', 'client'].map((name) =>
    iconsInFolder(join(engineDir, name), root, [ICON_CLASS, ICON_FIELD]),
  );
  const found = await Promise.all([...ours, iconsInFolder(join(root, 'demos'), root, [ICON_CLASS])]);
  const configured = site.homePage.targets.flatMap(({ icon }) => (icon === undefined ? [] : [icon]));
  const uses = [
    ...found.flat(),
    ...configured.map((name) => ({ name, file: 'site.config.ts', line: undefined })),
  ];
  const iconFolder = join(
    dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')),
    'icons',
  );
  const known = new Set((await readdir(iconFolder)).map((file) => file.replace(/\.svg$/, '')));
  const problems = uses.filter(({ name }) => !known.has(name)).map((use) => unknownIcon(use, known));
  const names = [...new Set(uses.map(({ name }) => name))].filter((name) => known.has(name)).sort();
  const kept = join(cacheDir, 'icons', `${contentHash(engineHash, ...names)}.css`);
  const css = await readFile(kept, 'utf8').catch(() => drawSheet(names, iconFolder, kept));
  const path = `assets/css/icons.${nameHash(css)}.css`;
  return {
    url: site.base + path,
    css,
    integrity: integrityOf(css),
    files: [{ path, content: css }],
    problems,
  };
}

/** Cleaning the icons is little work, but the cleaner takes longer to load than a build that has nothing to do. */
async function drawSheet(names: readonly string[], iconFolder: string, kept: string): Promise<string> {
  const { optimize } = await import('svgo/browser');
  const rules = names.map(async (name) => {
    const text = await readFile(join(iconFolder, `${name}.svg`), 'utf8');
    return iconRule(name, optimize(text, ICON_SIZE_PLUGINS).data);
  });
  const css = `${SHARED_RULES}${(await Promise.all(rules)).join('')}\n`;
  const partial = `${kept}.${randomUUID()}`;
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(partial, css);
  await rename(partial, kept);
  return css;
}

async function iconsInFolder(folder: string, root: string, forms: readonly RegExp[]): Promise<IconUse[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const uses = files.map(async (path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    return iconsIn(await readFile(path, 'utf8'), forms).map((use) => ({ ...use, file }));
  });
  return (await Promise.all(uses)).flat();
}

function iconsIn(source: string, forms: readonly RegExp[]): { name: string; line: number }[] {
  return source
    .split('\n')
    .flatMap((text, i) =>
      forms.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => ({ name, line: i + 1 }))),
    );
}

function unknownIcon({ name, file, line }: IconUse, known: Set<string>): Problem {
  const near = nearest(name, known);
  const hint =
    near === undefined ? 'Names are those of https://icons.getbootstrap.com.' : `Did you mean "${near}"?`;
  return { severity: 'error', file, line, message: `icon "${name}" does not exist.`, hint };
}

/** The mask takes only the shape, so size, color and class of the file are noise. */
function iconRule(name: string, data: string): string {
  const svg = data
    .replace(/\s(?:width|height|fill|class)="[^"]*"(?=[^>]*viewBox)/g, '')
    .replace(/\sclass="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `.icon-${name}{--icon:url("data:image/svg+xml,${svg}")}`;
}
