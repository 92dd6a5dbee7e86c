import { withBase } from '../../core/address.ts';
import { FRAME } from '../../core/strings.ts';
import type { Heading, PageData } from '../../core/types.ts';
import { usePage, useSite } from '../layout/context.ts';

/** The page's headings beside the article, on wide windows. */
export function ContentsColumn() {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title" className="contents-title">
        {FRAME.onThisPage}
      </p>
      <HeadingList />
    </nav>
  );
}

/** The same above the article, folded, where there is no room beside it. */
export function ContentsFold() {
  return (
    <details className="card contents-fold">
      <summary className="row">{FRAME.onThisPage}</summary>
      <nav aria-label={FRAME.contents}>
        <HeadingList />
      </nav>
    </details>
  );
}

interface Section {
  heading: Heading;
  children: Heading[];
}

/** Whether a page has headings enough for a list of them. */
export function hasContents({ depth, headings }: PageData): boolean {
  return depth > 0 && headings.length > 1;
}

/** Links to the headings of the page, to the depth the page asks for; browsers mark the one being read. */
export function HeadingList({ className }: { className?: string }) {
  const page = usePage();
  const visible = page.headings.filter(({ level }) => level <= page.depth + 1);
  return (
    <ul className={className === undefined ? 'plain headings' : `plain headings ${className}`}>
      {nestHeadings(visible).map(({ heading, children }) => (
        <li key={heading.slug}>
          <a href={`#${heading.slug}`}>{heading.title}</a>
          {children.length === 0 ? null : (
            <ul className="plain">
              {children.map((child) => (
                <li key={child.slug}>
                  <a href={`#${child.slug}`}>{child.title}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Headings of level 3 under the heading of level 2 before them, or on their own if there is none. */
function nestHeadings(headings: readonly Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 3 && last?.heading.level === 2) last.children.push(heading);
    else sections.push({ heading, children: [] });
  }
  return sections;
}

/** The way from the guide to this page. The page itself is left to the heading below. */
export function Breadcrumbs() {
  const { base } = useSite();
  const page = usePage();
  const trail = page.breadcrumbs.filter(({ to }) => to !== page.address);
  if (trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={FRAME.breadcrumbs}>
      <ol className="plain">
        {trail.map(({ text, to }) => (
          <li key={text}>{to === undefined ? text : <a href={withBase(to, base)}>{text}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
