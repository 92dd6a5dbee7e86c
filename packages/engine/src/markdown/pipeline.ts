import Parser, { type MarkdownIt } from 'markdown-it';
import definitionLists from 'markdown-it-deflist';
import { full as emoji } from 'markdown-it-emoji';
import { fences } from './code/fences.ts';
import { codeImport } from './code/importCode.ts';
import { alerts } from './containers/alerts.ts';
import { components } from './containers/components.ts';
import { containers } from './containers/containers.ts';
import { dataTables } from './containers/dataTables.ts';
import { fileTree } from './containers/fileTree.ts';
import { headings } from './headings.ts';
import { rawHtml } from './html/rawHtml.ts';
import { badge } from './inline/badge.ts';
import { footnotes } from './inline/footnotes.ts';
import { icons } from './inline/icons.ts';
import { images } from './inline/images.ts';
import { interpolations } from './inline/interpolations.ts';
import { links } from './inline/links.ts';
import { math } from './inline/math.ts';
import { taskLists } from './inline/taskLists.ts';
import { terms } from './inline/terms.ts';
import { lines } from './lines.ts';
import { nesting } from './nesting.ts';
import { rowAnchors, tables } from './tables.ts';
import { toc } from './toc.ts';

/** One step: adds its rules to the parser. Steps that change finished tokens run in the order of the list. */
type Step = (md: MarkdownIt) => void;

/** From Markdown to tokens, top to bottom. */
const steps: readonly Step[] = [
  lines,
  // New syntax
  containers,
  codeImport,
  components,
  dataTables,
  badge,
  interpolations,
  emoji,
  definitionLists,
  footnotes,
  math,
  icons,
  alerts,
  taskLists,
  fileTree,
  tables,
  // Changes of the finished tokens; interpolations come before headings, whose titles hold their values.
  headings,
  toc,
  links,
  rawHtml,
  rowAnchors,
  images,
  terms,
  fences,
  nesting,
];

/** Makes the parser and renderer of our dialect. Made once per process: it costs milliseconds. */
export function createMarkdown(): MarkdownIt {
  const md = new Parser({ html: true });
  for (const step of steps) md.use(step);
  return md;
}
