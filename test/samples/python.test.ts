import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { coreDescription } from '../support/apiDescriptions.ts';
import { findOperation } from '../support/recordingServer.ts';

const root = resolve(import.meta.dirname, '../..');
const tools = join(root, 'test/samples/python');
const folder = join(root, 'site/samples/python');

interface Run {
  sample: string;
  arguments: string[];
  requests: string[];
  printed: string;
  /** What the sample finds in its folder, besides `slide.svs`. */
  given?: Record<string, string>;
  files?: string[];
  /** The whole text of some of them. */
  texts?: Record<string, string>;
}
interface Request {
  method: string;
  path: string;
  query: Record<string, string>;
  signed: boolean;
  body: unknown;
}
interface Result {
  requests: Request[];
  printed: string;
  ending: string | number | null;
  files: string[];
  texts: Record<string, string>;
}
const proofs: Record<string, { verdict: string }> = parse(
  readFileSync(join(root, 'site/samples/proofs.yml'), 'utf8'),
).samples;
const ran = Object.entries(proofs)
  .filter(([path, { verdict }]) => path.startsWith('samples/python/') && verdict === 'ran')
  .map(([path]) => basename(path));
const runs: Run[] = JSON.parse(readFileSync(join(tools, 'runs.json'), 'utf8'));

/** What each run asked and printed; all runs share one Python, so that this takes a second. */
function runAll(
  list: { sample: string; arguments: string[]; privateKey?: string; given?: Record<string, string> }[],
) {
  const input = list.map((one) => ({ ...one, sample: join(folder, one.sample) }));
  const { stdout, stderr, status, error } = spawnSync('python3', [join(tools, 'run.py')], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    input: JSON.stringify(input),
  });
  if (error) throw new Error('The tests of the samples need Python 3.9 or newer as `python3` on the path.');
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as { client: string; python: string; runs: Result[] };
}

const isGreeting = ({ path }: Request) => path === '/server/ping' || path === '/api/user/current.json';

it('every Python sample is run at least once where its mark says so', () => {
  expect([...new Set(runs.map(({ sample }) => sample))].sort()).toEqual(ran.toSorted());
});

describe('a run of every Python sample', () => {
  let results: Result[] = [];

  beforeAll(() => {
    const all = runAll(runs);
    results = all.runs;
    console.log(`Python ${all.python} ran ${runs.length} samples with ${all.client}.`);
  });

  it.each(runs.map((run, index) => ({ ...run, index })))('$sample $arguments', ({ index, ...run }) => {
    const result = results[index] as Result;
    const asked = result.requests.filter((one) => !isGreeting(one));
    expect(result.ending).toBeNull();
    expect(result.printed).toContain(run.printed);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(run.requests);
    expect(asked.filter(({ signed }) => !signed)).toEqual([]);
    expect(result.files.filter((file) => file !== 'slide.svs')).toEqual(run.files ?? []);
    for (const [file, text] of Object.entries(run.texts ?? {})) expect(result.texts[file], file).toBe(text);
  });

  it('asks for addresses only that the API description has', async () => {
    const asked = new Set(
      results.flatMap(({ requests }) => requests.map(({ method, path }) => `${method} ${path}`)),
    );
    const find = findOperation(await coreDescription());
    const unknown = [...asked].filter((request) => {
      const [method = '', path = ''] = request.split(' ');
      return path !== '/upload' && find(method, path) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  const resultsOf = (sample: string) => results.filter((_, index) => runs[index]?.sample === sample);

  it('turns a box around: the top left corner of the picture is high in Cytomine', () => {
    const saved = resultsOf('flip_origin.py')[0]?.requests.at(-1)?.body;
    // The image is 1,100 pixels high: y = 500 from the top, 200 high -> between 600 and 400 from the bottom.
    expect(saved).toMatchObject({ location: 'POLYGON((100 400,400 400,400 600,100 600,100 400))' });
  });

  it('turns outlines around for QuPath, and back', () => {
    const written = resultsOf('export_geojson.py')[0]?.texts['slide-1.geojson'] ?? '';
    expect(JSON.parse(written)).toMatchObject({
      features: [
        { geometry: { type: 'Point', coordinates: [10, 1090] } },
        {
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [100, 1000],
                [400, 1000],
                [400, 800],
                [100, 800],
                [100, 1000],
              ],
            ],
          },
          properties: { classification: { name: 'Nucleus', color: [45, 108, 223] } },
        },
        { geometry: { type: 'Point', coordinates: [500, 600] } },
      ],
    });
    const sent = resultsOf('import_geojson.py')[0]?.requests.map(({ body }) => body) ?? [];
    expect(sent.slice(-2)).toMatchObject([
      { location: 'POLYGON((100 600,400 600,400 400,100 400,100 600))', image: 21, term: [12] },
      { location: 'POINT(10 10)', image: 21 },
    ]);
  });

  it('traces each region of a label image, with its hole, from the bottom of the slide', () => {
    const [run] = resultsOf('add_label_image.py');
    // Two pixels of the slide for each of the picture, which begins 600 above the bottom.
    expect(run?.requests.slice(-3).map(({ body }) => body)).toMatchObject([
      {
        location:
          'POLYGON((100.0 600.0,106.0 600.0,106.0 594.0,100.0 594.0,100.0 600.0),(104.0 598.0,102.0 598.0,102.0 596.0,104.0 596.0,104.0 598.0))',
        term: [12],
      },
      // Regions that touch at a corner stay two.
      { location: 'POLYGON((106.0 594.0,108.0 594.0,108.0 592.0,106.0 592.0,106.0 594.0))', term: [11] },
      { location: 'POLYGON((108.0 600.0,110.0 600.0,110.0 596.0,108.0 596.0,108.0 600.0))', term: [11] },
    ]);
  });

  it('turns outlines around for ASAP, and back', () => {
    const [written, read] = resultsOf('asap_xml.py');
    expect(written?.texts['slide-1.xml']).toContain('<Coordinate Order="0" X="100.0" Y="1000.0" />');
    expect(read?.requests.slice(-2).map(({ body }) => body)).toMatchObject([
      { location: 'POLYGON((100 600.0,400 600.0,400 400.0,100 600.0))', image: 21, term: [12] },
      { location: 'POINT(10 10.0)', image: 21 },
    ]);
  });

  it('writes regions as ImageJ reads them, and reads its own', () => {
    const [written, read] = resultsOf('imagej_rois.py');
    const lines = (written?.texts['rois.zip'] ?? '').split('\n').map((line) => line.split(' '));
    const bytes = Buffer.from(lines[1]?.[1] ?? '', 'hex');
    expect(lines[1]?.[0]).toBe('Nucleus-32-0.roi');
    expect(bytes.toString('latin1', 0, 4)).toBe('Iout');
    // Kind; then top, left, bottom, right and the number of corners; then x and y of each from the left and top.
    expect(bytes[6]).toBe(0);
    expect([8, 10, 12, 14, 16].map((place) => bytes.readInt16BE(place))).toEqual([300, 50, 400, 200, 4]);
    expect(Array.from({ length: 8 }, (_, index) => bytes.readInt16BE(64 + 2 * index))).toEqual([
      0, 150, 150, 0, 100, 100, 0, 0,
    ]);
    expect(read?.requests.at(-1)?.body).toMatchObject({
      location: 'POLYGON((1100.0 700.0,1180.0 700.0,1180.0 660.0,1100.0 700.0))',
      term: [12],
    });
  });

  it('looks back a minute for changes, except before the first run', () => {
    const [first, next] = resultsOf('watch_project.py');
    expect(JSON.parse(first?.texts['state.json'] ?? '')).toMatchObject({ since: 1751284900000 + 60_000 });
    expect(next?.requests.at(-1)?.query).toEqual({ fullData: 'true', startDate: '1751284760000' });
  });

  it('sends each new account a password of its own, and keeps it', () => {
    const [result] = resultsOf('create_accounts.py');
    const sent = result?.requests.find(
      ({ method, path }) => method === 'POST' && path === '/api/user.json',
    )?.body;
    expect(sent).toMatchObject({ username: 'third', email: 'third@example.org' });
    const { password } = sent as { password: string };
    expect(password.length).toBeGreaterThan(10);
    expect(result?.texts['passwords.csv']).toBe(`third,${password}\n`);
  });

  it('tells wrong keys, instead of working on with nothing', () => {
    const { runs: refused } = runAll(
      ['connect.py', 'upload_image.py', 'signed_request.py'].map((sample) => ({
        sample,
        arguments:
          sample === 'connect.py' ? [] : [sample === 'upload_image.py' ? 'slide.svs' : '/api/project.json'],
        privateKey: 'a wrong one',
      })),
    );
    expect(refused.map(({ ending }) => ending)).toEqual([
      'The server does not accept these keys.',
      'The server does not accept these keys.',
      expect.stringMatching(/^Status 401: <html>/),
    ]);
  });
});
