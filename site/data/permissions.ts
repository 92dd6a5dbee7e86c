import { annotationRights, linkRights, reviewRights } from './rights/annotations.ts';
import { groupRights, imageRights } from './rights/images.ts';
import type { Cell, EditingMode, Evidence, ProjectRight, Subject, Verdict } from './rights/kinds.ts';
import { ontologyRights, projectRights, taskRights } from './rights/projects.ts';

export { SERVER_RIGHTS } from './rights/server.ts';
export type { EditingMode, ProjectRight, Subject, Verdict };

/** Every right in a project, in the order of the tables. The only place where they are written down. */
export const PROJECT_RIGHTS: readonly ProjectRight[] = [
  ...imageRights,
  ...groupRights,
  ...annotationRights,
  ...linkRights,
  ...reviewRights,
  ...taskRights,
  ...projectRights,
  ...ontologyRights,
];

export const CELLS: readonly Cell[] = [
  'stranger',
  'classic',
  'restricted',
  'readOnly',
  'manager',
  'guestManager',
  'admin',
  'adminInReadOnly',
];

/** What decides one cell of a right. */
export function evidenceOf({ evidence, cellEvidence }: ProjectRight, cell: Cell): readonly Evidence[] {
  return cellEvidence?.[cell] ?? evidence;
}
