import { throttle } from '../navigation/scroll.ts';

/** The position is looked at no more often than this. */
const CHECK_MS = 300;
/** A heading is current from this far below its place, and ends to be as far above the next one's. */
const OFFSET_PX = 10;

/** What the rule looks at. */
export interface HeadingView {
  /** Scroll position. */
  top: number;
  /** True when the page cannot be scrolled further down. */
  isAtBottom: boolean;
  /** Headings in order, each with the scroll position at which it stands under the bar on top. */
  headings: readonly { slug: string; y: number }[];
  /** Slug that the address names now, '' for none. */
  named: string;
}

/**
 * Slug of the heading being read; undefined between two of them: what was current then stays.
 *
 * @example activeHeading({ top: 510, isAtBottom: false, headings: [{ slug: 'a', y: 500 }], named: '' }) // 'a'
 */
export function activeHeading({ top, isAtBottom, headings, named }: HeadingView): string | undefined {
  const index = headings.findIndex(({ y }, i) => {
    const next = headings[i + 1];
    const isReached = top >= y + OFFSET_PX && (next === undefined || top < next.y - OFFSET_PX);
    return isReached || (i === 0 && top === 0);
  });
  // A heading near the end never comes to the top: one that the address names wins.
  if (isAtBottom && headings.findIndex(({ slug }) => slug === named) > index) return undefined;
  return headings[index]?.slug;
}

/** What following the headings asks of the page around it. */
export interface HeadingPage {
  /** Position and headings of the page on show. */
  look(): HeadingView;
  /** Whether a smooth scroll is under way. */
  isScrolling(): boolean;
  /** Marks the heading with this slug as the one being read, '' for none. */
  mark(slug: string): void;
  /** Writes the slug into the address without a history entry; '' takes it out. */
  replaceHash(slug: string): void;
}

/** Follows the heading being read while the reader scrolls. */
export class HeadingFollower {
  readonly #page: HeadingPage;
  /** Scroll position of the arrival: the address stays as it came until the reader scrolls on. */
  #heldAt: number | undefined;

  /** To be called at every scroll. */
  readonly onScroll = throttle(() => this.#follow(), CHECK_MS);

  constructor(page: HeadingPage) {
    this.#page = page;
  }

  /** Says what is current once the window stands where the address leads; never touches the address. */
  arrive(slug: string): void {
    const view = this.#page.look();
    this.#heldAt = view.top;
    const isListed = view.headings.some((heading) => heading.slug === slug);
    this.#page.mark(isListed ? slug : (activeHeading(view) ?? ''));
  }

  /** Holds still at the top of a new page, which has no layout yet, until the arrival there. */
  beginAtTop(): void {
    this.#heldAt = 0;
  }

  #follow(): void {
    const { look, isScrolling, mark, replaceHash } = this.#page;
    if (isScrolling()) return;
    const view = look();
    if (this.#heldAt !== undefined && Math.abs(view.top - this.#heldAt) < OFFSET_PX) return;
    this.#heldAt = undefined;
    const slug = activeHeading(view);
    if (slug === undefined) return;
    mark(slug);
    const named = view.top === 0 ? '' : slug;
    if (named !== view.named) replaceHash(named);
  }
}
