import type { AssembledSite, SitePage } from '../build/assembleSite.ts';
import type { BuildContext } from '../build/buildContext.ts';
import { type PlannedSearch, plainFiles, renderedFiles } from '../build/planSite.ts';
import { chunkFile, htmlFile } from '../core/address.ts';
import type { Address } from '../core/types.ts';
import { makeContent, type PlannedFile } from '../files/plan.ts';
import { searchIndexFiles } from '../search/index/searchIndex.ts';
import { DEV_BUILD, type DevRenderer } from './devRenderer.ts';

/** The files that a build would write now, made when they are asked for. */
export interface DevPlan {
  site: AssembledSite;
  files: ReadonlyMap<string, PlannedFile>;
  pages: ReadonlyMap<Address, SitePage>;
  /** File -> the page that it carries to the browser. */
  carried: ReadonlyMap<string, Address>;
}

export function devPlan(context: BuildContext, site: AssembledSite, renderer: DevRenderer): DevPlan {
  const search = plannedSearch(context, site);
  const files = [...plainFiles(context, site), ...renderedFiles(context, site, search, renderer)];
  const carried = site.pages.flatMap(({ page: { address } }): [string, Address][] => [
    [htmlFile(address), address],
    [chunkFile(address, DEV_BUILD), address],
  ]);
  return {
    site,
    files: new Map(files.map((file) => [file.path, file])),
    pages: new Map(site.pages.map((one) => [one.page.address, one])),
    carried: new Map(carried),
  };
}

/** The search index, made when somebody searches. */
function plannedSearch(
  { config: { site } }: BuildContext,
  { inputs, reference }: AssembledSite,
): PlannedSearch {
  let made: PlannedFile[] | undefined;
  const index = () =>
    searchIndexFiles(
      reference.pages.flatMap(({ compiled }) => compiled.search),
      site.base,
      inputs.glossary.terms,
      site.guides.map(({ key }) => key),
    ).files;
  const names = ['titles', 'text', ...(reference.plan === undefined ? [] : ['api'])];
  const files = names.map((name, i) => ({
    path: `assets/search/${name}.${DEV_BUILD}.json`,
    makeText: async () => {
      made ??= index();
      const file = made[i];
      return file === undefined ? '' : String(await makeContent(file));
    },
  }));
  const [head = '', body = '', api] = files.map(({ path }) => site.base + path);
  return { files, urls: { head, body, api } };
}
