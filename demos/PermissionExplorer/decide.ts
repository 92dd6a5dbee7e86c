import {
  type EditingMode,
  PROJECT_RIGHTS,
  type ProjectRight,
  SERVER_RIGHTS,
  type Subject,
  type Verdict,
} from '../../data/permissions.ts';

/** Who asks: `admin` has an open admin session; without one an administrator is a `user`. */
export interface Person {
  platform: 'guest' | 'user' | 'admin';
  project: 'none' | 'contributor' | 'manager';
  mode: EditingMode;
}

/** What is asked about. */
export type Topic = Subject | 'server';

export interface Answer {
  action: string;
  verdict: 'yes' | 'limited' | 'no';
  /** How far, or why not; Markdown. */
  reason?: string;
}

/** In these, a manager with the platform role Guest counts as a contributor. */
const DATA: readonly Subject[] = ['image', 'group', 'annotation', 'link', 'review', 'task'];

/** What somebody may do about a topic, in the order of its table. */
export function decide(person: Person, topic: Topic): Answer[] {
  if (topic === 'server')
    return SERVER_RIGHTS.map((right) => ({
      action: right.action,
      ...answer(right[person.platform], 'yours'),
    }));
  return PROJECT_RIGHTS.filter(({ subject }) => subject === topic).map((right) => ({
    action: right.action,
    ...decideOne(person, right),
  }));
}

/** Whether the rights of a contributor are asked for, the editing mode included. */
function countsAsContributor({ platform, project }: Person, subject: Subject): boolean {
  if (platform === 'admin') return false;
  return (
    project === 'contributor' || (project === 'manager' && platform === 'guest' && DATA.includes(subject))
  );
}

function decideOne(person: Person, right: ProjectRight): Omit<Answer, 'action'> {
  const { platform, project, mode } = person;
  if (platform !== 'admin' && project === 'none') return { verdict: 'no' };
  if (platform === 'guest' && right.platform === 'User') return no('needs the platform role User');
  if (countsAsContributor(person, right.subject)) return asContributor(right, mode, platform === 'guest');
  if (platform === 'admin' && project !== 'manager' && mode === 'readOnly' && right.adminInReadOnly)
    return right.adminInReadOnly === 'no'
      ? no('Read only, and you are not its manager')
      : answer(right.adminInReadOnly, '');
  return withNote(answer(right.manager, ''), platform === 'guest' ? right.platformNote : undefined);
}

function asContributor(right: ProjectRight, mode: EditingMode, isGuest: boolean): Omit<Answer, 'action'> {
  const verdict = right.contributor[mode];
  if (verdict === 'no') return no(reasonOf(right, mode));
  const yours = right.subject === 'image' ? 'images that you added' : 'annotations that you made';
  return withNote(answer(verdict, yours), isGuest ? right.platformNote : undefined);
}

/** Why a contributor may not: the mode, if another one would allow it. */
function reasonOf({ contributor }: ProjectRight, mode: EditingMode): string {
  if (contributor.classic === 'no') return 'for managers';
  return mode === 'readOnly' ? 'the project is Read only' : 'the project is Restricted';
}

function answer(verdict: Verdict, yours: string): Omit<Answer, 'action'> {
  if (verdict === 'own') return { verdict: 'limited', reason: yours };
  return typeof verdict === 'string' ? { verdict } : { verdict: 'limited', reason: verdict.when };
}

function no(reason: string): Omit<Answer, 'action'> {
  return { verdict: 'no', reason };
}

function withNote(given: Omit<Answer, 'action'>, note: string | undefined): Omit<Answer, 'action'> {
  if (note === undefined || given.verdict === 'no') return given;
  return { verdict: 'limited', reason: [given.reason, note].filter(Boolean).join('; ') };
}
