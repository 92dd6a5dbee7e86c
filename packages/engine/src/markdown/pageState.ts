import type { Env, Token } from 'markdown-it';
import type { FrontMatter } from '../config/frontMatterSchema.ts';
import { mistake } from '../core/errors.ts';
import type { Address, CheckKind, Problem, ProofNote } from '../core/types.ts';
import type { CompileContext, ComponentUse, LinkUse, SourceFile } from './compiled.ts';

export { suggest } from '../core/errors.ts';

/** A heading of any level, with both of its texts. */
export interface PageHeading {
  level: number;
  slug: string;
  /** What a reader sees, as plain text. */
  title: string;
  line: number;
}

/** All that the steps of the pipeline know and find out about one page. */
export interface PageState {
  readonly source: SourceFile;
  /** Path from the site's root, such as `docs/a.md`. */
  readonly file: string;
  readonly address: Address;
  readonly context: CompileContext;
  readonly frontmatter: FrontMatter;
  /** Plain text; '' until the step that infers it has run. */
  title: string;
  /** Lines of front matter above the body: body line + offset = line in the file. */
  readonly lineOffset: number;
  readonly problems: Problem[];
  readonly links: LinkUse[];
  /** Ids in document order, with the line that made them. */
  readonly ids: { id: string; line: number }[];
  readonly headings: PageHeading[];
  /** Filled while rendering: a component's place in this list is the number in its placeholder. */
  readonly components: ComponentUse[];
  /** Imported files, from the site's root. */
  readonly dependencies: Set<string>;
  /** Images that it shows or links to, from the site's root. */
  readonly images: Set<string>;
  /** How its code is known to be right. */
  readonly proofs: ProofNote[];
  /** Grammars that the page's code needs; loaded between parsing and rendering. */
  readonly grammars: Set<string>;
  /** Running numbers, for ids made while rendering. */
  readonly counts: { code: number };
}

/** A page of which nothing but its front matter is known. */
export function startPage(
  known: Pick<
    PageState,
    'source' | 'file' | 'address' | 'context' | 'frontmatter' | 'title' | 'lineOffset' | 'problems'
  >,
): PageState {
  return {
    ...known,
    links: [],
    ids: [],
    headings: [],
    components: [],
    dependencies: new Set(),
    images: new Set(),
    proofs: [],
    grammars: new Set(),
    counts: { code: 0 },
  };
}

/** markdown-it's environment, with the page in it. */
export interface PageEnv extends Env {
  page: PageState;
}

/** The page that is being compiled. Every step of the pipeline is called with a `PageEnv`. */
export function pageOf(env: Env | undefined): PageState {
  return (env as PageEnv).page;
}

/** Line in the file of a token; the first when it has none. */
export function lineOf(page: PageState, token: Token | undefined): number {
  return token?.map ? token.map[0] + page.lineOffset + 1 : 1;
}

/** Notes a mistake of the author's. `line` counts from the start of the file; `check`: see `Problem`. */
export function reportError(
  page: PageState,
  line: number,
  message: string,
  hint?: string,
  check?: CheckKind,
): void {
  page.problems.push(mistake(page.file, line, message, hint, check));
}

type Place = ProofNote['places'][number];

/** Notes how code is known to be right, each place once. */
export function noteProof({ proofs }: PageState, text: string, { title, slug }: Place): void {
  let note = proofs.find((one) => one.text === text);
  if (note === undefined) {
    note = { text, places: [] };
    proofs.push(note);
  }
  if (!note.places.some((one) => one.title === title && one.slug === slug)) note.places.push({ title, slug });
}

/** Notes something that looks wrong but does not stop the build. */
export function reportWarning(page: PageState, line: number, message: string, hint?: string): void {
  page.problems.push({ severity: 'warning', file: page.file, line, message, hint });
}
