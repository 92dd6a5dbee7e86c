import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../shared/types.ts';

/**
 * Gives `virtual:site`, `virtual:frame` and `virtual:demos` to the browser side. `site` is asked for at each load.
 */
export function docsPlugin({ root, site }: { root: string; site: () => Site }): Plugin {
  const demos = join(root, 'demos', 'index.ts');
  return {
    name: 'docs',
    resolveId: {
      filter: { id: /^virtual:(?:site|frame|demos)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|frame|demos)$/ },
      handler(id) {
        if (id === '\0virtual:site') return `export const site = ${JSON.stringify(site())};`;
        if (id === '\0virtual:frame') return `export const site = ${JSON.stringify(frameSite(site()))};`;
        return existsSync(demos)
          ? `export { demos } from ${JSON.stringify(demos)};`
          : 'export const demos = {};';
      },
    },
  };
}

/** The site without what only the home page or parts rendered at build show, for the script that every page loads. */
function frameSite(site: Site): Site {
  return {
    ...site,
    nav: [],
    repositories: {},
    servers: { demo: '' },
    email: '',
    lang: '',
    style: { accentColor: '' },
    socials: { facebook: '', github: '', imagesc: '', linkedin: '', twitter: '' },
    urls: { docRepo: '', docUrl: '', githubDiscussions: '', siteUrl: '' },
    footer: '',
    logo: '',
    logoDark: undefined,
    description: '',
    icon: '',
    themeColor: '',
    docsDir: '',
    docsBranch: '',
    homePage: {
      title: site.homePage.title,
      tagline: '',
      actionText: '',
      actionLink: '',
      image: '',
      imageSize: undefined,
      imageAlt: '',
      targets: [],
    },
    editions: site.editions
      .filter(({ to }) => to !== undefined)
      .map((edition) => ({ ...edition, description: '', logo: '', github: '', accentColor: '' })),
  };
}
