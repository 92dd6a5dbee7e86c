/** Slips of the finger between two words: a letter too many, missing, wrong, or two swapped. */
interface Slips {
  /** Between the whole words. */
  whole: number;
  /** Between the first word and the best beginning of the second. */
  beginning: number;
}

const NEVER = 99;

/** Rows of the table, kept: this runs thousands of times for one question. */
let previous = new Uint8Array(0);
let current = new Uint8Array(0);
let beforePrevious = new Uint8Array(0);

/**
 * Counts the slips that lead from one word to another, up to `limit`; more are given as 99.
 *
 * @example editDistance('anotaton', 'annotation', 2) // { whole: 2, beginning: 2 }
 */
export function editDistance(from: string, to: string, limit: number): Slips {
  const width = to.length + 1;
  if (from.length - to.length > limit) return { whole: NEVER, beginning: NEVER };
  prepareRows(width);
  for (let row = 1; row <= from.length; row++) {
    if (fillRow(from, to, row) > limit) return { whole: NEVER, beginning: NEVER };
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let beginning = NEVER;
  for (let column = 0; column < width; column++) beginning = Math.min(beginning, previous[column] ?? NEVER);
  const whole = previous[to.length] ?? NEVER;
  return { whole: whole > limit ? NEVER : whole, beginning: beginning > limit ? NEVER : beginning };
}

function prepareRows(width: number): void {
  if (current.length < width) {
    previous = new Uint8Array(width);
    current = new Uint8Array(width);
    beforePrevious = new Uint8Array(width);
  }
  for (let column = 0; column < width; column++) previous[column] = Math.min(column, NEVER);
}

/** Gives the smallest number of the row: no later row can be below it by more than a swap. */
function fillRow(from: string, to: string, row: number): number {
  const letter = from.charCodeAt(row - 1);
  const letterBefore = from.charCodeAt(row - 2);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= to.length; column++) {
    const other = to.charCodeAt(column - 1);
    let cost = Math.min(
      (previous[column] ?? NEVER) + 1,
      (current[column - 1] ?? NEVER) + 1,
      (previous[column - 1] ?? NEVER) + (letter === other ? 0 : 1),
    );
    if (row > 1 && column > 1 && letter === to.charCodeAt(column - 2) && letterBefore === other)
      cost = Math.min(cost, (beforePrevious[column - 2] ?? NEVER) + 1);
    current[column] = Math.min(cost, NEVER);
    if (cost < least) least = cost;
  }
  return least;
}
