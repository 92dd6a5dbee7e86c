import { errorText } from '../core/errors.ts';
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

const PLACE = /<!--island:(\d+)-->/g;

/** Puts the components of a page into its HTML. One that fails to render is reported with the line that names it. */
export async function renderBody(
  { file, html, components }: BodyJob,
  bundle: ServerBundle,
): Promise<RenderedBody> {
  const problems: Problem[] = [];
  const rendered: string[] = [];
  const render = async (use: ComponentUse): Promise<string> => {
    const slots = use.slots.map((slot) => fill(slot, rendered));
    try {
      return await bundle.renderComponent(use.name, use.props, slots);
    } catch (error) {
      const message = `the component <${use.name}> fails: ${errorText(error)}`;
      problems.push({ severity: 'error', file, line: use.line, message, hint: undefined });
      return '';
    }
  };
  for (const index of innerFirst(components)) {
    const use = components[index];
    if (use !== undefined) rendered[index] = await render(use);
  }
  return { html: fill(html, rendered), problems };
}

/** Indexes of components so that those within another's slots come before it. */
function innerFirst(components: readonly ComponentUse[]): number[] {
  const order = new Set<number>();
  const visit = (index: number): void => {
    if (order.has(index)) return;
    const slots = components[index]?.slots.join('') ?? '';
    for (const [, inner] of slots.matchAll(PLACE)) if (Number(inner) !== index) visit(Number(inner));
    order.add(index);
  };
  components.forEach((_, index) => {
    visit(index);
  });
  return [...order];
}

function fill(html: string, rendered: readonly string[]): string {
  return html.replace(PLACE, (_, index: string) => rendered[Number(index)] ?? '');
}
