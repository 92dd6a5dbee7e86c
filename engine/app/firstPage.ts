import type { LoadedPage } from './pages.ts';
import type { PageBody } from './runtime.ts';
import { readInlineData } from './shapes.ts';
import { trustHtml } from './trusted.ts';

/** A document as the server sent it. */
export interface FirstPage extends LoadedPage {
  app: HTMLElement;
  /** Inner HTML of `app`, to be put back when the shell fails. */
  html: string;
  /** The parts of the frame as the build drew them, by name. */
  parts: Map<string, PageBody>;
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
  const parts = new Map(
    [...app.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [
      part.dataset.part ?? '',
      toBody(part.innerHTML),
    ]),
  );
  return { ...data, app, parts, html: app.innerHTML, body: toBody(content) };
}

function toBody(html: string): PageBody {
  return { __html: trustHtml(html) };
}
