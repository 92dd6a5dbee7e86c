import temml from 'temml';

/** Styles that Temml writes into attributes, which the content policy forbids, and the classes that take their place. */
const STYLE_CLASSES: [RegExp, string][] = [
  [/padding-left:0em;padding-right:0em/, 'math-tight'],
  [/border:1px solid/, 'math-boxed'],
];
const COLOR = /(?:^|;)\s*color:\s*(#[0-9a-f]{3,8})/i;
const STYLE_ATTRIBUTE = /<([a-z]+)((?:\s+[a-z-]+="[^"]*")*?)\s+style="([^"]*)"/g;

/** Formulas longer than this are no formulas. */
export const MAX_FORMULA_CHARACTERS = 5_000;

/**
 * A TeX formula as MathML, or what is wrong with it. Never throws.
 *
 * @example mathml('x^2', false) // { html: '<math><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup></math>' }
 */
export function mathml(tex: string, displayMode: boolean): { html: string } | { mistake: string } {
  if (tex.length > MAX_FORMULA_CHARACTERS)
    return { mistake: `it has more than ${MAX_FORMULA_CHARACTERS} characters` };
  try {
    const html = temml.renderToString(tex, {
      displayMode,
      throwOnError: true,
      trust: false,
      maxExpand: 500,
      maxSize: [50, 500],
    });
    return { html: withoutStyles(html) };
  } catch (error) {
    // Temml marks the place with combining underlines and repeats the formula behind a colon.
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'it cannot be read';
    return { mistake: message.trim().replace(/:?$/, '') };
  }
}

function withoutStyles(html: string): string {
  return html.replace(STYLE_ATTRIBUTE, (_, name: string, attributes: string, style: string) => {
    const classes = STYLE_CLASSES.filter(([pattern]) => pattern.test(style)).map(
      ([, className]) => className,
    );
    const color = COLOR.exec(style)?.[1];
    const colored = color === undefined ? '' : ` mathcolor="${color}"`;
    return `<${name}${addClasses(attributes, classes)}${colored}`;
  });
}

function addClasses(attributes: string, classes: string[]): string {
  if (classes.length === 0) return attributes;
  if (!attributes.includes(' class="')) return `${attributes} class="${classes.join(' ')}"`;
  return attributes.replace(' class="', ` class="${classes.join(' ')} `);
}
