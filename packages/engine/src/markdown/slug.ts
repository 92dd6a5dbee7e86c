const COMBINING_MARKS = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this deletes.
const CONTROL_CHARACTERS = /[\u0000-\u001f]/g;
const SEPARATORS = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’–—<>,.?/]+/g;

/**
 * Id of a heading with this text, as VuePress 1 makes it: old links to anchors depend on every detail.
 *
 * @example slugOf('1. Éléments & accents') // '_1-elements-accents'
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(CONTROL_CHARACTERS, '')
    .replace(SEPARATORS, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** Gives each slug once per page: a repeat gets the first free of `-2`, `-3`, …. */
export class SlugCounter {
  readonly #used = new Set<string>();
  /** Where the search for a free number starts, so that a thousand equal headings stay linear. */
  readonly #next = new Map<string, number>();

  /** The slug itself at its first use, else with a number. */
  take(slug: string): string {
    let free = slug;
    let number = this.#next.get(slug) ?? 2;
    while (this.#used.has(free)) free = `${slug}-${number++}`;
    this.#next.set(slug, number);
    this.#used.add(free);
    return free;
  }
}
