import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import labelFile from '../../data/ui-labels.json' with { type: 'json' };
import { targets } from './landing.ts';
import { PasteForm } from './PasteForm.tsx';
import { PasteWithLink } from './PasteWithLink.tsx';

const labels: readonly string[] = labelFile.interface.labels;
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`, 'g'))].map(([, text = '']) => text);
const nothing = () => undefined;

describe('the still', () => {
  const html = renderToStaticMarkup(<PasteWithLink alt="Images." caption="Try." />);

  it('marks on each image the places that are offered for it', () => {
    const marks = html.match(/<g class="callout">.*?<text[^>]*>\d/g)?.map((mark) => mark.at(-1));
    expect(marks?.join('')).toBe('12323');
    expect(texts(html, 'li')).toHaveLength(3);
  });

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

  it('says when every image has a linked copy', () => {
    const [sentence = ''] = texts(render([]), 'p');
    expect(sentence).toMatch(/^All images in the image group already/);
    expect(labels).toContain(sentence);
  });
});
