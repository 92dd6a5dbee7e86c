import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { readStored, writeStored } from '../stored.ts';
import './Tabs.css';

interface Props {
  labels: string[];
  /** Tabs of one group change together, and the choice is remembered. */
  group?: string;
  /** Which tab comes first into view; 0 when not given. */
  active?: number;
  /** HTML of the panels, one for each label. */
  slots?: string[];
}

/** Tells the other tabs of a group; `detail` is a `Choice`. */
const CHOSEN = 'tabs:chosen';

interface Choice {
  group: string;
  label: string;
}

/**
 * Panels of which one shows. Until scripts run each stands under its label, one after the other; with scripts the style
 * sheet hides all but one from the start, so that nothing moves when this component comes alive.
 */
export function Tabs({ labels, group, active = 0, slots = [] }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isAlive, setIsAlive] = useState(false);
  const [chosen, choose] = useGroupChoice(labels, group, active, list);
  useEffect(() => setIsAlive(true), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="tabs">
      <div ref={list} className="tab-list scripted" role={isAlive ? 'tablist' : undefined}>
        {labels.map((label, index) => (
          <button
            key={label}
            id={`${id}-tab-${index}`}
            type="button"
            className={index === chosen ? 'tab active' : 'tab'}
            {...(isAlive && {
              role: 'tab',
              'aria-selected': index === chosen,
              'aria-controls': `${id}-panel-${index}`,
              tabIndex: index === chosen ? 0 : -1,
            })}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {labels.map((label, index) => (
        <div
          key={label}
          id={`${id}-panel-${index}`}
          className={index === chosen ? 'tab-panel active' : 'tab-panel'}
          {...(isAlive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}`, tabIndex: 0 })}
        >
          <p className="tab-label">{label}</p>
          <Slot index={index} html={slots[index] ?? ''} />
        </div>
      ))}
    </div>
  );
}

/** Memoised with a stable object, or a re-render would write the panel's HTML anew. */
const Slot = memo(function Slot({ index, html }: { index: number; html: string }) {
  const [content] = useState(() => ({ __html: html }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of our own build, never of a reader
  return <div data-slot={index} dangerouslySetInnerHTML={content} />;
});

/** The chosen tab, and the way to choose another for all tabs of the group. */
function useGroupChoice(
  labels: string[],
  group: string | undefined,
  initial: number,
  list: { current: HTMLElement | null },
): [number, (index: number) => void] {
  const [chosen, setChosen] = useState(initial);
  const joined = labels.join('\n');
  useEffect(() => {
    if (group === undefined) return;
    const follow = (label: string | undefined) => {
      const index = joined.split('\n').indexOf(label ?? '');
      if (index >= 0) setChosen(index);
    };
    const onChosen = (event: Event) => {
      const { detail } = event as CustomEvent<Choice>;
      if (detail.group === group) follow(detail.label);
    };
    follow(readStored(`tabs:${group}`));
    document.addEventListener(CHOSEN, onChosen);
    return () => document.removeEventListener(CHOSEN, onChosen);
  }, [group, joined]);

  const choose = (index: number) => {
    const label = labels[index];
    setChosen(index);
    if (group === undefined || label === undefined) return;
    holdInPlace(list.current);
    writeStored(`tabs:${group}`, label);
    document.dispatchEvent(new CustomEvent<Choice>(CHOSEN, { detail: { group, label } }));
  };
  return [chosen, choose];
}

/** Tabs further up may change their height with these: the ones under the pointer must not move away. */
function holdInPlace(list: HTMLElement | null): void {
  const before = list?.getBoundingClientRect().top;
  if (!list || before === undefined) return;
  requestAnimationFrame(() =>
    scrollBy({ top: list.getBoundingClientRect().top - before, behavior: 'instant' }),
  );
}

/** The tab a key leads to: arrows go round, Home and End to the edges. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
