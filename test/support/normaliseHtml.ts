/** What our pages add to plain HTML outside of code, and what to put there instead to take it away; in order. */
const ADDITIONS: [what: RegExp, instead: string][] = [
  // The title that front matter gives
  [/^<h1 id="frontmatter-title">.*<\/h1>\n?/, ''],
  // Ids of headings, and their links to themselves
  [/<a class="header-anchor"[^>]*><span[^>]*>#<\/span><\/a> /g, ''],
  [/<(h[1-6]) id="[^"]*">/g, '<$1>'],
  // Links to other sites
  [/<span class="visually-hidden"> \(opens new window\)<\/span>/g, ''],
  [/ target="_blank" rel="noopener noreferrer" class="outbound"/g, ''],
  // The box around code with a language
  [/<div class="language-[^>]*>(?:<div class="code-bar">.*?<\/div>)?(?=<pre)/g, ''],
  [/(?<=<\/pre>)<\/div>/g, ''],
];

/** The same for code: the box names the language, lines and colors are spans. */
const CODE_ADDITIONS: [what: RegExp, instead: string][] = [
  [/<\/?span[^>]*>/g, ''],
  [/^<pre class="language-text"[^>]*>/, '<pre>'],
  [/^<pre class="(language-[^"]*)"[^>]*><code>/, '<pre><code class="$1">'],
  [/^<pre tabindex="0">/, '<pre>'],
  // A block without lines has one empty line with us.
  [/(<code[^>]*>)\n<\/code>/, '$1</code>'],
];

/**
 * HTML in a form in which two documents that mean the same are the same: without what our pages add, line breaks
 * between blocks reduced to one, and one spelling for void elements and quotes. Code keeps its white space.
 */
export function normalised(html: string): string {
  return replaceAll(html, ADDITIONS)
    .split(/(<pre[\s>][\s\S]*?<\/pre>)/)
    .map((part) =>
      part.startsWith('<pre') ? replaceAll(part, CODE_ADDITIONS) : part.replace(/\s*\n\s*/g, '\n'),
    )
    .join('')
    .replace(/ \/>/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\n?(<\/?pre)/g, '\n$1')
    .replace(/<blockquote>\n<\/blockquote>/g, '<blockquote></blockquote>')
    .trim();
}

function replaceAll(html: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((result, [what, instead]) => result.replace(what, instead), html);
}
