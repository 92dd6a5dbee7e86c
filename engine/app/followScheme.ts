/** Follows a choice of colors made in another tab, or on another page before the reader came back to this one. */
export function followScheme(): void {
  addEventListener('storage', adoptScheme);
  addEventListener('pageshow', adoptScheme);
}

/** As the script in the head does at a real load. */
function adoptScheme(): void {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem('scheme');
    if (chosen === 'light' || chosen === 'dark') dataset.scheme = chosen;
    else delete dataset.scheme;
  } catch {
    // Storage refused: nothing is known of other pages.
  }
}
