import type { Site } from '../config/siteSchema.ts';
import { withBase } from '../core/address.ts';
import { PLACES } from '../core/strings.ts';

/** What the home page shows of the configuration, as Markdown; `body` is what its own file says. */
export function homeMarkdown({ homePage, editions, base }: Site, body: string): string {
  const { tagline, actionText, actionLink, routes, targets } = homePage;
  const parts = [
    tagline,
    actionLink === '' ? '' : link(actionText, actionLink, base),
    ...section(PLACES.routes, routes, ({ text, details, to }) => `${link(text, to, base)}: ${details}`),
    ...section(PLACES.doors, targets, (target) => targetItem(target, base)),
    body,
    ...section(PLACES.editions, editions, (edition) => editionItem(edition, base)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function section<T>(title: string, things: readonly T[], toItem: (thing: T) => string): string[] {
  return things.length === 0 ? [] : [`## ${title}`, things.map((thing) => `- ${toItem(thing)}`).join('\n')];
}

function targetItem({ title, details, links }: Site['homePage']['targets'][number], base: string): string {
  return [`**${title}**: ${details}`, links.map(({ text, to }) => link(text, to, base)).join(', ')]
    .join(' ')
    .trim();
}

function editionItem(
  { name, version, description, github, to }: Site['editions'][number],
  base: string,
): string {
  const links = [
    ...(to === undefined ? [] : [link(PLACES.guide, to, base)]),
    ...(github === '' ? [] : [link(PLACES.repository, github, base)]),
  ];
  const heading = version === undefined ? name : `${name} ${version}`;
  return `**${heading}**: ${description} ${links.join(', ')}`.trim();
}

function link(text: string, to: string, base: string): string {
  return `[${text}](${withBase(to, base)})`;
}
