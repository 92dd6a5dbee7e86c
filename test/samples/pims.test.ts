import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../site/samples/pims');

function pyramid(code: string) {
  const script = `import json\nfrom pyramid import *\nprint(json.dumps(${code}))`;
  return JSON.parse(execFileSync('python3', ['-B', '-c', script], { cwd: folder, encoding: 'utf8' }));
}

it('pyramid.py halves a slide as the viewer needs it', () => {
  const levels: number[][] = pyramid('[[w, h, *grid(w, h)] for w, h in pyramid(46000, 32914)]');
  expect(levels).toHaveLength(9);
  expect(levels.slice(0, 2)).toEqual([
    [46000, 32914, 180, 129],
    [23000, 16457, 90, 65],
  ]);
  expect(levels.at(-1)).toEqual([180, 129, 1, 1]);
  expect(pyramid('pyramid(256, 256)')).toEqual([[256, 256]]);
});

it('pyramid.py finds the tile under a pixel', () => {
  expect(pyramid('tile_at(23000, 16457, 0, pyramid(46000, 32914))')).toEqual([
    'normalized-tile/zoom/8/tx/89/ty/64',
    64 * 180 + 89,
  ]);
  expect(pyramid('tile_at(45999, 32913, 8, pyramid(46000, 32914))')).toEqual([
    'normalized-tile/zoom/0/tx/0/ty/0',
    0,
  ]);
});

it('xyz_format.py reads the size and the pixels of its files', () => {
  const standIn = resolve(import.meta.dirname, 'pims/standin.py');
  const found: unknown = JSON.parse(execFileSync('python3', ['-B', standIn, folder], { encoding: 'utf8' }));
  expect(found).toEqual({
    match: [true, false],
    size: [4, 3, 1],
    complete: true,
    flags: [true, false],
    thumb: [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10, 11],
    ],
    window: [
      [6, 7],
      [10, 11],
    ],
    tile: [[0, 1]],
  });
});
