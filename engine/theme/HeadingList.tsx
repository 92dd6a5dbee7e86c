import { useActiveSlug, useFrame } from '../app/hooks.ts';
import type { Heading } from '../shared/types.ts';
import './HeadingList.css';

interface Section {
  heading: Heading;
  children: Heading[];
}

/** Links to the headings of the page, to the depth the page asks for, the one being read marked. */
export function HeadingList({ className }: { className?: string }) {
  const { page } = useFrame();
  const active = useActiveSlug();
  const visible = page.headings.filter(({ level }) => level <= page.depth + 1);
  return (
    <ul className={className === undefined ? 'plain headings' : `plain headings ${className}`}>
      {nestHeadings(visible).map(({ heading, children }) => (
        <li key={heading.slug}>
          <HeadingLink heading={heading} active={active} />
          {children.length === 0 ? null : (
            <ul className="plain">
              {children.map((child) => (
                <li key={child.slug}>
                  <HeadingLink heading={child} active={active} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function HeadingLink({ heading, active }: { heading: Heading; active: string }) {
  return (
    <a href={`#${heading.slug}`} aria-current={heading.slug === active ? 'location' : undefined}>
      {heading.title}
    </a>
  );
}

/** Headings of level 3 under the heading of level 2 before them; one that has none before it stands for itself. */
function nestHeadings(headings: readonly Heading[]): Section[] {
  const sections: Section[] = [];
  for (const heading of headings) {
    const last = sections.at(-1);
    if (heading.level === 3 && last?.heading.level === 2) last.children.push(heading);
    else sections.push({ heading, children: [] });
  }
  return sections;
}
