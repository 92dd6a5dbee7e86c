import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '../config/siteSchema.ts';
import { prepareSocialImage } from './socialImage.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'social-'));
  await mkdir(join(root, 'public'));
  await writeFile(
    join(root, 'public/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>',
  );
});
afterEach(() => rm(root, { recursive: true }));

async function draw(cache: string, icon = '/icon.svg') {
  // Only these fields are read.
  const site = { title: 'Docs', icon, style: { accentColor: '#3eaf7c' } } as Site;
  const { image, files } = await prepareSocialImage(site, root, join(root, cache));
  const [file] = files;
  return { image, files, png: await readFile(file !== undefined && 'copyFrom' in file ? file.copyFrom : '') };
}

describe('prepareSocialImage', () => {
  it('draws a picture of the announced size, small enough for every service', async () => {
    const { image, files, png } = await draw('a');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(image).toMatchObject({ width: 1200, height: 630, path: `/${files[0]?.path}` });
    expect(png.length).toBeLessThan(150_000);
  });

  it('draws the same bytes again, and other bytes for another icon', async () => {
    const first = await draw('a');
    expect((await draw('b')).png.equals(first.png)).toBe(true);
    expect((await draw('a', '')).files[0]?.path).not.toBe(first.files[0]?.path);
  });

  it('has the icon on it', async () => {
    const { png } = await draw('a');
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (300 * info.width + 200) * info.channels;
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });
});
