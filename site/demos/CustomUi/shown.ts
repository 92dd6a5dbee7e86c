import { CUSTOM_UI, type UiCategory, type UiLine } from '../../data/customUi.ts';

export type Role = 'contributor' | 'manager';

/** What a role does not see: the keys of lines. */
export type Hidden = ReadonlySet<string>;

/** Names a line; labels are repeated from category to category. */
export function keyOf(category: string, label: string): string {
  return `${category}/${label}`;
}

/** What is hidden in a new project. */
export function hiddenAtFirst(role: Role): Hidden {
  const keys = CUSTOM_UI.flatMap(({ name, lines }) =>
    lines.filter((line) => line.isHiddenAtFirst).map(({ label }) => keyOf(name, label)),
  );
  return new Set(role === 'manager' ? [] : keys);
}

/** The set with one line switched. */
export function switched(hidden: Hidden, key: string): Hidden {
  const next = new Set(hidden);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Whether the master of a category is hidden, which makes the buttons below it gray. */
export function isMasterHidden(hidden: Hidden, { name, lines }: UiCategory): boolean {
  return lines.some(({ isMaster, label }) => isMaster && hidden.has(keyOf(name, label)));
}

/** Whether the interface shows what a line stands for. */
export function isShown(hidden: Hidden, category: UiCategory, line: UiLine): boolean {
  const isOn = (label: string) => !hidden.has(keyOf(category.name, label));
  if (isMasterHidden(hidden, category) && !line.ignoresMaster) return false;
  return isOn(line.label) || (line.twin !== undefined && isOn(line.twin));
}

/** The lines of a category that are shown, without its master and those without effect. */
export function shownIn(hidden: Hidden, name: string): string[] {
  const category = CUSTOM_UI.find((one) => one.name === name);
  const lines = category?.lines.filter(
    (line) => !line.isMaster && !line.isIdle && isShown(hidden, category, line),
  );
  return lines?.map(({ label }) => label) ?? [];
}

/** What a role misses, in a sentence; a hidden master stands for all below it. */
export function describeHidden(role: Role, hidden: Hidden): string {
  const parts = CUSTOM_UI.flatMap((category) => {
    const missing = category.lines.filter((line) => !line.isIdle && !isShown(hidden, category, line));
    const master = missing.find((line) => line.isMaster);
    const labels = (master ? [master] : missing).map(({ label }) => label);
    return labels.length > 0 ? [`${category.name}: ${labels.join(', ')}`] : [];
  });
  const who = role === 'manager' ? 'Managers' : 'Contributors';
  return parts.length === 0 ? `${who} see everything.` : `${who} do not see – ${parts.join('; ')}.`;
}
