import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../data/formats.ts';
import { checkFile } from './checkFile.ts';
import { FileCheck } from './FileCheck.tsx';
import { checkRandomFiles, FILES, HALF, LARGE, sourceOf, tiff } from './madeFiles.ts';
import { Pieces, type Source } from './source.ts';
import { readTiff } from './tiff.ts';

describe('checkFile', () => {
  it.each(FILES)('%#: tells what a file is and what becomes of it', async (content, file, name, outcome) => {
    expect(await checkFile(sourceOf(content), file)).toMatchObject({ name, outcome });
  });

  it('has many made headers, and one for each format of the server', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(40);
    const names = new Set(FILES.map(([, , name]) => name));
    expect(FORMATS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('reads little of a large file, also when its directory stands at the end', async () => {
    const size = 5e9;
    const source = sourceOf(tiff([{ ...LARGE, subs: [HALF] }]), size);
    expect(await checkFile(source, 'a.tif')).toMatchObject({ name: 'Pyramidal TIFF' });
    expect(source.readBytes).toBeLessThan(200_000);
    const far: Source = {
      size,
      slice: (start, end) => {
        const part = new DataView(new ArrayBuffer(end - start));
        if (start === 0)
          for (const [i, value] of [0x4949, 0x2b00, 0x0800, 0].entries()) part.setUint16(i * 2, value);
        if (start === 0) part.setBigUint64(8, BigInt(size - 36), true);
        if (start === size - 36) part.setBigUint64(0, 1n, true);
        if (start === size - 28) part.setUint16(0, 256, true);
        return { arrayBuffer: async () => part.buffer };
      },
    };
    expect(await checkFile(far, 'a.tif')).toMatchObject({ name: 'Planar TIFF' });
  });

  it('answers whatever a file holds, and reads little of it', async () => {
    expect(await checkRandomFiles(2000)).toBeLessThanOrEqual(1_000_000);
  });
});

it('does not run in circles of directories', async () => {
  const bytes = tiff([LARGE, HALF]);
  const first = new DataView(bytes.buffer).getUint32(4, true);
  const source = sourceOf(bytes);
  const [, second] = (await readTiff(new Pieces(source))) ?? [];
  expect(second).toMatchObject({ width: 4000 });
  // The second directory leads back to the first.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (at > first + 60 && view.getUint32(at, true) === 0 && at === bytes.length - 4)
      view.setUint32(at, first, true);
  expect(await readTiff(new Pieces(sourceOf(bytes)))).toHaveLength(2);
});

it('shows an example without scripts', () => {
  const html = renderToStaticMarkup(<FileCheck convertTo="/convert" caption="Checks." />);
  expect(html).toContain('Send it: the server makes a pyramidal copy');
});
