import type { Problem } from '../shared/types.ts';

/** Date (YYYY-MM-DD, UTC) of the last commit that touched each file; keys are paths below `docsDir`. */
export async function gitDates(
  _root: string,
  _docsDir: string,
): Promise<{ dates: Record<string, string>; problems: Problem[] }> {
  return { dates: {}, problems: [] };
}
