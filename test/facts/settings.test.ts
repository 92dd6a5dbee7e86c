import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bp } from '../../data/bp2025.1.1.ts';
import { ce } from '../../data/ce2025.1.ts';
import { addedSettings, globalSettings, serviceSettings } from '../../data/settingMeanings.ts';
import { settingsTables } from '../../data/settingsTables.ts';

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
    const names = Object.keys(settingsTables);
    const rows = names.flatMap(rowsOf);
    const own = keysOf(ce.global).length + keysOf(ce.variables).length;
    // One of the added keys belongs to Compose and is told in its own place.
    expect(rows).toHaveLength(own + Object.keys(addedSettings).length - 1);
    expect(rows.filter((row) => row.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('name the file that the installer obeys', () => {
    const fileOf = (key: string) =>
      [...rowsOf('ce-settings'), ...rowsOf('ce-variables').map((row) => row.slice(1))].find(
        ([name]) => name === `\`${key}\``,
      )?.[3];
    expect(fileOf('aaa_config.CYTOMINE_HOST')).toBe('`cytomine.yml`');
    expect(fileOf('smtp.PASS')).toBe('`cytomine.yml`');
    expect(fileOf('images.CORE')).toBe('`cytomine.template`');
    expect(fileOf('postgres.DB_NAME')).toBe('`cytomine.template`');
    expect(fileOf('postgres.PASS')).toBe('`cytomine.yml`');
    expect(fileOf('postgres-appengine.DB_NAME')).toBe('`cytomine.yml`');
    expect(fileOf('WEB_CONCURRENCY')).toBe('`cytomine.template`');
    expect(fileOf('ADMIN_PASSWORD')).toBe('`cytomine.yml`');
  });

  it('are not those that the template has already, where they are said to be added', () => {
    expect(Object.keys(addedSettings).filter((name) => keysOf(ce.variables).includes(name))).toEqual([]);
  });
});

describe('the defaults in the Bigpicture pages', () => {
  it('are those of its template', () => {
    const page = readFileSync('docs/admin-guide/bp/installation.md', 'utf8');
    const rows = [...page.matchAll(/^\|[ ]*`([\w-]+)\.([A-Z\d_]+)`[ ]*\|[ ]*`([^`]+)`/gm)];
    expect(rows.length).toBeGreaterThan(3);
    for (const [, group = '', key = '', value] of rows)
      expect(`${group}.${key} = ${value}`).toBe(
        `${group}.${key} = ${bp.global[group]?.[key] ?? bp.variables[group]?.[key]}`,
      );
  });
});
