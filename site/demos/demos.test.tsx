import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demos } from './index.ts';

type Shown = (props: { alt: string; caption: string }) => ReactNode;

/** What is wrong with the static markup of a figure or demo. */
function faultsOf(html: string, isPicture: boolean): string[] {
  const pictures = html.match(/role="img"[^>]* aria-label="What it shows\."/g) ?? [];
  const rules: [isKept: boolean, fault: string][] = [
    [/^<figure class="figure /.test(html), 'is no figure'],
    [pictures.length === (isPicture ? 1 : 0), 'does not say what it shows, once'],
    [isPicture || html.replace(/<[^>]+>/g, ' ').length > 300, 'is neither a picture nor text'],
    [html.includes('<figcaption>What to learn.</figcaption>'), 'has no caption'],
    [!/ style=|<style|<script| on[a-z]+=/.test(html), 'breaks the content policy'],
    [!/NaN|undefined/.test(html), 'holds a number that went wrong'],
  ];
  return rules.flatMap(([isKept, fault]) => (isKept ? [] : fault));
}

it('every figure says what it shows, has a caption, keeps to the content policy, and is drawn right', async () => {
  const faults: string[] = [];
  for (const [name, demo] of Object.entries(demos)) {
    const Demo = (await demo.load()) as Shown;
    const html = renderToStaticMarkup(<Demo alt="What it shows." caption="What to learn." />);
    faults.push(...faultsOf(html, 'alt' in demo.props).map((fault) => `${name} ${fault}`));
  }
  expect(Object.keys(demos).length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});
