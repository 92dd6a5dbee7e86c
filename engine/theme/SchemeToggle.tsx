/** Switches between light and dark. The entry script answers its click, so that it works before React does. */
export function SchemeToggle() {
  return (
    <button
      className="icon-button scheme-toggle scripted"
      type="button"
      aria-label="Switch between light and dark"
    >
      <span className="icon icon-circle-half" aria-hidden="true" />
    </button>
  );
}
