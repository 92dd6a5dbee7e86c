import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../shared/types.ts';
import { demoSheets } from './pageStyles.ts';

/**
 * Gives `virtual:site`, `virtual:frame`, `virtual:demos` and `virtual:demo-sheets` to the browser side. `site` is asked
 * for at each load.
 */
export function docsPlugin({ root, site }: { root: string; site: () => Site }): Plugin {
  const demos = join(root, 'demos', 'index.ts');
  return {
    name: 'docs',
    resolveId: {
      filter: { id: /^virtual:(?:site|frame|demos|demo-sheets)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:site|frame|demos|demo-sheets)$/ },
      handler(id) {
        if (id === '\0virtual:site') return `export const site = ${JSON.stringify(site())};`;
        if (id === '\0virtual:frame') return `export const site = ${JSON.stringify(frameSite(site()))};`;
        if (id === '\0virtual:demo-sheets') return sheetsModule(Object.values(demoSheets(root)));
        return existsSync(demos)
          ? `export { demos } from ${JSON.stringify(demos)};`
          : 'export const demos = {};';
      },
    },
  };
}

/** A module that makes the bundler emit each of these style sheets as a file of its own. */
function sheetsModule(files: readonly string[]): string {
  const imports = files.map((file, i) => `import s${i} from ${JSON.stringify(`${file}?url`)};`);
  return `${imports.join('')}export const demoSheets = [${files.map((_, i) => `s${i}`)}];`;
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
