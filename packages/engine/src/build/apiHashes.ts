import type { ApiDescription } from '../api-reference/apiTypes.ts';
import { refsIn } from '../api-reference/schemas.ts';
import { contentHash } from '../files/contentHash.ts';
import { showsConfig } from './compilePages.ts';

/** Hashes of what pages of one description are made from, so that an edit of one operation writes one page anew. */
export interface ApiHashes {
  whole: string;
  document: string;
  /** By the slug of the service. */
  services: Record<string, string>;
  /** See `showsConfig`. */
  showsConfig: boolean;
}

export function apiHashes({ services, schemas, document }: ApiDescription): ApiHashes {
  const frame = JSON.stringify([document.info, document.servers, document.security, document['x-services']]);
  const direct = new Map(Object.values(schemas).map(({ name, schema }) => [name, refsIn(schema)]));
  const texts = new Map(
    Object.values(schemas).map((schema) => [schema.name, contentHash(JSON.stringify(schema))]),
  );
  const closure = (names: Iterable<string>): string[] => {
    const found = new Set<string>();
    const pending = [...names];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      pending.push(...(direct.get(name) ?? []));
    }
    return [...found].sort().map((name) => texts.get(name) ?? '');
  };
  const own = services.map((service): [string, string] => [
    service.slug,
    contentHash(frame, JSON.stringify(service), ...closure(refsIn(service.operations))),
  ]);
  const text = JSON.stringify(document);
  return {
    document: contentHash(text),
    whole: contentHash(frame, JSON.stringify(services), ...texts.values()),
    services: Object.fromEntries(own),
    showsConfig: showsConfig(text),
  };
}
