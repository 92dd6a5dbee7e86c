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
  /** Whether it is done to a thing of one's own; undefined: the answer is for both. */
  isMine?: boolean;
}

/** What is asked about. */
export type Topic = Subject | 'server';

export interface Answer {
  action: string;
  verdict: 'yes' | 'limited' | 'no';
  /** How far, or why not; Markdown. */
  reason?: string;
}

export type Verdicts = Omit<Answer, 'action'>;

/** In these, the interface treats a manager with the platform role Guest as a contributor. */
const DATA: readonly Subject[] = ['image', 'group', 'annotation', 'link', 'review', 'task'];

const HIDDEN = 'not offered, but not refused either';
const ITS_MANAGERS = 'for its creator, and, as a rule, managers of any project that uses it';

/** What somebody may do about one thing; undefined when there is no such action. */
export function decideAction(person: Person, subject: Subject, action: string): Verdicts | undefined {
  const right = PROJECT_RIGHTS.find((one) => one.subject === subject && one.action === action);
  return right && decideOne(person, right);
}

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

function decideOne(person: Person, right: ProjectRight): Verdicts {
  const { platform, project, mode } = person;
  const isStranger = platform !== 'admin' && project === 'none';
  if (isStranger && right.stranger === undefined) return strangerRefused(right);
  if (platform === 'guest' && right.platform === 'User') return no('needs the platform role User');
  // Whoever is no member may at most what a contributor may.
  if (isStranger && right.contributor[mode] === 'no') return no(reasonOf(right, mode));
  if (isStranger) return answer(right.stranger ?? 'no', '');
  const given = asMember(person, right);
  if (given) return withNote(given, noteFor(person, right));
  const admin = right.admin ?? right.manager;
  if (mode !== 'readOnly') return answer(admin, '');
  const inReadOnly = right.adminInReadOnly ?? admin;
  return inReadOnly === 'no' ? no('Read only, and you are not its manager') : answer(inReadOnly, '');
}

/** A guest who manages may have a verdict of their own, which says it all. */
function noteFor({ platform, project }: Person, right: ProjectRight): string | undefined {
  if (platform !== 'guest' || (project === 'manager' && right.guestManager)) return undefined;
  return right.platformNote;
}

/** The answer for members; none for administrators in session who do not manage the project. */
function asMember(person: Person, right: ProjectRight): Verdicts | undefined {
  const { platform, project } = person;
  if (platform === 'admin')
    return project === 'manager' ? answer(right.admin ?? right.manager, '') : undefined;
  if (project === 'contributor') return asContributor(person, right);
  return platform === 'guest' ? asGuestManager(person, right) : answer(right.manager, '');
}

function asContributor({ mode, isMine }: Person, right: ProjectRight): Verdicts {
  const verdict = right.contributor[mode];
  if (verdict === 'own' && isMine !== undefined)
    return isMine ? { verdict: 'yes' } : no('the project is Restricted, and it is not yours');
  return verdict === 'no' ? no(reasonOf(right, mode)) : answer(verdict, yoursOf(right));
}

/** The server takes a guest who manages for a manager; the interface, where it is about data, for a contributor. */
function asGuestManager({ mode, isMine }: Person, right: ProjectRight): Verdicts {
  if (right.guestManager) return answer(right.guestManager, '');
  const offered = right.contributor[mode];
  if (right.manager !== 'yes' || offered === 'yes' || !DATA.includes(right.subject))
    return answer(right.manager, '');
  if (offered === 'own' && isMine === true) return { verdict: 'yes' };
  const isOffered = offered !== 'no' && offered !== 'hidden' && !(offered === 'own' && isMine === false);
  if (!isOffered) return { verdict: 'limited', reason: HIDDEN };
  return { verdict: 'limited', reason: `${answer(offered, yoursOf(right)).reason}; else ${HIDDEN}` };
}

function yoursOf({ subject }: ProjectRight): string {
  return subject === 'image' ? 'images that you added' : 'annotations that you made';
}

/** The right on an ontology may come from elsewhere: from having made it, or from another project that uses it. */
function strangerRefused({ subject, contributor }: ProjectRight): Verdicts {
  if (subject !== 'ontology') return { verdict: 'no' };
  return no(
    contributor.classic === 'no' ? ITS_MANAGERS : 'for its creator, and members of any project that uses it',
  );
}

/** Why a contributor may not: the mode, if another one would allow it. */
function reasonOf({ subject, contributor }: ProjectRight, mode: EditingMode): string {
  if (contributor.classic === 'no') return subject === 'ontology' ? ITS_MANAGERS : 'for managers';
  return mode === 'readOnly' ? 'the project is Read only' : 'the project is Restricted';
}

function answer(verdict: Verdict, yours: string): Verdicts {
  if (verdict === 'own') return { verdict: 'limited', reason: yours };
  if (verdict === 'hidden') return { verdict: 'limited', reason: HIDDEN };
  return typeof verdict === 'string' ? { verdict } : { verdict: 'limited', reason: verdict.when };
}

function no(reason: string): Verdicts {
  return { verdict: 'no', reason };
}

function withNote(given: Verdicts, note: string | undefined): Verdicts {
  if (note === undefined || given.verdict === 'no') return given;
  return { verdict: 'limited', reason: [given.reason, note].filter(Boolean).join('; ') };
}
