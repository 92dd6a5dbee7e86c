import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { panels, SHORTCUTS } from './shortcuts.ts';
import { shortcutTables } from './shortcutTables.ts';

const cells = Object.values(shortcutTables).flatMap(({ rows }) => rows.flat());
const written = ({ chords }: (typeof SHORTCUTS)[number]) =>
  chords.map((chord) => chord.map((key) => `<kbd>${key}</kbd>`).join(' ')).join(', ');

describe('shortcuts', () => {
  it('do one thing each in the viewer', () => {
    const chords = SHORTCUTS.filter(({ context }) => context !== 'Everywhere').map(written);
    expect(chords.filter((chord, i) => chords.indexOf(chord) !== i)).toEqual([]);
  });

  it('stand in the tables, each once', () => {
    const keys = cells.filter((cell) => cell.startsWith('<kbd>'));
    // The same in all views is a sentence above the table.
    const inAllViews = panels.filter((panel) => panel.inAllViews);
    expect(keys).toHaveLength(SHORTCUTS.length - inAllViews.length);
    expect(panels.filter((panel) => !panel.inAllViews).map(({ name }) => name)).toEqual([
      '**Annotation list**',
      'Drawer with images',
    ]);
    for (const { rows, head } of Object.values(shortcutTables))
      for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('are those that the pages about annotations name', () => {
    const names = ['annotations', 'edit-annotations'];
    const page = names.map((name) => readFileSync(`site/docs/user-guide/${name}.md`, 'utf8')).join('\n');
    const rows = [...page.matchAll(/^\| (?::icon-[\w+-]+: )*(\*\*[^|]+\*\*) \| (<kbd>[^|]+) \|/gm)];
    expect(rows.length).toBeGreaterThan(15);
    const tools = SHORTCUTS.filter(({ context }) => context === 'Tools');
    for (const [, name = '', keys] of rows) {
      const tool = tools.find(({ action }) => action.split(';')[0] === name);
      expect([name, tool && written(tool)]).toEqual([name, keys]);
    }
  });
});
