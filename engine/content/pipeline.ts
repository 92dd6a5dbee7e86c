import Parser, { type MarkdownIt } from 'markdown-it';
import definitionLists from 'markdown-it-deflist';
import { full as emoji } from 'markdown-it-emoji';
import { alerts } from './plugins/alerts.ts';
import { badge } from './plugins/badge.ts';
import { codeImport } from './plugins/codeImport.ts';
import { components } from './plugins/components.ts';
import { containers } from './plugins/containers.ts';
import { dataTables } from './plugins/dataTables.ts';
import { fences } from './plugins/fences.ts';
import { fileTree } from './plugins/fileTree.ts';
import { footnotes } from './plugins/footnotes.ts';
import { headings } from './plugins/headings.ts';
import { htmlBalance } from './plugins/htmlBalance.ts';
import { images } from './plugins/images.ts';
import { interpolations } from './plugins/interpolations.ts';
import { keys } from './plugins/keys.ts';
import { lines } from './plugins/lines.ts';
import { links } from './plugins/links.ts';
import { math } from './plugins/math.ts';
import { nesting } from './plugins/nesting.ts';
import { rawHtml } from './plugins/rawHtml.ts';
import { steps as numberedSteps } from './plugins/steps.ts';
import { tables } from './plugins/tables.ts';
import { tabs } from './plugins/tabs.ts';
import { taskLists } from './plugins/taskLists.ts';
import { terms } from './plugins/terms.ts';
import { toc } from './plugins/toc.ts';

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
  keys,
  alerts,
  taskLists,
  numberedSteps,
  tabs,
  fileTree,
  tables,
  // Changes of the finished tokens; interpolations come before headings, whose titles hold their values.
  headings,
  toc,
  links,
  rawHtml,
  htmlBalance,
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
