/** Where the reader's own server is remembered. */
export const SERVER_KEY = 'api-server';

/**
 * The origin that a reader means; undefined for what is none. Without a scheme it is taken for `https`.
 *
 * @example serverAddress('cytomine.example.org/') // 'https://cytomine.example.org'
 */
export function serverAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const written = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { protocol, origin, username, password } = new URL(written);
    const isPlain = (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
    return isPlain && /^[^\s'"`$\\<>{}]+$/.test(trimmed) ? origin : undefined;
  } catch {
    return undefined;
  }
}
