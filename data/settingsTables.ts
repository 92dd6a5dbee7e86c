import { ce } from './ce2025.1.ts';
import { addedSettings, globalSettings, type Setting, serviceSettings } from './settingMeanings.ts';

/** Head and rows of a table; cells are Markdown. */
interface Table {
  head: string[];
  rows: string[][];
}

const GENERATED = '<generated>';
const READ = 'when a container is created';
const HEAD = ['Key', 'Default', 'Meaning', 'Edit, after the first run', 'Read'];

/** Tables of every setting of the Community Edition, made from what its files say. */
export const settingsTables: Record<string, Table> = {
  'ce-settings': { head: HEAD, rows: Object.keys(ce.global).flatMap(globalRows) },
  'ce-variables': { head: ['Service', ...HEAD], rows: Object.keys(ce.variables).flatMap(ownRows) },
  'ce-added-variables': {
    head: ['Service', 'Variable', 'Default', 'Meaning'],
    rows: Object.entries(addedSettings).flatMap(([name, { value, meaning }]) => {
      const [service = '', key = ''] = name.split('.');
      return service === 'compose' ? [] : [[code(service), code(key), code(value), meaning]];
    }),
  },
  'ce-passed-on': {
    head: ['Service', 'Variable', 'Value of'],
    rows: Object.entries(ce.variables).flatMap(([service, variables]) =>
      Object.entries(variables).flatMap(([key, value]) =>
        isReference(value) ? [[code(service), code(key), code(value.slice(1, -1))]] : [],
      ),
    ),
  },
};

function globalRows(namespace: string): string[][] {
  return Object.entries(ce.global[namespace] ?? {}).map(([key, value]) => {
    const name = `${namespace}.${key}`;
    return settingRow(name, value, globalSettings[name], ce.allowList.includes(`global.${namespace}.*`));
  });
}

function ownRows(service: string): string[][] {
  return Object.entries(ce.variables[service] ?? {}).flatMap(([key, value]) =>
    isReference(value)
      ? []
      : [[code(service), ...settingRow(key, value, serviceSettings[`${service}.${key}`], true)]],
  );
}

/** `isTaken`: the installer takes this key from the template again at every run. */
function settingRow(key: string, value: string, setting: Setting | undefined, isTaken: boolean): string[] {
  const isGenerated = value === GENERATED;
  const file = isTaken && !isGenerated ? 'cytomine.template' : 'cytomine.yml';
  const shown = isGenerated ? 'generated' : code(asWritten(value));
  return [code(key), shown, setting?.meaning ?? '', code(file), setting?.read ?? READ];
}

/** The whole value is that of another key. */
function isReference(value: string): boolean {
  return value !== GENERATED && /^<[^>]+>$/.test(value);
}

/** References inside a longer value, as the template writes them. */
function asWritten(value: string): string {
  return value.replace(/<([\w.-]+)>/g, (_, name: string) => `\${${name.replace('.', '_').toUpperCase()}}`);
}

function code(text: string): string {
  return `\`${text}\``;
}
