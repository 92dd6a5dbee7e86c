import { element } from '../element.ts';
import { emit } from '../events.ts';
import { readStored, writeStored } from '../stored.ts';
import type { Enhancer } from './enhancer.ts';
import { enhanceScrollers } from './scrollers.ts';

/** Makes tabs work: roles, clicks, keys, groups that change together, and the reader's last choice. */
export const enhanceTabs: Enhancer = (root, signal) => {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) enhance(tabs, signal);
};

/** Number of the tabs enhanced so far: for ids that no other page's tabs have. */
let enhanced = 0;

function enhance(tabs: HTMLElement, signal: AbortSignal): void {
  // Of these tabs only: a panel may hold others.
  const list = tabs.querySelector<HTMLElement>(':scope > .tab-list');
  const buttons = [...tabs.querySelectorAll<HTMLButtonElement>(':scope > .tab-list > .tab')];
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')];
  const labels = buttons.map(({ textContent }) => textContent ?? '');
  const { group } = tabs.dataset;
  /** Under which the label chosen in a group is kept, and told to its other tabs. */
  const key = `tabs:${group}`;
  const id = `tabs-${++enhanced}`;
  let chosen = -1;

  const show = (index: number) => {
    if (index === chosen) return;
    chosen = index;
    if (panels[index] instanceof HTMLTemplateElement) {
      const panel = unpack(panels[index]);
      panels[index] = panel;
      tie(index);
      enhanceTabs(panel, signal);
      enhanceScrollers(panel, signal);
    }
    for (const [i, tab] of buttons.entries()) {
      tab.classList.toggle('active', i === index);
      tab.ariaSelected = String(i === index);
      tab.tabIndex = i === index ? 0 : -1;
      panels[i]?.classList.toggle('active', i === index);
    }
  };
  const tie = (index: number) => {
    const [tab, panel] = [buttons[index], panels[index]];
    if (!tab || !panel || panel instanceof HTMLTemplateElement) return;
    panel.role = 'tabpanel';
    panel.id = `${id}-panel-${index}`;
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
  };
  const follow = (label: string | undefined) => {
    const index = labels.indexOf(label ?? '');
    if (index >= 0) show(index);
  };
  const choose = (index: number) => {
    const label = labels[index];
    const before = tabs.getBoundingClientRect().top;
    show(index);
    if (group === undefined || label === undefined) return;
    writeStored(key, label);
    emit(key, label);
    // Tabs further up may have changed their height with these: the ones under the pointer must not move away.
    scrollBy({ top: tabs.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  list?.setAttribute('role', 'tablist');
  for (const [i, tab] of buttons.entries()) {
    tab.role = 'tab';
    tab.id = `${id}-tab-${i}`;
    tie(i);
    tab.addEventListener('click', () => choose(i), { signal });
  }
  const active = buttons.findIndex((tab) => tab.classList.contains('active'));
  show(Math.max(0, active));
  list?.addEventListener(
    'keydown',
    (event) => {
      // With Alt, arrows go back and forward.
      const isCombined = event.altKey || event.ctrlKey || event.metaKey;
      const next = isCombined ? undefined : nextTab(event.key, chosen, labels.length);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      buttons[next]?.focus();
    },
    { signal },
  );
  if (group === undefined) return;
  follow(readStored(key));
  document.addEventListener(key, ({ detail }: CustomEventInit<string>) => follow(detail), { signal });
}

function unpack(template: HTMLTemplateElement): HTMLElement {
  const panel = element('div', { className: template.className }, template.content);
  template.replaceWith(panel);
  return panel;
}

/** The tab a key leads to: arrows go round, Home and End to the edges. */
function nextTab(key: string, current: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(targets, key) ? targets[key] : undefined;
}
