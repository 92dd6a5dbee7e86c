const SHORTCUTS: { keys: string; does: string }[] = [
  { keys: '/ or s or Ctrl+K', does: 'Search' },
  { keys: '?', does: 'Show this sheet' },
  { keys: 'Esc', does: 'Close a menu, a sheet or an enlarged picture' },
  { keys: '↑ ↓ Enter', does: 'Choose and open a search result' },
  { keys: '← →', does: 'Move between tabs' },
  { keys: 'Tab', does: 'Go to the next link; the first one skips to the content' },
];

/** The sheet that `?` opens; see `enhanceDialogs`. */
export function KeyboardHelp() {
  return (
    <dialog id="keyboard-help" className="dialog keyboard-help" aria-label="Keyboard shortcuts">
      <div className="dialog-inner">
        <h2>Keyboard shortcuts</h2>
        <dl>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys
                  .split(/( or | )/)
                  .map((part, at) => (at % 2 === 1 ? part : <kbd key={part}>{part}</kbd>))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button className="button dialog-close" type="button">
          Close
        </button>
        {/* After the button, which has the focus at first. */}
        <label className="single-keys">
          <input type="checkbox" defaultChecked />
          Single-key shortcuts
        </label>
      </div>
    </dialog>
  );
}
