import { errorText, mistake } from '../core/errors.ts';
import type { Problem, ServerBundle } from '../core/types.ts';
import type { ComponentUse } from '../markdown/compiled.ts';

/** A page's HTML with places for its components. */
export interface BodyJob {
  /** Path of the Markdown file from the site's root, for messages. */
  file: string;
  html: string;
  components: ComponentUse[];
}

/** An article with its components in place, and what failed. */
export interface RenderedBody {
  html: string;
  problems: Problem[];
}

const PLACE = /<!--island:(\d+)-->/;

/** Puts the components of a page into its HTML. One that fails to render is reported with the line that names it. */
export async function renderBody(
  { file, html, components }: BodyJob,
  bundle: ServerBundle,
): Promise<RenderedBody> {
  const problems: Problem[] = [];
  const render = async ({ name, props, slots, line }: ComponentUse, number: string): Promise<string> => {
    const filled: string[] = [];
    for (const slot of slots) filled.push(await fill(slot));
    try {
      return await bundle.renderComponent(name, props, filled, `${name}-${number}`);
    } catch (error) {
      problems.push(mistake(file, line, `the component <${name}> fails: ${errorText(error)}`));
      return '';
    }
  };
  const fill = async (text: string): Promise<string> => {
    // Between any two pieces of text stands the number of a component.
    const pieces = text.split(PLACE);
    for (let i = 1; i < pieces.length; i += 2) {
      const number = pieces[i] ?? '';
      const use = components[Number(number)];
      pieces[i] = use === undefined ? '' : await render(use, number);
    }
    return pieces.join('');
  };
  return { html: await fill(html), problems };
}
