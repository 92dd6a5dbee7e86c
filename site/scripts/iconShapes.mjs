// Writes data/iconShapes.ts: the icons of the web interface, named in data/icons.json with the place where the
// interface shows each, and those of the home page. Run it after a change there: `npm run draw:icons`. A test
// compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo/browser';

const DATA = resolve(import.meta.dirname, '../data');
export const SHAPES = join(DATA, 'iconShapes.ts');
/** Drawn on a grid of 512, and shown at 16 to 32 pixels: whole numbers are fine enough. */
const OPTIONS = { floatPrecision: 0, plugins: ['preset-default'] };
const ATTRIBUTION = /<!--\s*(.+?)\s*-->/;

/** The source file as it should be. */
export function iconShapes() {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'),
  );
  const icons = Object.entries(JSON.parse(readFileSync(join(DATA, 'icons.json'), 'utf8')));
  const read = (file) => readFileSync(join(folder, 'svgs', `${file}.svg`), 'utf8');
  const drawn = new Map();
  const shapes = icons.map(([name, { file, path }]) => {
    const before = drawn.get(file);
    const constant = constantOf(name);
    if (before !== undefined) return `export const ${constant} = ${before};\n`;
    if (file !== undefined) drawn.set(file, constant);
    const shape = file === undefined ? { viewBox: '0 0 512 512', path } : shapeOf(read(file), file);
    return `export const ${constant} = {\n  viewBox: '${shape.viewBox}',\n  path: '${shape.path}',\n};\n`;
  });
  const names = icons.map(([name]) => `  ${/-/.test(name) ? `'${name}'` : name}: ${constantOf(name)},\n`);
  const [, notice] = ATTRIBUTION.exec(read(icons[0][1].file)) ?? [];
  return `// Made by scripts/iconShapes.mjs; coordinates are rounded. Only the two freehand tools are drawn by this project.\n// ${notice}\n\n${shapes.join('')}\n/** All of them, by their names on pages: \`:icon-select:\`. */\nexport const productIcons: Record<string, { viewBox: string; path: string }> = {\n${names.join('')}};\n`;
}

/** @example constantOf('freehand-line') // 'freehandLineIcon' */
function constantOf(name) {
  return `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Icon`;
}

function shapeOf(svg, file) {
  const [, viewBox, path] = /^<svg[^>]* viewBox="([^"]+)"[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(
    optimize(svg, OPTIONS).data,
  ) ?? [undefined, undefined, undefined];
  if (path === undefined) throw new Error(`${file}.svg is not a single path.`);
  return { viewBox, path };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SHAPES, iconShapes());
