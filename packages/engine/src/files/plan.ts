import { readFileSync } from 'node:fs';

export type Content = string | Uint8Array;

/** A file that the build intends to write. One caller writes them all, at the end. */
export type PlannedFile = PlannedContent | PlannedCopy | PlannedText;

export interface PlannedContent {
  /** Path below the output folder, with `/`. */
  path: string;
  content: Content;
}

export interface PlannedCopy {
  /** Path below the output folder, with `/`. */
  path: string;
  /** Absolute path of a file with the same content, so that large files never pass through memory. */
  copyFrom: string;
  /** Hash of the content, when the caller knows it anyway; saves reading the file. */
  identity?: string;
}

/** Made only when it is written, so that the memory a build takes does not grow with the number of pages. */
export interface PlannedText {
  /** Path below the output folder, with `/`. */
  path: string;
  /**
   * Hash of all that the text is made from: equal identities mean equal texts, so that an unchanged one is not made.
   * Without one, the text is made and compared.
   */
  identity?: string;
  makeText: () => string;
}

/** What is to be in a planned file. */
export function makeContent(file: PlannedFile): Content {
  if ('content' in file) return file.content;
  return 'copyFrom' in file ? readFileSync(file.copyFrom) : file.makeText();
}
