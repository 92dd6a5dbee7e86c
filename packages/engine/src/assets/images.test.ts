import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import { listPublicFiles } from '../files/listFiles.ts';
import { Pack } from '../files/pack.ts';
import { encodeImages, widthsOf } from './encodeImages.ts';
import { readImages, shownImages } from './images.ts';

const folder = temporaryFolder();

/** A picture with enough detail that better formats win. */
function picture(width: number, height: number): Sharp {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, i) => (i * i * 7 + (i >> 5)) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } }).blur(2);
}

const plain = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } });

async function read(base = '/') {
  const { root } = folder;
  const pack = new Pack(folder.at('.cache'), 'pages');
  try {
    const publicFiles = await listPublicFiles(root);
    return await readImages({ root, base, publicFiles, pack });
  } finally {
    pack.close();
  }
}

/** Encodes all that is there. */
async function encode() {
  const images = await read();
  const keys = Object.values(images.images).flatMap(({ key }) => key ?? []);
  return encodeImages(shownImages(images, new Set(keys), folder.root), '/', folder.at('.cache'));
}

const svg = (attributes = 'viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect/></svg>`;

describe('readImages', () => {
  it('measures; leaves what lies in public/ at its address, and names what lies among pages by content', async () => {
    folder.write('public/images/A b#.svg', svg());
    folder.write('docs/x/A b.svg', svg());
    const { images, originals, problems } = await read('/docs/');
    expect(problems).toEqual([]);
    const size = { width: 40, height: 30, key: undefined };
    expect(images).toEqual({
      'docs/x/A b.svg': { ...size, src: expect.stringMatching(/^\/docs\/assets\/img\/A-b\.[\w-]{8}\.svg$/) },
      'public/images/A b#.svg': { ...size, src: '/docs/images/A%20b%23.svg' },
    });
    expect(originals['public/images/A b#.svg']?.path).toBe('images/A b#.svg');
  });

  it('keeps what it knows of one kind of file for no other', async () => {
    const content = await picture(40, 40).png().toBuffer();
    folder.write('docs/x.png', content);
    expect((await read()).problems).toEqual([]);
    folder.write('docs/y.jpg', content);
    expect((await read()).problems).toMatchObject([{ file: 'docs/y.jpg' }]);
  });

  it('turns a photo the way its camera says', async () => {
    folder.write('docs/p.jpg', await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect((await read()).images['docs/p.jpg']).toMatchObject({ width: 40, height: 60 });
  });

  it('leaves an animation as it is', async () => {
    const frames = await Promise.all([10, 200].map((tone) => plain(`rgb(${tone}, 0, 0)`).png().toBuffer()));
    const animation = sharp(frames, { join: { animated: true } });
    folder.write('docs/a.gif', await animation.gif().toBuffer());
    expect((await read()).images['docs/a.gif']).toEqual({
      width: 8,
      height: 8,
      key: undefined,
      src: expect.stringMatching(/^\/assets\/img\/a\.[\w-]{8}\.gif$/),
    });
  });

  it.each([
    ['no picture', 'docs/x.png', 'hello', 'is not a picture that can be read'],
    ['empty', 'docs/x.webp', '', 'is not a picture that can be read'],
    ['another format', 'docs/x.png', svg(), 'its content is svg, not png'],
    ['SVG without size', 'docs/x.svg', svg(''), 'is not a picture that can be read'],
    [
      'SVG that runs something',
      'docs/x.svg',
      svg('viewBox="0 0 1 1" onload="a()"'),
      'it holds "onload=", which could run',
    ],
  ])('reports %s', async (_, path, content, message) => {
    folder.write(path, content);
    const { images, problems } = await read();
    expect(images).toEqual({});
    expect(problems).toMatchObject([
      { severity: 'error', file: path, message: expect.stringContaining(message) },
    ]);
  });

  it('reports a picture cut short', async () => {
    const whole = await picture(300, 300).png().toBuffer();
    folder.write('docs/cut.png', whole.subarray(0, whole.length / 2));
    expect((await read()).problems).toMatchObject([{ severity: 'error', file: 'docs/cut.png' }]);
  });
});

describe('encodeImages', () => {
  it.each([
    [300, [300]],
    [1199, [1199]],
    [1200, [960, 1200]],
    [1600, [960, 1600]],
    [1920, [960, 1440, 1920]],
  ])('offers of a width of %i what is worth a file: %j', (width, offered) => {
    expect(widthsOf(width)).toEqual(offered);
  });

  it('makes each size once per content', async () => {
    const content = await picture(1300, 300).png().toBuffer();
    for (const path of ['docs/a/shot.png', 'docs/b/again.png']) folder.write(path, content);
    const first = await encode();
    expect(Object.values(first.sources)).toEqual([
      expect.stringMatching(
        /^\/assets\/img\/again-960\.[\w-]{8}\.webp 960w, \/assets\/img\/again-1300\.[\w-]{8}\.webp 1300w$/,
      ),
    ]);
    const files = first.files.flatMap((file) => ('copyFrom' in file ? [file.copyFrom] : []));
    const widths = files.map(async (file) => (await sharp(file).metadata()).width);
    expect(await Promise.all(widths)).toEqual([960, 1300]);
    const inodes = () => Promise.all(files.map(async (file) => (await stat(file)).ino));
    const before = await inodes();
    expect(await encode()).toEqual(first);
    expect(await inodes()).toEqual(before);
  });

  it('leaves alone what it cannot make smaller', async () => {
    folder.write('docs/dot.png', await plain('red').png({ palette: true }).toBuffer());
    for (const _ of ['made', 'kept']) expect(await encode()).toEqual({ sources: {}, files: [] });
  });
});
