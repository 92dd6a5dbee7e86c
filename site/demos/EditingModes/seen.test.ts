import { describe, expect, it } from 'vitest';
import type { EditingMode } from '../../data/permissions.ts';
import { type Settings, seen } from './seen.ts';

const set = (mode: EditingMode, changes: Partial<Settings> = {}): Settings => ({
  mode,
  isBlind: false,
  hidesManagers: false,
  hidesContributors: false,
  ...changes,
});

const editable = (settings: Settings) => seen(settings).layers.map(({ isEditable }) => isEditable);
const shown = (settings: Settings) => seen(settings).layers.map(({ isShown }) => isShown);

describe('seen', () => {
  it('lets a contributor change less from mode to mode', () => {
    expect(editable(set('classic'))).toEqual([true, true, true]);
    expect(editable(set('restricted'))).toEqual([true, false, false]);
    expect(editable(set('readOnly'))).toEqual([false, false, false]);
    expect(seen(set('classic'))).toMatchObject({ canAdd: true, canRename: true });
    expect(seen(set('restricted'))).toMatchObject({ canAdd: true, canRename: false });
    expect(seen(set('readOnly'))).toMatchObject({ canAdd: false, canRename: false });
  });

  it('hides the layers of others, in any mode, and never one’s own', () => {
    for (const mode of ['classic', 'restricted', 'readOnly'] as const) {
      expect(shown(set(mode, { hidesContributors: true }))).toEqual([true, false, true]);
      expect(shown(set(mode, { hidesManagers: true }))).toEqual([true, true, false]);
    }
    expect(editable(set('classic', { hidesManagers: true, hidesContributors: true }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
