import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../config/siteSchema.ts';
import { nearest } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';

/** Reports the icons of a configuration that the theme's sheet does not have. */
export function iconProblems(site: Site, configFile: string, engineDir: string): Problem[] {
  const named = [...site.homePage.routes, ...site.homePage.targets].flatMap(({ icon }) => icon ?? []);
  if (named.length === 0) return [];
  const sheet = readFileSync(join(engineDir, 'theme/layout/icons.css'), 'utf8');
  const known = new Set([...sheet.matchAll(/^\.icon-([a-z0-9-]+) \{/gm)].map(([, name = '']) => name));
  return named
    .filter((name) => !known.has(name))
    .map((name): Problem => {
      const near = nearest(name, known);
      const hint =
        near === undefined
          ? 'Names are those of https://icons.getbootstrap.com; "npm run draw:icons" adds new ones.'
          : `Did you mean "${near}"? Otherwise "npm run draw:icons" adds it.`;
      const message = `icon "${name}" is not in the icon sheet.`;
      return { severity: 'error', file: configFile, line: undefined, message, hint };
    });
}
