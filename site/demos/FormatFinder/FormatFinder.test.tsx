import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormatFinder, sumUp } from './FormatFinder.tsx';
import { chipOf, findFormats } from './findFormats.ts';

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

describe('sumUp', () => {
  it.each([
    [26, false, /by the ending/],
    [0, true, /^Nothing here.*pyramidal TIFF\.$/],
    [1, true, /^1 kind of file\.$/],
    [8, true, /^8 kinds of files\. The server tells them apart/],
  ])('%s, asked: %s', (count, isAsked, text) => {
    expect(sumUp(count, isAsked)).toMatch(text);
  });
});
