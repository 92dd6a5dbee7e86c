import type { EditingMode, Subject } from '../../data/permissions.ts';
import { decide } from '../PermissionExplorer/decide.ts';

/** What a manager has set under Configuration > General. */
export interface Settings {
  mode: EditingMode;
  isBlind: boolean;
  hidesManagers: boolean;
  hidesContributors: boolean;
}

/** One layer as a contributor meets it. */
export interface Layer {
  owner: 'You' | 'A colleague' | 'A manager';
  isShown: boolean;
  isEditable: boolean;
}

/** What a contributor with the platform role User sees of an image that a colleague added, and may do with it. */
export interface Seen {
  layers: Layer[];
  fileName: string;
  canAdd: boolean;
  canRename: boolean;
}

/** The screen of a contributor under these settings. */
export function seen({ mode, isBlind, hidesManagers, hidesContributors }: Settings): Seen {
  const editsOthers = may(mode, 'annotation', 'Edit or delete those of others');
  return {
    layers: [
      {
        owner: 'You',
        isShown: true,
        isEditable: may(mode, 'annotation', 'Edit your own annotations'),
      },
      { owner: 'A colleague', isShown: !hidesContributors, isEditable: !hidesContributors && editsOthers },
      { owner: 'A manager', isShown: !hidesManagers, isEditable: !hidesManagers && editsOthers },
    ],
    fileName: isBlind ? '[Blind] 12345' : 'biopsy-07.svs',
    canAdd: may(mode, 'image', 'Add an image'),
    canRename: may(mode, 'image', isBlind ? 'Rename in blind mode' : 'Rename, set magnification'),
  };
}

/** The same in words. */
export function describeSeen({ layers, fileName, canAdd, canRename }: Seen): string {
  const names = (chosen: Layer[]) => chosen.map(({ owner }) => NAMES[owner]).join(', ') || 'none';
  const shown = layers.filter(({ isShown }) => isShown);
  const editable = layers.filter(({ isEditable }) => isEditable);
  return (
    `Layers you see: ${names(shown)}. Annotations you may change: ${names(editable)}. ` +
    `The image is called ${fileName}. You may ${canAdd ? '' : 'not '}add images, and ` +
    `${canRename ? '' : 'not '}rename this one, which a colleague added.`
  );
}

const NAMES: Record<Layer['owner'], string> = {
  You: 'yours',
  'A colleague': 'the colleague’s',
  'A manager': 'the manager’s',
};

/** Whether the table of rights says an unlimited yes: what is limited to one's own does not hold for a colleague's. */
function may(mode: EditingMode, subject: Subject, action: string): boolean {
  const answers = decide({ platform: 'user', project: 'contributor', mode }, subject);
  return answers.some((one) => one.action === action && one.verdict === 'yes');
}
