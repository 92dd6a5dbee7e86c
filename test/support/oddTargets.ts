const HOST = 'evil.example';

/** Ways to write a slash, a dot and the end of a segment that some server somewhere has misread. */
const SLASHES = [
  '/',
  '//',
  '/\\',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '/%2f',
  '%252f',
  '%c0%af',
  '%e0%80%af',
  '/./',
  '/.%2e/',
  ';/',
  '%00/',
  '%09/',
  '%20/',
];
const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '...',
  '..;',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '..%00',
  '..%20',
  '%u002e%u002e',
];
const PLACES = [
  'etc/passwd',
  'nginx/maps.conf',
  'package.json',
  'caddy/routes.caddy',
  '.git/config',
  'release.json',
];
const BREAKS = [
  '%0d%0aX-Planted:%201',
  '%0d%0a%0d%0aSet-Cookie:a=1',
  '%0aX-Planted:1',
  '%0dX-Planted:1',
  '%e5%98%8d%e5%98%8aX-Planted:1',
  '%00',
  '%00.html',
  '%c3%28',
  '%ff',
  '%',
  '%2',
  '%zz',
];

/** Thousands of request targets that try to leave the site's folder, its host, or the line they stand on. */
export function oddTargets(base: string): string[] {
  const inside = base.slice(0, -1);
  const up = DOTS.flatMap((dots) =>
    SLASHES.flatMap((slash) =>
      PLACES.flatMap((place) => [
        `${inside}/${`${dots}${slash}`.repeat(3)}${place}`,
        `${inside}/assets${slash}${`${dots}${slash}`.repeat(6)}${place}`,
      ]),
    ),
  );
  const hosts = SLASHES.flatMap((slash) =>
    ['', '/', '/..', '/%2e%2e', '/index.html', '/.', '?x'].flatMap((end) => [
      `/${slash}${HOST}${end}`,
      `${inside}/${slash}${HOST}${end}`,
      `${inside}${slash}${slash}${HOST}${end}`,
      `${inside}/index.html${slash}${HOST}${end}`,
    ]),
  );
  const lines = BREAKS.flatMap((text) =>
    ['', 'index.html', 'user-guide', 'User-Guide/role.html', 'guide/FIRST'].flatMap((path) => [
      `${base}${path}${text}`,
      `${base}${text}${path}`,
      `${base}${path}?x=${text}`,
      `${base}${path}.html?next=//${HOST}${text}`,
    ]),
  );
  return [...new Set([...up, ...hosts, ...lines])].map((target) =>
    target.startsWith('/') ? target : `/${target}`,
  );
}
