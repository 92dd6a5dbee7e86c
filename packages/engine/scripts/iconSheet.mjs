// Writes src/theme/layout/icons.css: the icons that theme, scripts, demos and the configuration of the site name, and no other.
// Run it after naming a new icon: `npm run draw:icons`. A test compares the sheet with what is named.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo/browser';

const PACKAGE = resolve(import.meta.dirname, '..');
const SITE = resolve(PACKAGE, '../../site');
export const SHEET = join(PACKAGE, 'src/theme/layout/icons.css');

/** The classes `icon icon-<name>`, written out in a source file. */
const CLASS = /(?<=["'`\s])icon icon-([a-z0-9-]+)/g;
/** An icon named as data. Figures of demos have icons of their own. */
const FIELD = /\bicon(?:=|:\s*)["']([a-z0-9-]+)["']/g;
/** Icons are drawn on a grid of 16: a tenth of its unit is less than what a screen shows. */
const OPTIONS = { floatPrecision: 1, plugins: ['preset-default'] };

/** In forced colors a mask keeps its shape only if told which color to take. */
const SHARED_RULES = `.icon {
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  background: currentColor;
  mask: var(--icon) center / contain no-repeat;
}

@media (forced-colors: active) {
  .icon {
    forced-color-adjust: none;
    background: CanvasText;
  }

  a .icon {
    background: LinkText;
  }

  button .icon {
    background: ButtonText;
  }
}
`;

/** The style sheet as it should be. */
export function iconSheet() {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')),
    'icons',
  );
  const rules = iconNames().map((name) => {
    const svg = optimize(readFileSync(join(folder, `${name}.svg`), 'utf8'), OPTIONS).data;
    return `\n.icon-${name} {\n  --icon: url("data:image/svg+xml,${dataOf(svg)}");\n}\n`;
  });
  return `/* Made by scripts/iconSheet.mjs. */\n${SHARED_RULES}${rules.join('')}`;
}

function iconNames() {
  const texts = [
    ...sources(join(PACKAGE, 'src/theme'), [CLASS, FIELD]),
    ...sources(join(PACKAGE, 'src/client'), [CLASS, FIELD]),
    ...sources(join(SITE, 'demos'), [CLASS]),
    ...namesIn(join(SITE, 'site.config.ts'), [FIELD]),
  ];
  return [...new Set(texts)].sort();
}

function sources(folder, forms) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .flatMap((name) => namesIn(join(folder, name), forms));
}

function namesIn(file, forms) {
  const text = readFileSync(file, 'utf8');
  return forms.flatMap((form) => [...text.matchAll(form)].map(([, name]) => name));
}

/** The mask takes only the shape, so size, color and class of the file are noise. */
function dataOf(svg) {
  return svg
    .replace(/\s(?:width|height|fill|class)="[^"]*"(?=[^>]*viewBox)/g, '')
    .replace(/\sclass="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SHEET, iconSheet());
