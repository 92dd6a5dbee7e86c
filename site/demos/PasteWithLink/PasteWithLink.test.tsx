import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import { advise, HALF, landing, ORIGINAL, placesFor, ratioOf, type Target, targets } from './landing.ts';
import { PasteForm } from './PasteForm.tsx';
import { PasteWithLink } from './PasteWithLink.tsx';

const labels: readonly string[] = labelFile.interface.labels;
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`, 'g'))].map(([, text = '']) => text);
const nothing = () => undefined;

describe('the still', () => {
  const html = renderToStaticMarkup(<PasteWithLink alt="Images." caption="Try." />);

  it('shows controls only with scripts', () => {
    expect(html.replace(/<(fieldset|div) class="[^"]*scripted">.*?<\/\1>/g, '')).not.toMatch(
      /<(?:input|button)/,
    );
  });
});

describe('PasteForm', () => {
  const render = (some: typeof targets) =>
    renderToStaticMarkup(<PasteForm targets={some} save={nothing} cancel={nothing} />);

  it('has the words of Cytomine', () => {
    const html = render(targets);
    const words = ['legend', 'p', 'option', 'button'].flatMap((tag) => texts(html, tag));
    expect(
      words.map((word) => word.replace('Stains', '{imageGroup}')).filter((word) => !labels.includes(word)),
    ).toEqual([]);
    expect(texts(html, 'option')).toHaveLength(5);
    expect(html).toMatch(/<button type="submit"[^>]* disabled="">Save/);
  });
});

const [same, smaller] = targets as [Target, Target];
const usual = { isViewMoved: true, isCalibrated: true };

describe('places', () => {
  it('of a hidden image have no view', () => {
    expect(placesFor(same)[0]).toBe('viewer center position');
    expect(placesFor(smaller)).toEqual(['image center position', 'original annotation position']);
  });
});

describe('landing', () => {
  it('is on the object once the view was moved there, and not before', () => {
    const there = landing('viewer center position', same, usual);
    expect(there).toEqual({ at: same.object, scale: 1, turn: 0 });
    expect(advise(there, same)).toBe('CD3: on the object.');
    const before = landing('viewer center position', same, { ...usual, isViewMoved: false });
    expect(advise(before, same)).toBe('CD3: use Move.');
  });

  it('is in the middle of the image, or at the same pixels, counted from the lower left corner', () => {
    expect(landing('image center position', smaller, usual).at).toEqual([32.5, 26.25]);
    expect(landing('original annotation position', same, usual).at).toEqual(ORIGINAL);
    const low: Target = { ...same, height: 60, width: 120 };
    expect(landing('original annotation position', low, usual).at).toEqual([72, HALF[1]]);
    expect(landing('original annotation position', { ...low, height: 70 }, usual).at).toEqual([72, 13]);
  });

  it('keeps the size in µm where both resolutions are known, otherwise in pixels', () => {
    expect(ratioOf(smaller)).toBe(0.625);
    for (const place of placesFor(smaller)) {
      expect(landing(place, smaller, usual).scale).toBe(0.625);
      expect(landing(place, smaller, { ...usual, isCalibrated: false }).scale).toBe(1);
    }
    expect(landing('image center position', same, usual).scale).toBe(1);
  });
});
