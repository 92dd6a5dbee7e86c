import { readStored, writeStored } from '../stored.ts';

const STORAGE_KEY = 'scheme';

/** The button that changes the color scheme; a choice made in another tab is followed. */
export function enhanceScheme(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.scheme-toggle')) toggleScheme();
  });
  addEventListener('storage', adoptScheme);
  addEventListener('pageshow', adoptScheme);
}

/** The scheme that the system has anyway is not remembered, so that it is followed again. */
function toggleScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { dataset } = document.documentElement;
  const next = (dataset.scheme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete dataset.scheme;
  else dataset.scheme = next;
  writeStored(STORAGE_KEY, dataset.scheme ?? '');
}

/** As the script in the head does at a document's own load. */
function adoptScheme(): void {
  const { dataset } = document.documentElement;
  const chosen = readStored(STORAGE_KEY);
  if (chosen === 'light' || chosen === 'dark') dataset.scheme = chosen;
  else delete dataset.scheme;
}
