import type { Heading, PageData } from '../../core/types.ts';
import { usePage } from '../layout/context.ts';

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
          <HeadingLink heading={heading} />
          {children.length === 0 ? null : (
            <ul className="plain">
              {children.map((child) => (
                <li key={child.slug}>
                  <HeadingLink heading={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function HeadingLink({ heading }: { heading: Heading }) {
  return <a href={`#${heading.slug}`}>{heading.title}</a>;
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
