/** Takes over the static page. */
export function startShell(): void {}
