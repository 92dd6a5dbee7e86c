const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request was meant for this machine and comes from a page of it. Otherwise any website that a maintainer
 * visits could read unpublished texts, by a name that leads here or by a request from its own scripts.
 */
export function isLocalRequest(headers: { host?: string | undefined; origin?: string | undefined }): boolean {
  const { host, origin } = headers;
  if (host === undefined || !isLocalUrl(`http://${host}`)) return false;
  return origin === undefined || isLocalUrl(origin);
}

function isLocalUrl(text: string): boolean {
  return URL.canParse(text) && LOCAL_NAMES.has(new URL(text).hostname);
}
