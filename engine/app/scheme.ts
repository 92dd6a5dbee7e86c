const STORAGE_KEY = 'scheme';

/** Changes to the other color scheme; the one the system has anyway is not remembered, so that it is followed again. */
export function toggleScheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { dataset } = document.documentElement;
  const next = (dataset.scheme ?? system) === 'dark' ? 'light' : 'dark';
  if (next === system) delete dataset.scheme;
  else dataset.scheme = next;
  try {
    if (next === system) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}
