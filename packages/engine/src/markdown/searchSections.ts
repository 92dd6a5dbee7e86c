import { suggest } from '../core/errors.ts';
import { rowSlugOf } from '../core/slug.ts';
import type { SearchDocument } from '../core/types.ts';
import { HEADS, OWN_SLUG, rowLine, type TextRow } from '../search/query/textRows.ts';
import { type PageState, reportError } from './pageState.ts';
import { blockText, oneLine, textOf } from './text.ts';
import type { TokenNode } from './tokens.ts';

interface Section {
  level: number;
  slug: string;
  title: string;
  nodes: TokenNode[];
}

/** The page as search sees it: one document for what stands above the first heading, one for each heading. */
export function searchSections(page: PageState, nodes: readonly TokenNode[]): SearchDocument[] {
  if (!page.frontmatter.search) return [];
  const sections: Section[] = [{ level: 1, slug: '', title: page.title, nodes: [] }];
  split(nodes, sections);
  checkQuestions(page, sections);
  const above: Section[] = [];
  const asked = page.frontmatter.questions;
  const found = withoutRegister(sections).filter((one) => !isWayOn(one) || asked[one.slug] !== undefined);
  return found.map((section) => {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const trail =
      section.slug === '' ? [] : [page.title, ...above.filter(({ slug }) => slug).map(({ title }) => title)];
    above.push(section);
    return toDocument(page, section, trail);
  });
}

/** Questions are found under the section that answers them. */
function checkQuestions(page: PageState, sections: readonly Section[]): void {
  const slugs = sections.map(({ slug }) => slug);
  for (const slug of Object.keys(page.frontmatter.questions)) {
    if (slugs.includes(slug)) continue;
    const message = `front matter "questions" names the section "${slug}", which the page does not have.`;
    reportError(page, 1, message, suggest(slug, slugs, 'Use the anchor of a heading.'), 'frontMatter');
  }
}

/** So many headings of one letter are a register from A to Z, which says again what other sections say. */
const REGISTER_LETTERS = 8;

function withoutRegister(sections: readonly Section[]): readonly Section[] {
  const rest = sections.filter(({ title }) => !/^[a-z]$/i.test(title));
  return sections.length - rest.length < REGISTER_LETTERS ? sections : rest;
}

/** Whether a section is a list of links, such as "Next" at the end of a page: it leads to answers and is none. */
function isWayOn({ slug, nodes }: Section): boolean {
  const [list, ...others] = nodes;
  if (slug === '' || list?.token.type !== 'bullet_list_open' || others.length > 0) return false;
  return list.children.every(({ children: [first] }) => {
    const [start] = first?.children[0]?.token.children ?? [];
    return start?.type === 'link_open';
  });
}

function split(nodes: readonly TokenNode[], sections: Section[]): void {
  for (const node of nodes) {
    if (node.token.type === 'heading_open') startSection(node, sections);
    else if (hasHeading(node)) split(node.children, sections);
    else sections.at(-1)?.nodes.push(node);
  }
}

function startSection({ token, children }: TokenNode, sections: Section[]): void {
  const slug = String(token.attrGet('id') ?? '');
  const level = Number(token.tag.slice(1));
  // A first-level heading at the top is the page itself.
  if (slug === '' || (level === 1 && sections.length === 1 && sections[0]?.nodes.length === 0)) return;
  sections.push({ level, slug, title: textOf(children[0]?.token.children ?? []), nodes: [] });
}

function hasHeading(node: TokenNode): boolean {
  return node.children.some(
    (child) => child.token.type === 'heading_open' || (child.token.block && hasHeading(child)),
  );
}

function toDocument(page: PageState, section: Section, trail: string[]): SearchDocument {
  const hash = section.slug === '' ? '' : `#${section.slug}`;
  return {
    address: page.address,
    hash,
    title: section.title,
    trail,
    questions: page.frontmatter.questions[section.slug] ?? [],
    text: sectionText(section),
    kind: page.frontmatter.kind,
    // Which guide a page belongs to is known only when the sidebars are.
    guide: '',
    edition: page.frontmatter.edition,
    api: page.frontmatter.api,
  };
}

/** What is written row by row. */
const ROWS = new Set(['dl_open', 'tbody_open', 'thead_open']);

/** Prose, and rows of tables and definitions on lines of their own. */
function sectionText({ slug, nodes }: Section): string {
  const lines: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    const line = oneLine(prose.join(' '));
    if (line !== '') lines.push(line);
    prose = [];
  };
  const walk = (node: TokenNode) => {
    const { token, children } = node;
    if (ROWS.has(token.type)) {
      endProse();
      lines.push(...rowsIn(node, slug).map(rowLine));
    } else if (hasRows(node)) children.forEach(walk);
    else prose.push(blockText([node]));
  };
  nodes.forEach(walk);
  endProse();
  return lines.join('\n');
}

function hasRows({ token, children }: TokenNode): boolean {
  return ROWS.has(token.type) || children.some(hasRows);
}

/** Rows of the head or body of a table, or terms with their definitions. */
function rowsIn({ token, children }: TokenNode, section: string): TextRow[] {
  if (token.type !== 'dl_open')
    return children.map((row) => {
      const cells = row.children.map((cell) => blockText(cell.children));
      const id = String(row.token.attrGet('id') ?? '');
      const slug = id !== '' && id === rowSlugOf(section, cells[0] ?? '') ? OWN_SLUG : id;
      return { slug: token.type === 'thead_open' ? HEADS : slug, cells };
    });
  const rows: TextRow[] = [];
  for (const { token: part, children: inside } of children) {
    if (part.type === 'dt_open') rows.push({ slug: '', cells: [blockText(inside)] });
    else rows.at(-1)?.cells.push(blockText(inside));
  }
  return rows;
}
