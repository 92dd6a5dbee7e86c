import type { MarkdownIt } from 'markdown-it';
import type { IconShape } from '../../config/siteSchema.ts';
import { lineOf, pageOf, reportError, suggest } from '../pageState.ts';
import { addInline, tokenAt } from '../tokens.ts';

const ICON = /:icon-([\w+-]+): ?/y;

/** `:icon-pencil: **Edit**` shows an icon of the configuration before a name; `+plus` adds a small mark on it. */
export function icons(md: MarkdownIt): void {
  // The icon has a space of its own, where there is an icon.
  addInline(md, 'icons', ICON, (state, [, names = ''], isSilent) => {
    // Without icons of its own, a site means text.
    if (Object.keys(pageOf(state.env).context.icons).length === 0) return false;
    if (!isSilent) state.push('icon', '', 0).info = names;
    return true;
  });
  md.core.ruler.push('icons', ({ tokens, env }) => {
    const page = pageOf(env);
    const known = page.context.icons;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type !== 'icon') continue;
      for (const name of token.info.split('+').filter((one) => !Object.hasOwn(known, one))) {
        const hint = suggest(name, Object.keys(known), 'The configuration names the icons in `icons`.');
        reportError(page, lineOf(page, token), `there is no icon "${name}".`, hint);
      }
    }
  });
  md.renderer.rules.icon = (tokens, index, _options, env) => {
    const known = pageOf(env).context.icons;
    const drawings = tokenAt(tokens, index)
      .info.split('+')
      .map((name) => svg(known[name]));
    // Nothing but this keeps an icon and the name after it on one line.
    return `<span class="glyph">${drawings.join('')}&nbsp;</span>`;
  };
}

function svg(shape: IconShape | undefined): string {
  if (shape === undefined) return '';
  return `<svg viewBox="${shape.viewBox}" aria-hidden="true"><path d="${shape.path}"/></svg>`;
}
