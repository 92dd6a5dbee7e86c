import Parser, { type MarkdownIt } from 'markdown-it';
import { full as emoji } from 'markdown-it-emoji';
import { containers } from './plugins/containers.ts';
import { fences } from './plugins/fences.ts';
import { headings } from './plugins/headings.ts';
import { lines } from './plugins/lines.ts';

/** One step: adds its rules to the parser. Steps that change finished tokens run in the order of the list. */
type Step = (md: MarkdownIt) => void;

/** From Markdown to tokens, top to bottom. */
const steps: readonly Step[] = [
  lines,
  // New syntax
  containers,
  emoji,
  // Changes of the finished tokens
  headings,
  fences,
];

/** Makes the parser and renderer of our dialect. Made once per process: it costs milliseconds. */
export function createMarkdown(): MarkdownIt {
  const md = new Parser({ html: true });
  for (const step of steps) md.use(step);
  return md;
}
