import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bp } from '../../site/data/bp2025.1.1.ts';
import { ce } from '../../site/data/ce2025.1.ts';
import { addedSettings, globalSettings, serviceSettings } from '../../site/data/settingMeanings.ts';
import { settingsTables } from '../../site/data/settingsTables.ts';

const rowsOf = (name: string): string[][] => settingsTables[name]?.rows ?? [];
const keysOf = (groups: Record<string, Record<string, string>>): string[] =>
  Object.entries(groups).flatMap(([group, values]) => Object.keys(values).map((key) => `${group}.${key}`));

describe('the settings of the Community Edition', () => {
  it('have a meaning each, and no other key has one', () => {
    expect(Object.keys(globalSettings).sort()).toEqual(keysOf(ce.global).sort());
    const passedOn = rowsOf('ce-passed-on').map(([service, key]) => `${service}.${key}`.replaceAll('`', ''));
    const own = keysOf(ce.variables).filter((key) => !passedOn.includes(key));
    expect(Object.keys(serviceSettings).sort()).toEqual(own.sort());
  });

  it('stand in the tables once, with no cell empty', () => {
    const rows = Object.keys(settingsTables).flatMap(rowsOf);
    const own = keysOf(ce.global).length + keysOf(ce.variables).length;
    expect(rows).toHaveLength(own + Object.keys(addedSettings).length);
    expect(rows.filter((row) => row.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('are all on the page', () => {
    const page = readFileSync('site/docs/admin-guide/ce/settings.md', 'utf8');
    const shown = [...page.matchAll(/<DataTable name="([^"]+)"/g)].map(([, name]) => name);
    expect(shown.sort()).toEqual(Object.keys(settingsTables).sort());
  });

  it.each([
    ['ce-aaa_config', 'CYTOMINE_HOST', '`cytomine.yml`'],
    ['ce-postgres', 'PASS', '`cytomine.yml`'],
    ['ce-service-core', 'SMTP_AUTH', 'add to `cytomine.yml`'],
  ])('name in %s for %s the file that the installer obeys', (table, key, file) => {
    expect(rowsOf(table).find(([name]) => name === `\`${key}\``)?.[3]).toBe(file);
  });
});

it('the defaults in the Bigpicture pages are those of its template', () => {
  const page = readFileSync('site/docs/admin-guide/bp/installation.md', 'utf8');
  const rows = [...page.matchAll(/^\|[ ]*`([\w-]+)\.([A-Z\d_]+)`[ ]*\|[ ]*`([^`]+)`/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, group = '', key = '', value] of rows)
    expect(`${group}.${key} = ${value}`).toBe(
      `${group}.${key} = ${bp.global[group]?.[key] ?? bp.variables[group]?.[key]}`,
    );
});
