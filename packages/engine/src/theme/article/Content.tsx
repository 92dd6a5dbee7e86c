import type { ComponentType } from 'react';
import type { Layout } from '../../core/types.ts';
import { Home } from '../home/Home.tsx';
import { usePage } from '../layout/context.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { SearchPage } from '../search/Search.tsx';
import { ApiPage } from './ApiPage.tsx';
import { DocPage } from './DocPage.tsx';

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
