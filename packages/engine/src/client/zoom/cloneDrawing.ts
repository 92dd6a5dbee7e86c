import { ZOOM } from '../../core/strings.ts';

/**
 * A copy of a drawing, looking as it does in its figure: the same classes around it, and no id twice in the document.
 */
export function cloneDrawing(svg: SVGSVGElement): HTMLElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  renameIds(copy);
  // Whatever hides a drawing in columns of some widths, or limits it, is about the text.
  Object.assign(copy.style, { display: 'block', width: '100%', maxWidth: 'none', height: '100%' });
  const frame = document.createElement('div');
  frame.className = svg.closest('.figure')?.className ?? '';
  frame.setAttribute('role', 'img');
  const alt = svg.closest('[aria-label]')?.getAttribute('aria-label');
  frame.setAttribute('aria-label', alt ?? ZOOM.enlargedFigure);
  frame.append(copy);
  return frame;
}

/** Names such as those of gradients and markers get an ending, wherever the drawing says them. */
function renameIds(svg: SVGSVGElement): void {
  const elements = [svg, ...svg.querySelectorAll('*')];
  const ids = new Set(elements.map(({ id }) => id).filter(Boolean));
  if (ids.size === 0) return;
  const rename = (text: string) =>
    text.replace(/#([\w:«»-]+)/g, (all, id: string) => (ids.has(id) ? `${all}-zoomed` : all));
  for (const element of elements) {
    for (const attribute of element.attributes) {
      if (attribute.name === 'id') attribute.value += '-zoomed';
      else if (attribute.value.includes('#')) attribute.value = rename(attribute.value);
    }
  }
}
