import type { ApiDescription } from '../api-reference/apiTypes.ts';
import type { ApiPagePlan, ApiPlan } from '../api-reference/planApi.ts';
import type { LoadedConfig } from '../config/loadConfig.ts';
import type { SidebarEntry } from '../config/siteSchema.ts';
import { addressOf, guideOf } from '../core/address.ts';
import { API } from '../core/strings.ts';

/** The configuration with the pages of the API reference in the sidebar of the guide that they are in. */
export function withApiSidebar<T extends Pick<LoadedConfig, 'site' | 'sidebars'>>(
  config: T,
  { plan, descriptions }: { plan: ApiPlan | undefined; descriptions: readonly ApiDescription[] },
): T {
  const [main] = Object.values(plan?.links ?? {});
  if (plan === undefined || main === undefined) return config;
  const keys = config.site.guides.map(({ key }) => key);
  const guide = guideOf(`${main.index.replace(/\/$/, '')}/`, keys);
  const groups = descriptions.map(({ name, title }) => sidebarGroup(name, title, plan));
  const sidebars = config.sidebars.map((sidebar) =>
    sidebar.key === guide ? { ...sidebar, items: [...sidebar.items, ...groups] } : sidebar,
  );
  return { ...config, sidebars };
}

function sidebarGroup(api: string, title: string, { pages }: ApiPlan): SidebarEntry {
  const entries = (type: ApiPagePlan['type']) =>
    pages
      .filter((page) => page.api === api && page.type === type)
      .map(({ relativePath }) => addressOf(relativePath));
  const schemas = entries('schemas');
  const inner: SidebarEntry[] = schemas.length === 0 ? [] : [{ title: API.schemas, children: schemas }];
  return { title, children: [...entries('index'), ...entries('service'), ...inner] };
}
