/** Says something to those who do not see the page; waits for what is being said. */
export function announce(text: string): void {
  region().textContent = text;
}

let place: HTMLElement | undefined;

/** Outside of `#app`, so that React never meets it. */
function region(): HTMLElement {
  if (place === undefined) {
    place = document.createElement('div');
    place.className = 'visually-hidden';
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  return place;
}

/** A region is heard only if it was there before its text: call this once at the start. */
export function prepareAnnouncer(): void {
  region();
}
