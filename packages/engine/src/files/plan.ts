/** A file that the build intends to write. One caller writes them all, at the end. */
export type PlannedFile = PlannedContent | PlannedCopy | PlannedText;

export interface PlannedContent {
  /** Path below the output folder, with `/`. */
  path: string;
  content: string | Uint8Array;
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
  /** Hash of all that the text is made from: equal identities mean equal texts, so that an unchanged one is not made. */
  identity: string;
  makeText: () => string;
}
