/**
 * Prefix for the ids that React makes inside an island, so that two islands never share one. Short, and the same in
 * every build.
 *
 * @example islandKey('Tabs', '{"labels":["a"]}') // 'Tabs-1k2j3h'
 */
export function islandKey(name: string, content: string): string {
  // FNV-1a over UTF-16 units: no secret, only difference.
  let hash = 0x811c9dc5;
  for (let i = 0; i < content.length; i++) hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193) >>> 0;
  return `${name}-${hash.toString(36)}`;
}
