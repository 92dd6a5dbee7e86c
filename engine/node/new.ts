/** Makes a page: Markdown file and sidebar entry. `args` as typed after `npm run new --`; asks on a terminal for what is missing. */
export async function runNew(_root: string, _args: readonly string[]): Promise<void> {
  throw new Error('not there yet');
}
