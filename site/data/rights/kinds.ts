/**
 * Whether something is allowed. `own`: on one's own things only. `hidden`: the interface has no button for it, but the
 * server does not refuse it. `when`: under a condition, in Markdown.
 */
export type Verdict = 'yes' | 'no' | 'own' | 'hidden' | { when: string };

/** Lowest platform role that the server asks for. Each role includes those before it. */
export type PlatformRole = 'Guest' | 'User';

/** Editing mode of a project, which limits contributors. */
export type EditingMode = 'classic' | 'restricted' | 'readOnly';

/** What an action is done to: the rights on it stand in one table. */
export type Subject = 'image' | 'group' | 'annotation' | 'link' | 'review' | 'task' | 'project' | 'ontology';

/**
 * What decides a cell: a method of Cytomine-core 5.1.0, below `src/main/java/be/cytomine/`, or, for what only the
 * interface does, a file of Cytomine-Web-UI 3.1.0, below `src/`.
 */
export type Evidence = `core:${string}.java#${string}` | `web-ui:${string}`;

/** People whose rights differ in a project. */
export type Cell = EditingMode | 'stranger' | 'manager' | 'guestManager' | 'admin' | 'adminInReadOnly';

/** One thing that can be done in a project, and by whom. */
export interface ProjectRight {
  subject: Subject;
  /** Markdown. */
  action: string;
  platform: PlatformRole;
  /** What the platform role means besides, such as a condition of its own; Markdown. */
  platformNote?: string;
  /** Who is no member of the project; `no` where nothing stands. */
  stranger?: Verdict;
  contributor: Record<EditingMode, Verdict>;
  /** A manager of the project with the platform role User. */
  manager: Verdict;
  /** The creator of an ontology, where a manager of its projects has another right. */
  creator?: Verdict;
  /** A manager with the platform role Guest, where it does not follow from the other cells. */
  guestManager?: Verdict;
  /** An administrator with an open session who is no manager of the project, where a manager has another right. */
  admin?: Verdict;
  /** The same in a project that is Read only, where it differs again. */
  adminInReadOnly?: Verdict;
  /** What decides all cells, */
  evidence: readonly Evidence[];
  /** or some of them. */
  cellEvidence?: Partial<Record<Cell, readonly Evidence[]>>;
}

/** One thing that can be done on the server, outside any project. */
export interface ServerRight {
  action: string;
  guest: Verdict;
  /** The role User, and an administrator whose admin session is closed. */
  user: Verdict;
  /** An administrator whose admin session is open, and a super admin. */
  admin: Verdict;
  evidence: readonly Evidence[];
}

export type Contributor = ProjectRight['contributor'];

/** The log of changes of a project, which asks for no right. */
export const LOG: Evidence = 'core:controller/project/RestProjectController.java#listCommandHistory';

export const when = (text: string): Verdict => ({ when: text });

/** Contributors may in Classic; only on their own things in Restricted; never in Read only. */
export const byOwner: Contributor = { classic: 'yes', restricted: 'own', readOnly: 'no' };
/** Contributors may unless the project is Read only. */
export const notReadOnly: Contributor = { classic: 'yes', restricted: 'yes', readOnly: 'no' };
export const onlyClassic: Contributor = { classic: 'yes', restricted: 'no', readOnly: 'no' };

export function everyMode(verdict: Verdict): Contributor {
  return { classic: verdict, restricted: verdict, readOnly: verdict };
}

/** What a right needs besides subject, action and role. */
type Rest = Partial<Omit<ProjectRight, 'subject' | 'action' | 'platform' | 'contributor' | 'evidence'>>;

/** Makes the rights on one subject; managers may unless something else is said. */
export function rightsOn(subject: Subject) {
  return (
    action: string,
    platform: PlatformRole,
    contributor: Contributor,
    evidence: readonly Evidence[],
    rest: Rest = {},
  ): ProjectRight => ({ subject, action, platform, contributor, manager: 'yes', evidence, ...rest });
}
