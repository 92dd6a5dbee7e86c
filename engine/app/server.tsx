import { demos } from 'virtual:demos';
import { site } from 'virtual:site';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { allLinks } from '../shared/currentLink.ts';
import { invariant } from '../shared/errors.ts';
import { replaceFields } from '../shared/replaceFields.ts';
import type { Layout as LayoutName, ServerBundle } from '../shared/types.ts';
import { islands } from '../theme/islands/index.ts';
import { Layout } from '../theme/Layout.tsx';
import { layouts } from '../theme/layouts.ts';
import type { MenuPlace } from '../theme/NavMenus.tsx';
import { staticParts } from '../theme/staticParts.tsx';
import type { ComponentEntry } from './components.ts';
import { Contents } from './contents.ts';
import { RuntimeContext } from './hooks.ts';
import { islandKey } from './islandKey.ts';
import type { PageBody, Runtime, View } from './runtime.ts';
import { createStore } from './store.ts';

const registry: Record<string, ComponentEntry> = { ...islands, ...demos };

/** Every component that Markdown may name. */
export const components: ServerBundle['components'] = Object.fromEntries(
  Object.entries(registry).map(([name, { island, props, slots }]) => [name, { island, props, slots }]),
);

const contents = new Contents(layouts);
// Object.keys forgets that the record is complete.
await Promise.all((Object.keys(layouts) as LayoutName[]).map((layout) => contents.load(layout)));

/** Inner HTML of `#app`, as the browser will hydrate it. */
export const renderShell: ServerBundle['renderShell'] = ({ page, guide, html }) =>
  renderToString(
    <RuntimeContext
      value={fixedRuntime({ page, guide, body: { __html: html }, navigation: { type: 'idle' } })}
    >
      <Layout />
    </RuntimeContext>,
  );

/** HTML of one component: plain for a static one, with what hydration needs for an island. */
export const renderComponent: ServerBundle['renderComponent'] = async (name, props, slots) => {
  const entry = registry[name];
  invariant(entry, `component ${name} to be known`);
  // The build has checked the props against the entry's own list.
  const Component = (await entry.load()) as (props: Record<string, unknown>) => ReactNode;
  const element = createElement(Component, entry.slots ? { ...props, slots } : props);
  if (!entry.island) return renderToStaticMarkup(element);
  const json = JSON.stringify(props);
  const key = islandKey(name, json + slots.join('\n'));
  const inner = renderToString(element, { identifierPrefix: key });
  const attributes = `data-island="${name}" data-key="${key}" data-props="${escapeAttribute(json)}"`;
  return `<div class="island" ${attributes}>${inner}</div>`;
};

let menuLinks = new Set(allLinks(site.nav));
/** Parts as drawn before. Drawing the menus anew for every page was half of the work. */
const drawnParts = new Map<string, PageBody>();

/** Draws everything from now on with another configuration. */
export const takeSite: ServerBundle['takeSite'] = (next) => {
  replaceFields(site, next);
  menuLinks = new Set(allLinks(site.nav));
  drawnParts.clear();
};

function renderPart(name: string, runtime: Runtime): PageBody {
  const { address, navLink, guide } = runtime.view.get().page;
  // Pages that no menu names look alike in it.
  const place = { address: menuLinks.has(address) ? address : undefined, navLink, guide };
  const key = JSON.stringify([name, place]);
  const drawn = drawnParts.get(key) ?? drawPart(name, place, runtime);
  drawnParts.set(key, drawn);
  return drawn;
}

function drawPart(name: string, place: MenuPlace, runtime: Runtime): PageBody {
  const Part = Object.hasOwn(staticParts, name) ? staticParts[name] : undefined;
  invariant(Part, `static part ${name} to be known`);
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <Part {...place} />
    </RuntimeContext>,
  );
  return { __html: html };
}

/** What the hooks read while nothing can change. */
function fixedRuntime(view: View): Runtime {
  const runtime: Runtime = {
    site,
    contents,
    staticPart: (name) => renderPart(name, runtime),
    view: createStore(view),
    frame: createStore(view),
    activeSlug: createStore(''),
    isFarDown: createStore(false),
    scrollToTop: nothing,
    fillArticle: nothing,
    mountIslands: () => nothing,
    attachProgress: () => nothing,
    search: { state: createStore('idle'), start: async () => undefined },
  };
  return runtime;
}

function nothing(): void {}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
