import { ce } from './ce2025.1.ts';
import { addedSettings, globalSettings, type Setting, serviceSettings } from './settingMeanings.ts';

/** Head and rows of a table; cells are Markdown. */
interface Table {
  head: string[];
  rows: string[][];
}

const GENERATED = '<generated>';
const HEAD = ['Key', 'Default', 'Meaning', 'Edit later'];

/** Tables of every setting of the Community Edition, made from what its files say: one for each group and service. */
export const settingsTables: Record<string, Table> = {
  ...Object.fromEntries(
    Object.keys(ce.global).map((group) => [`ce-${group}`, { head: HEAD, rows: globalRows(group) }]),
  ),
  ...Object.fromEntries(
    ['core', 'pims', 'web_ui', 'nginx', 'registry', 'app-engine'].map((service) => [
      `ce-service-${service}`,
      { head: ['Variable', ...HEAD.slice(1)], rows: [...ownRows(service), ...addedRows(service)] },
    ]),
  ),
  'ce-passed-on': {
    head: ['Service', 'Variable', 'Value of'],
    rows: Object.entries(ce.variables).flatMap(([service, variables]) =>
      Object.entries(variables).flatMap(([key, value]) =>
        isReference(value) ? [[code(service), code(key), code(value.slice(1, -1))]] : [],
      ),
    ),
  },
};

function globalRows(group: string): string[][] {
  const isTaken = ce.allowList.includes(`global.${group}.*`);
  const own = Object.entries(ce.global[group] ?? {}).map(([key, value]) =>
    settingRow(key, value, globalSettings[`${group}.${key}`], isTaken),
  );
  return [...own, ...addedRows(`global.${group}`)];
}

function ownRows(service: string): string[][] {
  return Object.entries(ce.variables[service] ?? {}).flatMap(([key, value]) =>
    isReference(value) ? [] : [settingRow(key, value, serviceSettings[`${service}.${key}`], true)],
  );
}

/** What the template lacks. */
function addedRows(group: string): string[][] {
  return Object.entries(addedSettings).flatMap(([name, { value, ...setting }]) => {
    const at = name.lastIndexOf('.');
    const [owner, key] = [name.slice(0, at), name.slice(at + 1)];
    return owner === group ? [[code(key), code(value), told(setting), 'add to `cytomine.yml`']] : [];
  });
}

/** `isTaken`: the installer takes this key from the template again at every run. */
function settingRow(key: string, value: string, setting: Setting | undefined, isTaken: boolean): string[] {
  const isGenerated = value === GENERATED;
  const file = isTaken && !isGenerated ? 'cytomine.template' : 'cytomine.yml';
  return [
    code(key),
    isGenerated ? 'generated' : code(asWritten(value)),
    setting === undefined ? '' : told(setting),
    code(file),
  ];
}

function told({ meaning, read }: Setting): string {
  return read === undefined ? meaning : `${meaning}. Read ${read}`;
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
