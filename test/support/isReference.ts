/** Whether a page is one of those that the build makes from the API descriptions, all by one pattern. */
export function isReference(address: string): boolean {
  return /^\/dev-guide\/api\/reference\/./.test(address);
}
