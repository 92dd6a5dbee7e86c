import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demos } from './index.ts';

type Shown = (props: { alt: string; caption: string }) => ReactNode;

const markup = await Promise.all(
  Object.entries(demos).map(async ([name, demo]) => {
    const Demo = (await demo.load()) as Shown;
    return [name, renderToStaticMarkup(<Demo alt="What it shows." caption="What to learn." />)] as const;
  }),
);

describe.each(markup)('%s', (_name, html) => {
  it('says what it shows, and has a caption', () => {
    expect(html).toMatch(/^<figure class="figure /);
    expect(html.match(/role="img"[^>]* aria-label="What it shows\."/g)).toHaveLength(1);
    expect(html).toContain('<figcaption>What to learn.</figcaption>');
  });

  it('keeps to the content policy', () => {
    expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
  });

  it('holds no number that went wrong', () => {
    expect(html).not.toMatch(/NaN|undefined/);
  });
});
