import { parse } from 'yaml';
import { bp } from '../../site/data/bp2025.1.1.ts';
import { ce } from '../../site/data/ce2025.1.ts';
import type { Release } from '../../site/data/release.ts';

/** Keys that Compose knows in a service and that fragments of the pages use. */
const SERVICE_KEYS = [
  'image',
  'restart',
  'depends_on',
  'volumes',
  'networks',
  'ports',
  'command',
  'environment',
];
/** Keys the installer understands although no template has them; Compose reads the first from `.env`. */
const ADDED = ['compose.FILE'];
const releases: readonly Release[] = [ce, bp];

/** What a fragment of a compose file names and the released file does not have. */
export function composeProblems(code: string): string[] {
  const { services, ...rest } = record(parse(code, { logLevel: 'error' }));
  const others = Object.keys(rest).filter((key) => key !== 'networks');
  const problems = others.map((key) => `no key "${key}" at the top`);
  for (const [name, service] of Object.entries(record(services))) {
    if (!Object.hasOwn(ce.services, name)) problems.push(`no service "${name}"`);
    for (const key of Object.keys(record(service)))
      if (!SERVICE_KEYS.includes(key)) problems.push(`no key "${key}" in a service`);
  }
  return services === undefined ? [...problems, 'no services'] : problems;
}

/** What a fragment of `cytomine.yml` sets that neither of the released templates knows. */
export function templateProblems(code: string): string[] {
  const { global, services, ...rest } = record(parse(code, { logLevel: 'error' }));
  const problems = Object.keys(rest).map((key) => `no key "${key}" at the top`);
  if (global === undefined && services === undefined) problems.push('neither global nor services');
  const { default: server, ...servers } = record(services);
  problems.push(...Object.keys(servers).map((name) => `no server "${name}"`));
  for (const [namespace, values] of Object.entries(record(global)))
    for (const key of constants(values))
      if (
        !ADDED.includes(`${namespace}.${key}`) &&
        !releases.some((release) => release.global[namespace]?.[key])
      )
        problems.push(`no value "${namespace}.${key}"`);
  for (const [service, values] of Object.entries(record(server))) {
    if (!releases.some(({ variables }) => Object.hasOwn(variables, service)))
      problems.push(`no service "${service}"`);
    for (const key of constants(values))
      if (!/^[A-Z][A-Z\d_]*$/.test(key)) problems.push(`"${key}" is no variable`);
  }
  return problems;
}

/** Names of the values that a group sets; they stand under the kind of value. */
function constants(group: unknown): string[] {
  const { constant, ...rest } = record(group);
  return [
    ...Object.keys(record(constant)),
    ...Object.keys(rest).map((key) => `${key} (not under "constant")`),
  ];
}

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
