import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareImages } from './images.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 9 }));

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
}

/** A picture with enough detail that better formats win. */
function picture(width: number, height: number): Sharp {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, i) => (i * i * 7 + (i >> 5)) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } }).blur(2);
}

const prepare = (base = '/') => prepareImages(root, 'docs', base, join(root, '.cache'));

describe('prepareImages', () => {
  it('has nothing to do in an empty site', async () => {
    expect(await prepare()).toEqual({ images: {}, files: [], problems: [] });
    expect(await readdir(root)).toEqual([]);
  });

  it('finds those among pages that lie at the root, and leaves the output out', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect/></svg>';
    for (const path of ['guide/a.svg', 'public/b.svg', 'dist/assets/a.svg']) await put(path, svg);
    const { images } = await prepareImages(root, '.', '/', join(root, '.cache'), '', join(root, 'dist'));
    expect(Object.keys(images)).toEqual(['guide/a.svg', 'public/b.svg']);
  });

  it('measures and renames an SVG, with the base in front', async () => {
    await put(
      'public/images/A b.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect/></svg>',
    );
    const { images, files, problems } = await prepare('/docs/');
    expect(problems).toEqual([]);
    expect(images['public/images/A b.svg']).toEqual({
      width: 40,
      height: 30,
      src: expect.stringMatching(/^\/docs\/assets\/img\/A-b\.[\w-]{8}\.svg$/),
      sources: [],
    });
    expect(files).toHaveLength(1);
  });

  it('converts a raster image to the offered widths, none wider than itself', async () => {
    await put('docs/a/shot.png', await picture(700, 300).png().toBuffer());
    const { images, files, problems } = await prepare();
    expect(problems).toEqual([]);
    const image = images['docs/a/shot.png'];
    expect(image).toMatchObject({
      width: 700,
      height: 300,
      src: expect.stringMatching(/\/shot\.[\w-]{8}\.png$/),
    });
    expect(image?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(image?.sources[0]?.srcset).toMatch(
      /^\/assets\/img\/shot-480\.[\w-]{8}\.avif 480w, \/assets\/img\/shot-700\.[\w-]{8}\.avif 700w$/,
    );
    const written = files.map((file) => ('copyFrom' in file ? file.copyFrom : ''));
    const webp = written.filter((file) => file.endsWith('.webp'));
    expect(await Promise.all(webp.map(async (file) => (await sharp(file).metadata()).width))).toEqual([
      480, 700,
    ]);
  });

  it('converts once: the second run reads the cache and plans the same', async () => {
    await put('docs/shot.png', await picture(300, 200).png().toBuffer());
    const first = await prepare();
    const converted = first.files.flatMap((file) =>
      'copyFrom' in file && file.copyFrom.includes('.cache') ? [file.copyFrom] : [],
    );
    const before = await Promise.all(converted.map((file) => stat(file)));
    expect(await prepare()).toEqual(first);
    const after = await Promise.all(converted.map((file) => stat(file)));
    expect(after.map(({ ino }) => ino)).toEqual(before.map(({ ino }) => ino));
  });

  it('keeps what it made of one kind of file for no other, and of drawings for no other engine', async () => {
    const content = await picture(40, 40).png().toBuffer();
    await put('docs/x.png', content);
    expect((await prepare()).problems).toEqual([]);
    await put('docs/y.jpg', content);
    expect((await prepare()).problems).toMatchObject([{ file: 'docs/y.jpg' }]);
    await put('docs/z.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    const cache = join(root, '.cache');
    for (const engine of ['one', 'two', 'two']) await prepareImages(root, 'docs', '/', cache, engine);
    const kept = await readdir(join(cache, 'images'));
    expect(kept.filter((name) => name.endsWith('.svg.json'))).toHaveLength(2);
  });

  it('offers no format that saves nothing', async () => {
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    await put('docs/dot.png', await plain.png({ palette: true }).toBuffer());
    expect((await prepare()).images['docs/dot.png']?.sources.map(({ type }) => type)).not.toContain(
      'image/avif',
    );
  });

  it('plans one file for the same picture in two places', async () => {
    const content = await picture(40, 40).png().toBuffer();
    await put('docs/a/x.png', content);
    await put('docs/b/x.png', content);
    const { images, files } = await prepare();
    expect(images['docs/a/x.png']).toEqual(images['docs/b/x.png']);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it('turns a photo the way its camera says', async () => {
    await put('docs/p.jpg', await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect((await prepare()).images['docs/p.jpg']).toMatchObject({ width: 40, height: 60 });
  });

  it('leaves an animation as it is', async () => {
    const frames = await Promise.all(
      [10, 200].map((value) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background: { r: value, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    );
    await put(
      'docs/a.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect((await prepare()).images['docs/a.gif']).toMatchObject({ width: 20, height: 10, sources: [] });
  });

  it.each([
    ['no picture', 'docs/x.png', Buffer.from('hello'), 'is not a picture that can be read'],
    ['empty', 'docs/x.webp', Buffer.alloc(0), 'is not a picture that can be read'],
    [
      'another format',
      'docs/x.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
      'its content is svg, not png',
    ],
    [
      'SVG without size',
      'docs/x.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'neither width and height nor a viewBox',
    ],
  ])('reports %s', async (_, path, content, message) => {
    await put(path, content);
    const { images, problems } = await prepare();
    expect(images).toEqual({});
    expect(problems).toMatchObject([
      { severity: 'error', file: path, message: expect.stringContaining(message) },
    ]);
  });

  it('reports a picture cut short', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    await put('docs/cut.png', whole.subarray(0, whole.length / 2));
    expect((await prepare()).problems).toMatchObject([{ severity: 'error', file: 'docs/cut.png' }]);
  });
});
