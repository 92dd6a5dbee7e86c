import type { ComponentType } from 'react';
import { ARTICLE_PLACE } from '../../core/places.ts';
import type { Layout } from '../../core/types.ts';
import { Home } from '../home/Home.tsx';
import { usePage } from '../layout/context.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { SearchPage } from '../search/Search.tsx';
import { ApiPage, DocPage } from './DocPage.tsx';

/** The place of the page's text, which the build puts in last. */
export function Article() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark that the build replaces
  return <div className="content" dangerouslySetInnerHTML={{ __html: ARTICLE_PLACE }} />;
}

const contents: Record<Layout, ComponentType> = {
  doc: DocPage,
  api: ApiPage,
  home: Home,
  search: SearchPage,
  'not-found': NotFound,
};

/** What `main` holds, by the page's layout. */
export function Content() {
  const Chosen = contents[usePage().layout];
  return <Chosen />;
}
