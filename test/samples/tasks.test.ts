import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from '../support/temporaryFolder.ts';
import { outputFaults } from './outputFaults.ts';

const samples = resolve(import.meta.dirname, '../../site/samples/task');
const descriptor = parse(readFileSync(join(samples, 'point-grid/descriptor.yml'), 'utf8'));

/** A copy of the example task with empty outputs, which goes when the test is over. */
function copyTask(): string {
  const folder = newFolder();
  cpSync(join(samples, 'point-grid'), folder, { recursive: true });
  mkdirSync(join(folder, 'outputs'));
  return folder;
}

function runTask(folder: string) {
  const env = { ...process.env, INPUTS: join(folder, 'inputs'), OUTPUTS: join(folder, 'outputs') };
  return spawnSync('python3', ['point_grid.py'], { cwd: folder, env, encoding: 'utf8' });
}

/** Path -> content of each file that was written. */
function outputsOf(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'outputs'), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + '/outputs/'.length), readFileSync(path, 'utf8')]),
  );
}

describe('the example task', () => {
  it('writes what its page shows, in the layout that the App Engine reads', () => {
    const folder = copyTask();
    expect(runTask(folder)).toMatchObject({ status: 0, stderr: '' });
    expect(outputFaults(join(folder, 'outputs'), descriptor)).toEqual([]);
    const outputs = outputsOf(folder);
    expect(Object.keys(outputs)).toEqual([
      'area',
      'count',
      ...[0, 1, 2, 3, 4, 5].map((index) => `points/${index}`),
      'points/array.yml',
    ]);
    expect(outputs).toMatchObject({ area: '60000.0', count: '6', 'points/array.yml': 'size: 6\n' });
    expect(outputs['points/0']).toBe('{"type": "Point", "coordinates": [200, 100]}');
  });

  it('leaves holes out, and adds up the parts of a region', () => {
    const folder = copyTask();
    const square = (from: number, to: number) => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ];
    const coordinates = [[square(5, 95), square(35, 65)], [square(205, 225)]];
    writeFileSync(join(folder, 'inputs/region'), JSON.stringify({ type: 'MultiPolygon', coordinates }));
    writeFileSync(join(folder, 'inputs/spacing'), '10');
    expect(runTask(folder).status).toBe(0);
    expect(outputsOf(folder)).toMatchObject({
      count: String(81 - 9 + 4),
      area: `${8100 - 900 + 400}.0`,
    });
  });

  it.each([
    ['region', '{"type":"Point","coordinates":[1,2]}', 'The region must be an area, not a Point.'],
    ['spacing', '2', '15000 points are too many: choose a wider spacing.'],
    ['spacing', '1000', 'No point of the grid lies inside: choose a closer spacing.'],
  ])('leaves one stray file when %s is %s', (input, value, message) => {
    const folder = copyTask();
    writeFileSync(join(folder, 'inputs', input), value);
    expect(runTask(folder)).toMatchObject({ status: 1, stderr: `${message}\n` });
    expect(outputsOf(folder)).toEqual({ error: message });
  });

  it('is built, packed and tried by its scripts', () => {
    const folder = copyTask();
    const env = { ...process.env, PATH: `${dockerStandIn(folder)}:${process.env.PATH}` };
    const run = (script: string) => execFileSync('sh', [script], { cwd: folder, env, encoding: 'utf8' });
    run('build.sh');
    const packed = execFileSync(
      'python3',
      ['-m', 'zipfile', '-l', 'org.example.stereology.pointgrid-1.0.0.zip'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(packed).toMatch(/^descriptor\.yml\s/m);
    expect(packed).toMatch(/^image\.tar\s/m);
    expect(run('try_image.sh').trim().split('\n')).toContain('outputs/points/array.yml');
    expect(readFileSync(join(folder, 'docker.log'), 'utf8').trim().split('\n')).toEqual([
      'build -t org/example/stereology/pointgrid:1.0.0 .',
      'save org/example/stereology/pointgrid:1.0.0 -o image.tar',
      `run --rm --network none --user ${userInfo().uid}:${userInfo().gid} -v ${folder}/inputs:/inputs:ro -v ${folder}/outputs:/outputs org/example/stereology/pointgrid:1.0.0`,
    ]);
  });
});

/** A `docker` that notes how it was called, writes a file when asked to save, and runs the script itself. */
function dockerStandIn(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = `#!/bin/sh
echo "$*" >> docker.log
case $1 in
  save) echo image > "$4" ;;
  run) INPUTS=inputs OUTPUTS=outputs python3 point_grid.py ;;
esac
`;
  writeFileSync(join(bin, 'docker'), script);
  chmodSync(join(bin, 'docker'), 0o755);
  return bin;
}

describe('task_io.py', () => {
  const outputs = {
    flag: { type: 'boolean' },
    total: { type: 'integer' },
    mean: { type: 'number' },
    limit: { type: 'number' },
    label: { type: 'string' },
    shape: { type: 'geometry' },
    scores: { type: { id: 'array', subtype: 'number', min_size: 0, max_size: 4 } },
  };

  function python(code: string): string {
    const folder = newFolder();
    const script = `import sys\nfrom pathlib import Path\nfrom task_io import *\nout = Path(sys.argv[1])\n${code}`;
    const run = spawnSync('python3', ['-B', '-c', script, folder], { cwd: samples, encoding: 'utf8' });
    if (run.status === 0) expect(outputFaults(folder, { outputs })).toEqual([]);
    return run.stdout + (run.stderr.trim().split('\n').at(-1) ?? '');
  }

  it('reads back what it writes', () => {
    const written = python(`
write_boolean(out / "flag", True)
write_integer(out / "total", -3)
write_number(out / "mean", 0.25)
write_number(out / "limit", float("-inf"))
write_text(out / "label", "two\\nlines")
write_geometry(out / "shape", {"type": "Point", "coordinates": flip((10, 30), 100)})
write_array(out / "scores", [1, 0.5, 2e-9], write_number)
print(read_boolean(out / "flag"), read_integer(out / "total"), read_number(out / "mean"), read_number(out / "limit"),
      read_text(out / "label"), read_geometry(out / "shape")["coordinates"], read_array(out / "scores", read_number))`);
    expect(written).toBe('True -3 0.25 -inf two\nlines [10, 70] [1.0, 0.5, 2e-09]\n');
  });

  it('closes the rings of a polygon, and turns them around', () => {
    const written = python(`
write_geometry(out / "shape", make_polygon([[(0, 10), (9, 10), (9, 20), (0, 20)], [(2, 12), (2, 18), (7, 18)]], 100))
print(read_geometry(out / "shape")["coordinates"])
write_text(out / "label", "one")
write_boolean(out / "flag", True)
write_integer(out / "total", 1)
write_number(out / "mean", 0.5)
write_number(out / "limit", float("-inf"))
write_array(out / "scores", [1], write_number)`);
    expect(written).toBe(
      '[[[0, 90], [9, 90], [9, 80], [0, 80], [0, 90]], [[2, 88], [2, 82], [7, 82], [2, 88]]]\n',
    );
  });

  it.each([
    ['write_text(out / "label", " ")', 'ValueError: label would be blank'],
    ['write_integer(out / "total", 2**31)', 'ValueError: total needs more than 32 bits'],
  ])('refuses %s', (code, message) => {
    expect(python(code)).toBe(message);
  });
});

describe('outputFaults', () => {
  const cases: [string, Record<string, string>, unknown, string][] = [
    ['a stray file', { n: '1', '.DS_Store': 'x' }, 'integer', '.DS_Store: belongs to no output'],
    ['an integer with a point', { n: '5.0' }, 'integer', 'n: is no integer'],
    [
      'a gap in an array',
      { 'n/array.yml': 'size: 1', 'n/1': '1' },
      { id: 'array', subtype: 'integer', min_size: 0, max_size: 9 },
      'n: does not hold the items 0 to 0',
    ],
  ];

  it.each(cases)('finds %s', (_, files, type, fault) => {
    const folder = newFolder();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect(outputFaults(folder, { outputs: { n: { type: type as string } } })).toEqual([fault]);
  });

  it.each(readdirSync(join(samples, 'io')))('finds nothing in %s', (file) => {
    const folder = newFolder();
    cpSync(join(samples, 'io', file), join(folder, 'n'));
    expect(outputFaults(folder, { outputs: { n: { type: 'geometry' } } })).toEqual([]);
  });
});
