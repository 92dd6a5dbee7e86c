/** Pages of each guide of the small site that faults are tried on. */
export const PAGES_PER_GUIDE = 12;

const GUIDES = ['one', 'two'];

/** Addresses of its pages. */
export const addresses: readonly string[] = GUIDES.flatMap((guide) =>
  Array.from({ length: PAGES_PER_GUIDE }, (_, i) => `/${guide}/${i === 0 ? '' : `page-${i}`}`),
);

/** The heading of a page, as the reader sees it. */
export function titleOf(address: string): string {
  const [, guide, name] = /^\/(\w+)\/(.*)$/.exec(address) ?? [];
  return `Guide ${guide}, ${name === '' ? 'start' : name?.replace('-', ' ')}`;
}

/** Files of a site with two guides: headings, code, links within the guide and to the other one. */
export function twoGuides(config: Record<string, unknown> = {}): Record<string, string> {
  const pages = addresses.map((address, i): [string, string] => [
    `docs${address.endsWith('/') ? `${address}README` : address}.md`,
    pageText(address, addresses[(i * 5 + PAGES_PER_GUIDE + 1) % addresses.length] ?? '/one/'),
  ]);
  const site = {
    title: 'Two guides',
    description: 'A site for tests',
    icon: '/square.svg',
    sidebars: Object.fromEntries(
      GUIDES.map((guide) => [
        `/${guide}/`,
        { title: `Guide ${guide}`, items: addresses.filter((address) => address.startsWith(`/${guide}/`)) },
      ]),
    ),
    ...config,
  };
  return {
    'site.config.ts': `export default ${JSON.stringify(site, null, 2)};\n`,
    'public/square.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2H0z"/></svg>\n',
    'docs/README.md': `---\ntitle: Home\n---\n\n[Guide one](/one/), [guide two](/two/)\n`,
    ...Object.fromEntries(pages),
  };
}

function pageText(address: string, other: string): string {
  return `---
title: ${titleOf(address)}
---

Revision 0 of this text. See [another page](${other}).

![A square](/square.svg)

## First part

\`\`\`sh
echo "${titleOf(address)}"
\`\`\`

## Second part

::: tip
Keep the **slides** on a fast disk.
:::

| a | b |
| - | - |
| 1 | 2 |
`;
}
