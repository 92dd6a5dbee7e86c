/** Room left above and below an entry when its list has to be scrolled to it. */
const MARGIN_PX = 48;

/** Scrolls a list, and only the list, when an entry of it would be out of sight. */
export function keepInView(list: HTMLElement, entry: Element): void {
  const box = list.getBoundingClientRect();
  const at = entry.getBoundingClientRect();
  if (at.top < box.top) list.scrollTop += at.top - box.top - MARGIN_PX;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom + MARGIN_PX;
}
