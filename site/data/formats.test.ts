import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMATS, OTHER_FILES } from './formats.ts';
import { formatTables } from './formatTables.ts';

describe('formats', () => {
  it('have one line each, and no name twice', () => {
    const names = [...FORMATS, ...OTHER_FILES].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(formatTables.formats?.rows).toHaveLength(FORMATS.length);
    for (const { head, rows } of Object.values(formatTables))
      for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('have endings in lower case, of images or of other files', () => {
    const ofImages = FORMATS.flatMap(({ endings }) => endings);
    const ofOthers = OTHER_FILES.flatMap(({ endings }) => endings);
    for (const ending of [...ofImages, ...ofOthers]) expect(ending).toMatch(/^(?:\.[a-z0-9]+)+$/);
    expect(ofOthers.filter((ending) => ofImages.includes(ending))).toEqual([]);
  });

  it('are packed as the picture of archives has it', () => {
    const page = readFileSync('site/docs/user-guide/formats.md', 'utf8');
    const picture = /<ArchiveTrees alt="([^"]+)"/.exec(page)?.[1] ?? '';
    const packed = formatTables['formats-packed']?.rows ?? [];
    expect(packed.length).toBeGreaterThan(2);
    for (const [name = ''] of packed) expect(picture).toContain(`${name}: right`);
  });
});
