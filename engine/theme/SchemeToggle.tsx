/**
 * Switches between light and dark. The entry script answers its click, so that it works before React does; which of
 * the two icons shows is a matter of style sheets, so that the server need not know the scheme.
 */
export function SchemeToggle() {
  return (
    <button
      className="icon-button scheme-toggle scripted"
      type="button"
      aria-label="Switch between light and dark"
    >
      <span className="icon icon-moon-stars light-only" aria-hidden="true" />
      <span className="icon icon-sun dark-only" aria-hidden="true" />
    </button>
  );
}
