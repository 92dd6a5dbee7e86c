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

/** @example rowSlugOf('codes', 'Status 61') // 'codes-status-61' */
export function rowSlugOf(heading: string, firstCell: string): string {
  return slugOf(`${heading || 'row'} ${firstCell}`);
}
