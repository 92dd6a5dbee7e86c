/** Elements that draw, describe or group. Everything else is left out, animation too: it can rewrite addresses. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc style switch view image
  path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop clipPath mask pattern filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Elements that go, while what they hold stays. */
export const UNWRAPPED_ELEMENTS: ReadonlySet<string> = new Set(['a']);

const PREFIXED_ATTRIBUTES = new Set(['xlink:href', 'xml:space', 'xml:lang', 'xmlns:xlink']);
const NAMESPACES: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const RASTER_DATA = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/;
/** Functions of CSS that may fetch something. A backslash could hide their names. */
const FETCHING =
  /(?:url|src|image|image-set|cross-fade|element|paint|expression)\s*\(|@import|@font-face|javascript:|\\/i;
const OWN_REFERENCE = /url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi;

/** Whether an attribute may stay: it runs nothing and reaches nothing outside the picture. */
export function isSafeAttribute(element: string, name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('on') || lower === 'style') return false;
  if (Object.hasOwn(NAMESPACES, name)) return NAMESPACES[name] === value;
  if (name.includes(':') && !PREFIXED_ATTRIBUTES.has(name)) return false;
  if (lower === 'href' || lower === 'xlink:href') {
    return value.startsWith('#') || (element === 'image' && RASTER_DATA.test(value));
  }
  return !fetches(value);
}

/** Whether a style sheet inside a picture may stay. */
export function isSafeStyle(css: string): boolean {
  return !css.includes('<') && !fetches(css);
}

function fetches(css: string): boolean {
  return FETCHING.test(css.replace(OWN_REFERENCE, ''));
}
