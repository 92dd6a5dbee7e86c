import { readFileSync } from 'node:fs';

export type Content = string | Uint8Array;

/** A file that the build intends to write. One caller writes them all, at the end. */
export type PlannedFile = {
  /** Path below the output folder, with `/`. */
  path: string;
  /** Hash of all that it is made from: an unchanged file is neither made nor read. Without one, contents are compared. */
  identity?: string;
} & (
  | {
      /** A function is called only when it is written, so that the memory a build takes does not grow with the site. */
      content: Content | (() => Content);
    }
  /** Absolute path of a file with the same content. */
  | { copyFrom: string }
);

/** What is to be in a planned file. */
export function makeContent(file: PlannedFile): Content {
  if ('copyFrom' in file) return readFileSync(file.copyFrom);
  return typeof file.content === 'function' ? file.content() : file.content;
}
