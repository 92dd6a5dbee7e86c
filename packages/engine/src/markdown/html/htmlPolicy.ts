import { type PageState, reportError } from '../pageState.ts';
import type { HtmlTag } from './htmlTags.ts';

/** Elements that the site's content policy forbids, and what to do instead. */
const FORBIDDEN: Record<string, string> = {
  script: 'Content runs no scripts; write a demo component instead.',
  style: 'Use the classes the theme offers.',
  iframe: 'Nothing is framed; use a link or a picture.',
  frame: 'Nothing is framed; use a link or a picture.',
  frameset: 'Nothing is framed; use a link or a picture.',
  object: 'Use a link or a picture.',
  embed: 'Use a link or a picture.',
  applet: 'Use a link or a picture.',
  noscript: 'Every page works without scripts.',
  template: 'Content shows everything it holds.',
  textarea: 'Nothing is typed into these pages.',
  xmp: 'Use a code block.',
  plaintext: 'Use a code block.',
  form: 'Nothing is sent anywhere from these pages.',
  animate: 'Nothing moves by itself; write a demo component instead.',
  set: 'Nothing moves by itself; write a demo component instead.',
  base: 'Addresses are resolved by the build.',
  link: 'Style sheets and icons belong to the theme.',
  meta: 'Use the "meta" key of the front matter.',
};

/** Names with a hyphen that browsers know; any other would be a component. */
const HYPHENATED = /^(?:annotation-xml|color-profile|font-face(?:-[a-z]+)?|missing-glyph)$/;
/** What Vue read in the pages of VuePress 1; `v-pre` still means something. */
const VUE_ATTRIBUTE = /^(?:[:@#]|v-(?!pre$))/;

/** Reports what raw HTML must not contain. */
export function checkPolicy(page: PageState, tag: HtmlTag, line: number): void {
  const report = (message: string, hint: string) => reportError(page, line, message, hint);
  if (!tag.isComplete) report(`the tag <${tag.name} has no end.`, 'Add the missing ">".');
  if (tag.component !== undefined) {
    // Those that stand where components may were read before.
    const hint = 'Put it on a line of its own with blank lines around it, and close it where it opens.';
    report(`<${tag.isClosing ? '/' : ''}${tag.component}> stands inside raw HTML.`, hint);
  } else if (!tag.isClosing) {
    const hint = Object.hasOwn(FORBIDDEN, tag.name) ? FORBIDDEN[tag.name] : undefined;
    if (hint !== undefined) report(`<${tag.name}> is not allowed.`, hint);
    if (tag.name.includes('-') && !HYPHENATED.test(tag.name)) {
      const hint = 'Components have names like <Tabs>, and stand on lines of their own.';
      report(`there is no component <${tag.name}>.`, hint);
    }
  }
  for (const { name } of tag.attributes) {
    if (tag.component === undefined && VUE_ATTRIBUTE.test(name)) {
      const hint = 'Pages are plain HTML: write what it stands for.';
      reportError(page, line, `the attribute "${name}" is not read.`, hint, 'vueSyntax');
    }
    if (/^on[a-z]/.test(name)) report(`the attribute "${name}" is not allowed.`, 'Content runs no scripts.');
    if (name === 'style') {
      report('the attribute "style" is not allowed.', 'Use the classes the theme offers.');
    }
  }
}
