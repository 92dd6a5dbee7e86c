import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../config/siteSchema.ts';
import { mistake, suggest } from '../core/errors.ts';
import type { Problem } from '../core/types.ts';

/** Reports the icons of a configuration that the theme's sheet does not have. */
export function iconProblems(site: Site, configFile: string, engineDir: string): Problem[] {
  const named = [...site.homePage.routes, ...site.homePage.targets].flatMap(({ icon }) => icon ?? []);
  if (named.length === 0) return [];
  const sheet = readFileSync(join(engineDir, 'theme/layout/icons.css'), 'utf8');
  const known = new Set([...sheet.matchAll(/^\.icon-([a-z0-9-]+) \{/gm)].map(([, name = '']) => name));
  return named
    .filter((name) => !known.has(name))
    .map((name) => {
      const hint = suggest(
        name,
        known,
        '"npm run draw:icons" adds new ones of https://icons.getbootstrap.com.',
      );
      return mistake(configFile, undefined, `icon "${name}" is not in the icon sheet.`, hint);
    });
}
