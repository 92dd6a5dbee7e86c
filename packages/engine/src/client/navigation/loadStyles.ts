/**
 * Adds style sheets to the document, unless they are there; done when each has come. Rejects when one cannot be had, so
 * that no page is shown without its looks.
 */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.map(loadStyle));
}

const pending = new Map<string, Promise<void>>();

function loadStyle(url: string): Promise<void> {
  const { href } = new URL(url, document.baseURI);
  const known = pending.get(href);
  if (known !== undefined) return known;
  const isThere = [...document.styleSheets].some((sheet) => sheet.href === href);
  const loading = isThere ? Promise.resolve() : addLink(href);
  pending.set(href, loading);
  return loading;
}

function addLink(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      pending.delete(href);
      reject(new Error(`The style sheet ${href} cannot be loaded.`));
    };
    document.head.append(link);
  });
}
