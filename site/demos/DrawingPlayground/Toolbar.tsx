import type { KeyboardEvent } from 'react';
import { Icon } from '../figures/kit.tsx';
import type { Drawing } from './drawing.ts';
import { use, whyNot } from './editing.ts';
import { toolbar, usageOf } from './tools.ts';
import type { ChangeDrawing } from './usePen.ts';

/** The toolbar of the viewer. Its gray buttons can be reached, and say why they are gray. */
export function Toolbar({ drawing, change }: { drawing: Drawing; change: ChangeDrawing }) {
  const [how, keys] = usageOf(drawing.tool);
  return (
    <>
      <div className="playground-tools scripted" role="toolbar" aria-label="Tools" onKeyDown={moveFocus}>
        {toolbar.map((group) => (
          <div key={group[0]?.[0]}>
            {group.map(([name, icon, usage]) => (
              <button
                key={name}
                type="button"
                className="icon-button"
                aria-label={name}
                title={name}
                aria-disabled={whyNot(drawing, name) !== undefined}
                aria-pressed={usage === undefined ? undefined : name === drawing.tool}
                tabIndex={name === drawing.tool ? 0 : -1}
                onClick={() => change((now) => use(now, name))}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <Icon name={icon} x={0} y={0} />
                </svg>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className="scripted">
        <b>{drawing.tool}</b>: {how} <span className="playground-keys">{keys}</span>
      </p>
    </>
  );
}

/** A toolbar is one stop of the Tab key; arrows go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  const next = all.indexOf(document.activeElement as HTMLButtonElement) + step;
  all.at(next % all.length)?.focus();
}
