import type { LoadedPage } from './pages.ts';
import { readInlineData } from './shapes.ts';
import { trustHtml } from './trusted.ts';

/** A document as the server sent it. */
export interface FirstPage extends LoadedPage {
  app: HTMLElement;
  /** Inner HTML of `app`, to be put back when the shell fails. */
  html: string;
}

/** Reads the page that the document shows; undefined when its data is broken. To be called before anything is hydrated. */
export function readFirstPage(): FirstPage | undefined {
  const app = document.getElementById('app');
  const data = readInlineData(document.getElementById('page-data')?.textContent);
  if (!app || !data) return undefined;
  // A button that has just said "Copied" must not say so for ever.
  for (const button of app.querySelectorAll<HTMLElement>('[data-word]')) {
    button.textContent = button.dataset.word ?? '';
  }
  const content = app.querySelector('.content')?.innerHTML ?? '';
  return { ...data, app, html: app.innerHTML, body: { __html: trustHtml(content) } };
}
