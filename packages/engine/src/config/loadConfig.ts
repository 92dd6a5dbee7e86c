import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DocsError, mistake } from '../core/errors.ts';
import { isRecord } from '../core/json.ts';
import type { Problem } from '../core/types.ts';
import { evaluateConfig } from './evaluateConfig.ts';
import { siteProblems } from './siteProblems.ts';
import { parseSite, type ResolvedConfig, type Site } from './siteSchema.ts';

/** The resolved configuration, and where it comes from. */
export interface LoadedConfig extends ResolvedConfig {
  /** Path of the configuration from the root, for messages. */
  file: string;
  /** Changes whenever its code does, functions such as `makeSamples` too. */
  hash: string;
  /** Mistakes that do not stop a build from finding more. */
  problems: Problem[];
  /** Whether fields with mistakes were left out: then pages can be checked, but not how they hang together. */
  isPartial: boolean;
}

export const CONFIG_FILE = 'site.config.ts';

/** Reads and resolves the configuration. Throws a `DocsError`; with `isLenient`, what is right of it may come instead. */
export async function loadConfig(
  root: string,
  {
    cacheDir,
    base,
    kit = false,
    isLenient = false,
  }: { cacheDir: string; base: string | undefined; kit?: boolean; isLenient?: boolean },
): Promise<LoadedConfig> {
  const { value, text, hash } = await evaluateConfig(root, CONFIG_FILE, cacheDir);
  const config = base === undefined || !isRecord(value) ? value : { ...value, base };
  const whole = parseSite(config);
  const mistakes = whole.success ? [] : siteProblems(whole.error.issues, CONFIG_FILE, text);
  const parsed =
    whole.success || !isLenient ? whole : parseSite(withoutInvalidFields(config, whole.error.issues));
  if (!parsed.success) throw new DocsError(mistakes);
  const { site } = parsed.data;
  site.kit = kit;
  const problems = [...mistakes, ...missingFiles(root, site)];
  return { ...parsed.data, file: CONFIG_FILE, hash, problems, isPartial: !whole.success };
}

/** The fields of a configuration that no issue names, with what it cannot do without. */
function withoutInvalidFields(config: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (!isRecord(config)) return config;
  const invalid = new Set<PropertyKey>(
    issues.flatMap((issue) => {
      const [field] = issue.path;
      if (field !== undefined) return [field];
      return issue.code === 'unrecognized_keys' ? issue.keys : [];
    }),
  );
  const kept = Object.entries(config).filter(([name]) => !invalid.has(name));
  return { title: CONFIG_FILE, description: CONFIG_FILE, ...Object.fromEntries(kept) };
}

function missingFiles(root: string, site: Site): Problem[] {
  const fields: [string, string | undefined][] = [
    ['icon', site.icon],
    ['logo', site.logo],
    ['logoDark', site.logoDark],
    ['homePage.image', site.homePage.image],
    ['socialImage.path', site.socialImage?.path],
    ...site.editions.map(({ logo }, i): [string, string] => [`editions[${i}].logo`, logo]),
  ];
  return fields
    .filter(([, path]) => path !== undefined && path !== '' && !existsSync(join(root, 'public', path)))
    .map(([field, path]) => {
      const message = `\`${field}\` is "${path}", but there is no file public${path}.`;
      return mistake(CONFIG_FILE, undefined, message, 'Add the file, or correct the path.');
    });
}
