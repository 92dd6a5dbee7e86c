import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages of one guide: what grows with a site is the number of guides, not the size of a sidebar. */
const PAGES_PER_GUIDE = 50;
const PAGES_PER_GROUP = 10;
const SECTIONS_PER_PAGE = 5;
const SENTENCES_PER_PARAGRAPH = 5;

const WORDS =
  'annotation image project slide viewer ontology term layer tile storage group user role member review reader algorithm task result server container volume network request response model client script notebook channel region outline polygon pathologist researcher study sample tissue stain scan format upload export import query filter value setting installer backup upgrade certificate'.split(
    ' ',
  );
const VERBS = 'opens shows keeps links stores reads writes selects draws compares filters exports'.split(' ');

/** Writes a site of generated pages of 6 to 10 kB with code, tables and links. The same number gives the same site. */
export function writeBenchSite(root: string, pages: number): void {
  const guides = Array.from({ length: Math.ceil(pages / PAGES_PER_GUIDE) }, (_, guide) => ({
    key: `/guide-${guide + 1}/`,
    // The home page is one of the pages.
    size: Math.min(PAGES_PER_GUIDE, pages - 1 - guide * PAGES_PER_GUIDE),
  })).filter(({ size }) => size > 0);
  write(join(root, 'site.config.ts'), configuration(guides));
  write(join(root, 'docs', 'README.md'), home(guides.map(({ key }) => key)));
  for (const [i, { key, size }] of guides.entries())
    for (let page = 0; page < size; page++)
      write(join(root, benchPage(key, page)), pageText(key, page, size, i * PAGES_PER_GUIDE + page));
}

/** File of a generated page, from the site's root. */
export function benchPage(key: string, page: number): string {
  return `docs${key}${page === 0 ? 'README' : pageName(page)}.md`;
}

function pageName(page: number): string {
  return `page-${page}`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function configuration(guides: readonly { key: string; size: number }[]): string {
  const sidebars = Object.fromEntries(
    guides.map(({ key, size }) => [key, { title: `Guide ${key.slice(7, -1)}`, items: sidebar(size) }]),
  );
  const config = {
    title: 'Bench',
    description: 'A generated site',
    nav: [{ text: 'First guide', link: '/guide-1/' }],
    sidebars,
    sidebarDepth: 2,
  };
  return `export default ${JSON.stringify(config, undefined, 2)};\n`;
}

function sidebar(size: number): unknown[] {
  const names = Array.from({ length: size - 1 }, (_, i) => pageName(i + 1));
  const groups = Array.from({ length: Math.ceil(names.length / PAGES_PER_GROUP) }, (_, group) => ({
    title: `Part ${group + 1}`,
    children: names.slice(group * PAGES_PER_GROUP, (group + 1) * PAGES_PER_GROUP),
  }));
  return ['', ...groups];
}

function home(keys: readonly string[]): string {
  const links = keys.map((key) => `- [Guide ${key.slice(7, -1)}](${key})`);
  return `---\nhome: true\ntitle: Bench\n---\n\n${links.join('\n')}\n`;
}

function pageText(key: string, page: number, size: number, seed: number): string {
  const next = random(seed + 1);
  const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_, i) => {
    const link = Math.floor(next() * size);
    const target = link === 0 ? './README.md' : `./${pageName(link)}.md`;
    return [
      `## ${i + 1}. ${title(next)}`,
      `${paragraph(next)} See [${title(next)}](${target}#_${i + 1}-${'start'}).`,
      i % 2 === 0 ? code(next) : table(next),
      `### Details of part ${i + 1}`,
      paragraph(next),
      i === 2
        ? `::: tip\n${sentence(next)}\n:::`
        : `- ${sentence(next)}\n- ${sentence(next)}\n- ${sentence(next)}`,
    ].join('\n\n');
  });
  const start = Array.from({ length: SECTIONS_PER_PAGE }, (_, i) => `<a id="_${i + 1}-start"></a>`).join(
    '\n',
  );
  return `---\ntitle: ${title(next)} ${key.slice(7, -1)}.${page}\n---\n\n${paragraph(next)}\n\n${start}\n\n${sections.join('\n\n')}\n`;
}

/** Small generator of equal numbers on every machine (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick(next: () => number, list: readonly string[]): string {
  return list[Math.floor(next() * list.length)] ?? '';
}

function title(next: () => number): string {
  const words = `${pick(next, WORDS)} ${pick(next, WORDS)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sentence(next: () => number): string {
  const word = () => pick(next, WORDS);
  return `The ${word()} of a ${word()} ${pick(next, VERBS)} the *${word()}* that \`${word()}_${word()}\` ${pick(next, VERBS)} for each ${word()}.`;
}

function paragraph(next: () => number): string {
  return Array.from({ length: SENTENCES_PER_PARAGRAPH }, () => sentence(next)).join(' ');
}

function code(next: () => number): string {
  const lines = Array.from({ length: 8 }, () => {
    const [a, b] = [pick(next, WORDS), pick(next, WORDS)];
    return `    ${a} = ${b}.fetch(id=${Math.floor(next() * 1000)}, name="${b}")  # ${a} of the ${b}`;
  });
  return `\`\`\`python\ndef ${pick(next, WORDS)}(${pick(next, WORDS)}: int) -> None:\n${lines.join('\n')}\n\`\`\``;
}

function table(next: () => number): string {
  const rows = Array.from(
    { length: 6 },
    () => `| \`${pick(next, WORDS)}\` | ${pick(next, WORDS)} | ${sentence(next)} |`,
  );
  return `| Name | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}`;
}
