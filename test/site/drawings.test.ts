import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { watchPages } from '../support/watchPages.ts';

const pages = watchPages();

const theme = resolve(import.meta.dirname, '../../packages/engine/src/theme');
/** Style sheets of the frame; a demo may use what those of all text, of buttons and of tables say. */
const COMMON =
  /^(?:layout\/(?:tokens|base|print)|article\/(?:badge|blocks|code|figures|lists|prose|tables|terms))\.css$/;

/** Paths of all files below a folder that end so. */
const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** Figures and demos of the built site, each markup once. */
function drawnParts(): string[] {
  const parts = filesOf(inject('dist'), '.html').flatMap(
    (file) =>
      readFileSync(join(inject('dist'), file), 'utf8').match(
        /<figure class="figure[^>]*>(?:(?!<figure).)*?<svg.*?<\/figure>/gs,
      ) ?? [],
  );
  return [...new Set(parts)];
}

it('style sheets of the frame say nothing of what is inside a drawing or a demo', async () => {
  const parts = drawnParts();
  expect(parts.length).toBeGreaterThan(60);
  const page = await pages.blank();
  const sheets = filesOf(theme, '.css').map((file) => ({
    file,
    css: readFileSync(join(theme, file), 'utf8'),
    isFrame: !COMMON.test(file),
  }));
  const reached = await page.evaluate(
    ({ html, all }) => {
      document.body.innerHTML = `<div id="app"><div class="frame has-sidebar"><main id="content"><div class="content">${html}</div></main></div></div>`;
      const drawn = [...document.querySelectorAll('.content svg *')];
      const inParts = [...document.querySelectorAll('.content figure *')];
      /** Selectors of all rules, those of nested rules with what stands around them. */
      const selectorsOf = (rules: CSSRuleList, around = ''): string[] =>
        [...rules].flatMap((rule) => {
          if (!(rule instanceof CSSStyleRule))
            return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
              ? selectorsOf(rule.cssRules as CSSRuleList, around)
              : [];
          const selector = rule.selectorText
            .replace(/::[\w-]+(?:\([^)]*\))?/g, '')
            .replaceAll('&', `:is(${around})`);
          return [selector, ...selectorsOf(rule.cssRules, selector)];
        });
      return all.flatMap(({ file, css, isFrame }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const selectors = selectorsOf(sheet.cssRules).filter((one) => !/^[*, ]*$/.test(one));
        const elements = isFrame ? inParts : drawn;
        return selectors
          .filter((selector) => elements.some((element) => element.matches(selector)))
          .map((selector) => `${file}: ${selector}`);
      });
    },
    { html: parts.join(''), all: sheets },
  );
  expect(reached).toEqual([]);
});
