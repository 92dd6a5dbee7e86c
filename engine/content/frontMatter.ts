import { parse } from 'yaml';
import type { FrontMatter, Problem } from '../shared/types.ts';

/** Front matter, body, and where the body starts. */
export interface SplitSource {
  frontmatter: FrontMatter;
  body: string;
  lineOffset: number;
  problems: Problem[];
}

/** Every key with the value it has when nothing is given. */
export function emptyFrontMatter(): FrontMatter {
  return {
    title: undefined,
    description: undefined,
    redirectFrom: [],
    sidebar: undefined,
    sidebarDepth: undefined,
    api: false,
    home: false,
    kind: undefined,
    edition: undefined,
    sources: [],
    permalink: undefined,
    lang: undefined,
    metaTitle: undefined,
    canonicalUrl: undefined,
    meta: [],
    tags: [],
    pageClass: undefined,
    prev: undefined,
    next: undefined,
    editLink: true,
    search: true,
    navbar: true,
    orphan: false,
    date: undefined,
  };
}

/** Splits a page's text into front matter and body. */
export function readFrontMatter(text: string, _file: string): SplitSource {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (!match) return { frontmatter: emptyFrontMatter(), body: text, lineOffset: 0, problems: [] };
  const given = parse(match[1] ?? '') as Partial<FrontMatter> | null;
  return {
    frontmatter: { ...emptyFrontMatter(), ...given },
    body: text.slice(match[0].length),
    lineOffset: match[0].split('\n').length - 1,
    problems: [],
  };
}
