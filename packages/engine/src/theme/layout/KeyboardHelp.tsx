import { KEYS } from '../../core/strings.ts';

/** The sheet that `?` opens; see `enhanceDialogs`. */
export function KeyboardHelp() {
  return (
    <dialog id="keyboard-help" className="dialog keyboard-help" aria-label={KEYS.title}>
      <div className="dialog-inner">
        <h2>{KEYS.title}</h2>
        <dl>
          {KEYS.list.map(({ keys, does }) => (
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
          {KEYS.close}
        </button>
        {/* After the button, which has the focus at first. */}
        <label className="single-keys">
          <input type="checkbox" defaultChecked />
          {KEYS.singleKeys}
        </label>
      </div>
    </dialog>
  );
}
