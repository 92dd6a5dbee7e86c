import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demos } from './index.ts';

type Shown = (props: { alt: string; caption: string }) => ReactNode;

const markup = await Promise.all(
  Object.entries(demos).map(async ([name, demo]) => {
    const Demo = (await demo.load()) as Shown;
    const html = renderToStaticMarkup(<Demo alt="What it shows." caption="What to learn." />);
    return [name, html, 'alt' in demo.props] as const;
  }),
);

describe.each(markup)('%s', (_name, html, isPicture) => {
  it('says what it shows, and has a caption', () => {
    expect(html).toMatch(/^<figure class="figure /);
    const pictures = html.match(/role="img"[^>]* aria-label="What it shows\."/g) ?? [];
    expect(pictures).toHaveLength(isPicture ? 1 : 0);
    // Without a picture it has to be text.
    if (!isPicture) expect(html.replace(/<[^>]+>/g, ' ').length).toBeGreaterThan(300);
    expect(html).toContain('<figcaption>What to learn.</figcaption>');
  });

  it('keeps to the content policy', () => {
    expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
  });

  it('holds no number that went wrong', () => {
    expect(html).not.toMatch(/NaN|undefined/);
  });
});
