import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FORMATS, OTHER_FILES } from '../../data/formats.ts';
import { FormatFinder } from './FormatFinder.tsx';
import { chipOf, findFormats, makers } from './findFormats.ts';

const html = renderToStaticMarkup(
  <FormatFinder caption="Find." uploadTo="/upload" packTo="#pack" convertTo="/convert" />,
);

describe('FormatFinder', () => {
  it('lists without scripts the endings by what to do and the next step, and has no dead control', () => {
    const shown = [...html.matchAll(/<li><code>([^<]+)<\/code><\/li>/g)].map(([, ending]) => ending);
    const kinds = findFormats('', '');
    const ways = new Set(kinds.map((kind) => `${kind.answer} ${chipOf(kind)}`));
    expect(shown).toHaveLength(ways.size);
    expect(new Set(shown)).toEqual(new Set(kinds.map(chipOf)));
    expect(html.indexOf('.svs')).toBeLessThan(html.indexOf('Zip it'));
    expect(html.indexOf('.mrxs')).toBeGreaterThan(html.indexOf('Zip it'));
    expect([...html.matchAll(/<\/span> <a href="([^"]+)"/g)].map(([, step]) => step)).toEqual([
      '/upload',
      '#pack',
      '/convert',
    ]);
    expect(html).toMatch(/<search class="lists scripted">/);
    expect(html).not.toContain('<button');
  });
});

const names = (query: string, maker = '') => findFormats(query, maker).map(({ name }) => name);

describe('findFormats', () => {
  it.each([
    ['svs', 'Leica Aperio SVS'],
    ['case 12.b/CMU-1.svs', 'Leica Aperio SVS'],
    ['  slide.ndpi ', 'Hamamatsu NDPI'],
    ['.nd', 'Hamamatsu NDPI'],
    ['Data0000.dat', '3D Histech MIRAX'],
    ['3DHistech', '3D Histech MIRAX'],
    ['a.opt', 'Hamamatsu VMS'],
    ['photo.jpeg', 'JPEG'],
    ['slides.tar.gz', 'Archive'],
    ['report.pdf', 'Video, document, table'],
    ['ventana', 'Ventana BIF'],
  ])('knows what "%s" is', (query, name) => {
    expect(names(query)).toEqual([name]);
  });

  it('does not tell apart what has the same ending', () => {
    expect(names('image.dcm')).toEqual(['DICOM', 'WSI Dicom']);
    expect(names('x.ome.tif')).toEqual(['Pyramidal OME-TIFF', 'OME-TIFF']);
    expect(names('.tif')).toEqual(
      expect.arrayContaining(['Pyramidal TIFF', 'OME-TIFF', 'Philips TIFF', 'Ventana BIF']),
    );
    expect(names('x.tiff')).not.toContain('Ventana BIF');
  });

  it('finds words in any order, those of one maker or of all', () => {
    expect(names('tiff ome pyramidal')).toEqual(['Pyramidal OME-TIFF']);
    expect(names('', 'Olympus')).toEqual(['Olympus SIS TIFF', 'CellSens VSI']);
    expect(names('.tif', 'Olympus')).toEqual(['Olympus SIS TIFF']);
    expect(names('.svs', 'Olympus')).toEqual([]);
    expect(names('sparrow')).toEqual([]);
  });

  it('has every kind, each under an ending of its own answer', () => {
    expect(names('')).toEqual([...FORMATS, ...OTHER_FILES].map(({ name }) => name));
    for (const kind of findFormats('', '')) expect(names(chipOf(kind)), kind.name).toContain(kind.name);
    expect(makers).toEqual([...makers].sort());
    for (const maker of makers) expect(names('', maker).length).toBeGreaterThan(0);
  });

  it('says what to pack, and what is converted', () => {
    const [mirax] = findFormats('mirax', '');
    expect(mirax).toMatchObject({ answer: 'zip', isConverted: false });
    expect(mirax?.text).toMatch(/^The `\.mrxs` file, and next to it the folder/);
    const [bmp] = findFormats('bmp', '');
    expect(bmp).toMatchObject({
      answer: 'yes',
      isConverted: true,
      text: 'Converted above 1,400 pixels a side',
    });
    expect(findFormats('zip', '')[0]).toMatchObject({ answer: 'yes' });
    expect(findFormats('czi', '')[0]).toMatchObject({ answer: 'convert' });
    expect(findFormats('pdf', '')[0]).toMatchObject({ answer: 'no' });
  });
});
