/** A file that the build intends to write. One caller writes them all, at the end. */
export type PlannedFile = PlannedContent | PlannedCopy;

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
}
