// Draws the picture that a shared link shows, public/images/social.png: an annotated slide with the site's icon
// beside it. It has no text, since every shared link shows the page's title anyway. Run it after a change of the icon
// or the accent color: `npm run draw:social`.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const IMAGES = resolve(import.meta.dirname, '../public/images');
const ACCENT = '#3eaf7c';
const WIDTH = 1200;
const HEIGHT = 630;
const NUCLEI = 900;

/** Regions that people and programs have outlined on the slide. */
const REGIONS = [
  { x: 640, y: 205, radius: 105 },
  { x: 905, y: 395, radius: 130 },
  { x: 1065, y: 150, radius: 70 },
];

const svg = drawing(ACCENT, readFileSync(join(IMAGES, 'favicon.svg')));
await sharp(Buffer.from(svg))
  .png({ palette: true, colours: 128, effort: 10 })
  .toFile(join(IMAGES, 'social.png'));

function drawing(accent, icon) {
  const mark = icon.toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><clipPath id="slide"><rect x="420" y="-20" width="820" height="670" rx="28"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f8f7"/>
<g clip-path="url(#slide)"><rect x="420" y="-20" width="820" height="670" fill="#f3dfe8"/>${tissue()}${tiles()}
${REGIONS.map((region, i) => outline(region, i, accent)).join('')}</g>
<rect x="0" y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent}"/>
<image x="90" y="195" width="240" height="240" href="data:image/svg+xml;base64,${mark}"/></svg>`;
}

/** Nuclei, denser and darker inside the regions. */
function tissue() {
  const random = randomNumbers(7);
  const nuclei = Array.from({ length: NUCLEI }, () => {
    const x = 420 + random() * 780;
    const y = random() * HEIGHT;
    const isInside = REGIONS.some((region) => Math.hypot(x - region.x, y - region.y) < region.radius);
    if (!isInside && random() < 0.45) return '';
    const size = isInside ? 5 + random() * 5 : 3 + random() * 4;
    const place = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
    const shape = `rx="${size.toFixed(1)}" ry="${(size * 0.7).toFixed(1)}"`;
    const turn = `transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"`;
    return `<ellipse ${place} ${shape} ${turn} fill="${isInside ? '#6a3f86' : '#b58bb8'}" fill-opacity=".75"/>`;
  });
  return nuclei.join('');
}

/** The grid in which a slide is stored and sent. */
function tiles() {
  const lines = [
    ...[612, 804, 996].map((x) => `M${x} 0V${HEIGHT}`),
    ...[126, 318, 510].map((y) => `M420 ${y}H${WIDTH}`),
  ];
  return `<path d="${lines.join('')}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
}

/** A region as a hand draws it: a polygon that wavers, with a handle at each corner. */
function outline({ x, y, radius }, seed, accent) {
  const random = randomNumbers(seed + 11);
  const color = [accent, '#7a5fc4', '#d9822b'][seed % 3];
  const corners = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI;
    const distance = radius * (1.05 + random() * 0.22);
    return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance].map((value) => value.toFixed(1));
  });
  const points = corners.map((corner) => corner.join(',')).join(' ');
  const line = `<polygon points="${points}" fill="${color}" fill-opacity=".12" stroke="${color}" stroke-width="6" stroke-linejoin="round"/>`;
  const handles = corners.map(
    ([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="7" fill="#fff" stroke="${color}" stroke-width="4"/>`,
  );
  return line + handles.join('');
}

/** The same numbers in every run: a linear congruential generator. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
