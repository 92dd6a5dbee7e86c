import type { Demos } from 'virtual:demos';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { invariant } from '../core/errors.ts';
import { escapeHtml } from '../core/text.ts';
import type { Layout as PageLayout, ServerBundle } from '../core/types.ts';
import { ApiFilter } from '../theme/article/apiTools.tsx';
import { ApiPage, DocPage } from '../theme/article/DocPage.tsx';
import { Tabs } from '../theme/article/Tabs.tsx';
import { Home } from '../theme/home/Home.tsx';
import { type Rendered, RenderedContext } from '../theme/layout/context.ts';
import { Layout } from '../theme/layout/Layout.tsx';
import { NotFound } from '../theme/layout/NotFound.tsx';
import { SidebarNav } from '../theme/navigation/SidebarNav.tsx';
import { SearchPage } from '../theme/search/Search.tsx';
import { SearchDialog } from './islands/search/SearchDialog.tsx';
import { SearchPageForm } from './islands/search/SearchPageForm.tsx';
import type { SearchSite } from './search/types.ts';

const site = SITE;

const [demos] = Object.values(
  import.meta.glob<Demos>('#site/demos/index.ts', { eager: true, import: 'demos' }),
);

const registry: Demos = {
  Tabs: {
    island: false,
    slots: true,
    props: { labels: 'json', group: 'string?', active: 'number?', inert: 'boolean?' },
    load: async () => Tabs,
  },
  ApiFilter: { island: false, props: {}, load: async () => ApiFilter },
  ...demos,
};

/** What `main` holds, by the page's layout. */
const contents: Record<PageLayout, ComponentType> = {
  doc: DocPage,
  api: ApiPage,
  home: Home,
  search: SearchPage,
  'not-found': NotFound,
};

/** Every component that Markdown may name. */
export const components: ServerBundle['components'] = Object.fromEntries(
  Object.entries(registry).map(([name, { island, props, slots }]) => [name, { island, props, slots }]),
);

export const renderPage: ServerBundle['renderPage'] = ({ page, guide }) => {
  const rendered = { site, page, guide, renderSearch };
  return {
    frame: render(rendered, Layout),
    main: render(rendered, contents[page.layout]),
    sidebar: page.sidebar === 'auto' ? render(rendered, SidebarNav) : undefined,
  };
};

export const renderSidebar: ServerBundle['renderSidebar'] = (guide) =>
  guide.sidebar.length === 0 ? '' : render({ site, page: undefined, guide, renderSearch }, SidebarNav);

/** HTML of one component: plain for a static one, with what hydration needs for an island. */
export const renderComponent: ServerBundle['renderComponent'] = async (name, props, slots, key) => {
  const entry = registry[name];
  invariant(entry, `component ${name} to be known`);
  // The build has checked the props against the entry's own list.
  const Component = (await entry.load()) as (props: Record<string, unknown>) => ReactNode;
  if (!entry.island)
    return renderToStaticMarkup(createElement(Component, entry.slots ? { ...props, slots } : props));
  return renderIsland(name, Component, props, key);
};

function render(rendered: Rendered, Part: ComponentType): string {
  return renderToStaticMarkup(
    <RenderedContext value={rendered}>
      <Part />
    </RenderedContext>,
  );
}

/** `key`: what the ids begin with that React makes inside, so that two islands never share one. */
function renderIsland(
  name: string,
  Component: (props: Record<string, unknown>) => ReactNode,
  props: Record<string, unknown>,
  key: string,
): string {
  const inner = renderToString(createElement(Component, props), { identifierPrefix: key });
  const attributes = `data-island="${name}" data-key="${key}" data-props="${escapeHtml(JSON.stringify(props))}"`;
  return `<div class="island" ${attributes}>${inner}</div>`;
}

/** The same on every page. */
const searchIslands = new Map<string, string>();

function renderSearch(name: string): string {
  const { base, guides, forums, search: service } = site;
  const props: SearchSite = { base, guides, forums, service };
  const Component = name === 'SearchDialog' ? SearchDialog : SearchPageForm;
  const html =
    searchIslands.get(name) ?? renderIsland(name, () => <Component {...props} />, { ...props }, name);
  searchIslands.set(name, html);
  return html;
}
