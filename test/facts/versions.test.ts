import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bp } from '../../site/data/bp2025.1.1.ts';
import { ce } from '../../site/data/ce2025.1.ts';
import type { Release } from '../../site/data/release.ts';
import { BpServices } from '../../site/demos/figures/BpServices.tsx';
import { CeServices } from '../../site/demos/figures/CeServices.tsx';

const DOCS = 'site/docs';
const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: bodyOf(readFileSync(join(DOCS, file), 'utf8')) }));

/** Images that belong to no release file: the installer, and the helper of the App Engine 0.1.0. */
const TOOLS = ['cytomine/installer:latest', 'cytomineuliege/alpine-task-utils:latest'];
/** Legacy names its images by version 3.2.3, in its own pages. */
const LEGACY = /^admin-guide\/legacy\//;

/** The text of a page without front matter, whose sources name files the way images are named. */
function bodyOf(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '');
}

function imagesOf(release: Release): string[] {
  return Object.values(release.services).map(({ image }) => image);
}

function mentions(pattern: RegExp): { file: string; match: RegExpExecArray }[] {
  return pages.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((match) => ({ file, match })));
}

describe('what pages say of the releases', () => {
  it('names images in the versions that the releases have', () => {
    const known = [...imagesOf(ce), ...imagesOf(bp), ...TOOLS];
    const found = mentions(
      /\b(?:cytomine|cytomineuliege)\/[a-z-]+:[\w.-]*\w|\b(?:redis|registry):\d[\d.]*\d/g,
    ).filter(({ file }) => !LEGACY.test(file));
    expect(found.length).toBeGreaterThan(30);
    expect(
      found
        .filter(({ match: [image] }) => !known.includes(image))
        .map(({ file, match: [image] }) => `${file}: ${image}`),
    ).toEqual([]);
  });

  it('names images of the other edition in no page of an edition', () => {
    for (const [folder, release, other] of [
      ['ce', ce, bp],
      ['bp', bp, ce],
    ] as const) {
      const others = imagesOf(other).filter((image) => !imagesOf(release).includes(image));
      const strange = pages
        .filter(({ file }) => file.startsWith(`admin-guide/${folder}/`))
        .flatMap(({ file, text }) =>
          others.filter((image) => text.includes(image)).map((image) => `${file}: ${image}`),
        );
      expect(strange).toEqual([]);
    }
  });

  it('gives every address of the network the port that listens there', () => {
    const services = Object.values({ ...ce.services, ...bp.services });
    const found = mentions(/\b(172\.18\.0\.\d+):(\d+)/g);
    expect(found.length).toBeGreaterThan(10);
    const wrong = found.filter(
      ({ match: [, address, port] }) =>
        !services.some((service) => service.address === address && String(service.port) === port),
    );
    expect(wrong.map(({ file, match: [text] }) => `${file}: ${text}`)).toEqual([]);
  });

  it('clones the releases by their tags', () => {
    const found = mentions(/git clone --branch (\S+) https:\/\/github\.com\/(\S+?)\.git/g).filter(
      ({ file }) => /^admin-guide\/(?:ce|bp)\//.test(file),
    );
    expect(found.length).toBeGreaterThan(2);
    for (const { file, match } of found) {
      const release = file.startsWith('admin-guide/bp/') ? bp : ce;
      expect(`${file} ${match[1]} ${match[2]}`).toBe(`${file} ${release.tag} ${release.repository}`);
    }
  });
});

it.each([
  ['ce', ce],
  ['bp', bp],
] as const)(
  'the tables of services of %s have each image, address, port and folder of the release',
  (folder, release) => {
    const text = readFileSync(`site/docs/admin-guide/${folder}/architecture.md`, 'utf8');
    for (const [name, { image, address, port, published, volumes }] of Object.entries(release.services)) {
      const rows = text.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`));
      const place = new RegExp(`\`${address}\` \\| ${port}\\b`);
      const found = {
        image: rows.some((row) => row.includes(`\`${image}\``)),
        place: rows.some((row) => place.test(row)),
        isPublished: rows.some((row) => row.includes('published')),
      };
      expect({ name, ...found }).toEqual({
        name,
        image: true,
        place: true,
        isPublished: published.length > 0,
      });
      for (const volume of volumes) expect(text, volume).toContain(volume.split(':')[0]?.replace('./', ''));
    }
  },
);

describe('the figures of services', () => {
  /** The words of a figure, one after the other: a name may go on in the next line. */
  const words = (figure: FunctionComponent<{ alt: string; caption: string }>): string =>
    renderToStaticMarkup(createElement(figure, { alt: '', caption: '' })).replace(/<[^>]*>/g, '');
  const drawing = (name: string): string =>
    readFileSync(`site/demos/figures/${name}.tsx`, 'utf8').replaceAll("', '", '');

  it.each([
    ['CeServices', CeServices, ce],
    ['BpServices', BpServices, bp],
  ] as const)('%s shows each image and port of the release', (_name, figure, release) => {
    const text = words(figure);
    for (const { image, port, published } of Object.values(release.services)) {
      expect(text).toContain(image);
      expect(text).toContain(published[0] ?? `:${port}`);
    }
  });

  it('shows each image of Legacy as its table has it', () => {
    const table = readFileSync('site/docs/admin-guide/legacy/architecture.md', 'utf8');
    const images = [...table.matchAll(/^\| `\w+` \| `([a-z_]+:v[\d.]+)` \|/gm)].map(
      ([, image = '']) => image,
    );
    expect(images).toHaveLength(13);
    const text = drawing('LegacyServices');
    expect(images.filter((image) => !text.includes(image))).toEqual([]);
  });
});
