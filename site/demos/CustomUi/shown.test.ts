import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CUSTOM_UI } from '../../data/customUi.ts';
import { describeHidden, hiddenAtFirst, isMasterHidden, keyOf, shownIn, switched } from './shown.ts';
import { Wireframe } from './Wireframe.tsx';

const none = hiddenAtFirst('manager');
const PANELS = 'Viewer panels';
const TOOLS = 'Draw tools';

const draw = (hidden: ReadonlySet<string>, isDetails = false) =>
  renderToStaticMarkup(createElement(Wireframe, { hidden, isDetails }));

describe('a line', () => {
  it('that is a master hides the lines below it, but not the overview', () => {
    const hidden = switched(none, keyOf(PANELS, 'All panels'));
    expect(shownIn(hidden, PANELS)).toEqual(['Overview']);
    expect(shownIn(switched(hidden, keyOf(PANELS, 'Overview')), PANELS)).toEqual([]);
    expect(describeHidden('manager', hidden)).toBe('Managers do not see – Viewer panels: All panels.');
    expect(CUSTOM_UI.filter((category) => isMasterHidden(hidden, category)).map(({ name }) => name)).toEqual([
      PANELS,
    ]);
  });

  it('for links goes with its twin', () => {
    const link = switched(none, keyOf(TOOLS, 'Link'));
    expect(shownIn(link, TOOLS)).toEqual(expect.arrayContaining(['Link', 'Unlink']));
    const both = switched(link, keyOf(TOOLS, 'Unlink'));
    expect(shownIn(both, TOOLS).filter((tool) => /link/i.test(tool))).toEqual([]);
  });
});

describe('a line without effect', () => {
  it('is neither drawn nor said to be hidden', () => {
    expect(shownIn(none, 'Image details')).not.toContain('Tracks');
    const hidden = switched(none, keyOf('Image details', 'Tracks'));
    expect(describeHidden('manager', hidden)).toBe('Managers see everything.');
  });
});

describe('the sketch', () => {
  it('draws something for every line with an effect, and nothing for a hidden one', () => {
    for (const { name, lines } of CUSTOM_UI) {
      const isDetails = name === 'Image details';
      const drawn = draw(none, isDetails);
      // Links vanish together only.
      for (const { label, twin } of lines.filter(({ isIdle }) => !isIdle)) {
        const hidden = [label, ...(twin ? [twin] : [])].reduce(
          (set, one) => switched(set, keyOf(name, one)),
          none,
        );
        expect(draw(hidden, isDetails).length, `${name}: ${label}`).toBeLessThan(drawn.length);
      }
    }
  });
});
