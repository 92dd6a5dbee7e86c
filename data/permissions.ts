/** Whether something is allowed: `own` means on one's own things only, `when` names another condition, in Markdown. */
export type Verdict = 'yes' | 'no' | 'own' | { when: string };

/** Lowest platform role that suffices. Each role includes those before it. */
export type PlatformRole = 'Guest' | 'User';

/** Editing mode of a project, which limits contributors. */
export type EditingMode = 'classic' | 'restricted' | 'readOnly';

/** What an action is done to: the rights on it stand in one table. */
export type Subject = 'image' | 'group' | 'annotation' | 'link' | 'review' | 'task' | 'project' | 'ontology';

/** One thing that can be done in a project, and by whom. */
export interface ProjectRight {
  subject: Subject;
  /** Markdown. */
  action: string;
  platform: PlatformRole;
  /** What the platform role means besides, such as a condition of its own; Markdown. */
  platformNote?: string;
  contributor: Record<EditingMode, Verdict>;
  /** A manager of the project, or an administrator with an open admin session. */
  manager: Verdict;
  /** What is different for an administrator who is no manager of a project that is Read only. */
  adminInReadOnly?: Verdict;
}

/** One thing that can be done on the server, outside any project. */
export interface ServerRight {
  action: string;
  guest: Verdict;
  /** The role User, and an administrator whose admin session is closed. */
  user: Verdict;
  /** An administrator whose admin session is open, and a super admin. */
  admin: Verdict;
}

const when = (text: string): Verdict => ({ when: text });

/** Contributors may in Classic; only on their own things in Restricted; never in Read only. */
const byOwner: ProjectRight['contributor'] = { classic: 'yes', restricted: 'own', readOnly: 'no' };
/** Contributors may unless the project is Read only. */
const notReadOnly: ProjectRight['contributor'] = { classic: 'yes', restricted: 'yes', readOnly: 'no' };
const onlyClassic: ProjectRight['contributor'] = { classic: 'yes', restricted: 'no', readOnly: 'no' };

function everyMode(verdict: Verdict): ProjectRight['contributor'] {
  return { classic: verdict, restricted: verdict, readOnly: verdict };
}

const imageRights: ProjectRight[] = [
  right('image', 'See images, zoom, measure', 'Guest', everyMode('yes')),
  notForAdmins(right('image', 'Add an image', 'User', notReadOnly)),
  notForAdmins(right('image', 'Rename', 'User', byOwner)),
  notForAdmins(right('image', 'Rename in blind mode', 'User', everyMode('no'))),
  notForAdmins(right('image', 'Set calibration, set magnification', 'User', byOwner)),
  right('image', 'Description, tags, properties, attached files', 'User', byOwner),
  right('image', 'Start a review', 'User', byOwner),
  right('image', 'Delete from the project', 'User', byOwner),
  right('image', 'Download the original', 'Guest', everyMode(when('if managers allow it'))),
  right('image', 'Real file names in blind mode', 'Guest', everyMode('no')),
  right('image', 'Metadata in blind mode, in the details of the image', 'Guest', everyMode('no')),
  right(
    'image',
    'Metadata in blind mode, in the **Information** panel of the viewer',
    'Guest',
    everyMode('yes'),
  ),
];

const groupRights: ProjectRight[] = [
  right('group', 'See and open groups', 'Guest', everyMode('yes')),
  {
    ...right('group', 'Create, fill, rename, describe, delete a group', 'User', notReadOnly),
    adminInReadOnly: when('all but filling it'),
  },
  right('group', '**Rename** in blind mode', 'User', everyMode('no')),
  right('group', 'Remove an image from its group', 'User', {
    ...notReadOnly,
    readOnly: when('button hidden, not refused'),
  }),
];

const annotationRights: ProjectRight[] = [
  right('annotation', 'See annotations of the layers you may see', 'Guest', everyMode('yes')),
  notForAdmins(right('annotation', 'Draw, paste, repeat in your own layer', 'Guest', notReadOnly)),
  notForAdmins(right('annotation', 'Draw in another person’s layer', 'Guest', onlyClassic)),
  right('annotation', 'Edit or delete your own annotations', 'Guest', notReadOnly),
  right('annotation', 'Edit or delete those of others', 'Guest', onlyClassic),
  {
    ...right('annotation', 'Terms, description, properties, tags, attached files', 'Guest', byOwner),
    platformNote: 'User for a tag that is new to the server',
  },
  right('annotation', 'Create, edit or delete a track', 'User', {
    ...byOwner,
    restricted: when('on images you added'),
  }),
  right('annotation', 'Put an annotation on a track', 'User', byOwner),
  right('annotation', 'Comment', 'User', byOwner),
  right('annotation', 'Export', 'Guest', everyMode('yes')),
];

const linkRights: ProjectRight[] = [
  right('link', 'See linked annotations, go along them', 'Guest', everyMode('yes')),
  notForAdmins(right('link', '**Paste with link**, into your layer', 'User', notReadOnly)),
  notForAdmins(right('link', '**Link** annotations that you see', 'User', notReadOnly)),
  right('link', '**Unlink** annotations that you see', 'User', {
    ...notReadOnly,
    readOnly: when('not refused'),
  }),
];

const reviewRights: ProjectRight[] = [
  right('review', 'Start a review', 'User', { ...byOwner, restricted: when('on images you added') }),
  {
    ...right('review', 'Accept, reject; end the review', 'User', everyMode(when('the reviewer'))),
    manager: when('the reviewer'),
    adminInReadOnly: when('the reviewer, and not accept'),
  },
  {
    ...right('review', 'Edit or delete a reviewed annotation', 'User', everyMode(when('who validated it'))),
    manager: when('who validated it; administrators'),
  },
];

const taskRights: ProjectRight[] = [
  right('task', 'See which tasks there are, add one to the server', 'Guest', everyMode('yes')),
  notForAdmins(right('task', 'Run a task', 'User', notReadOnly)),
  notForAdmins(right('task', 'See the state of runs, their inputs and outputs', 'User', notReadOnly)),
];

const projectRights: ProjectRight[] = [
  right('project', 'See the project and its **Information**', 'Guest', everyMode('yes')),
  right('project', 'Open **Configuration**', 'Guest', everyMode('no')),
  right('project', 'Add and remove members, change their roles', 'Guest', everyMode('no')),
  right(
    'project',
    'Change mode, layers, default property, Custom UI, image filters',
    'Guest',
    everyMode('no'),
  ),
  {
    ...right('project', 'Rename, change the ontology, delete the project', 'Guest', everyMode('no')),
    adminInReadOnly: when('all but delete'),
  },
  right(
    'project',
    'Description, existing tags, properties, attached files of the project',
    'Guest',
    everyMode('no'),
  ),
  {
    ...right(
      'project',
      '**Activity**',
      'Guest',
      everyMode(
        when('charts only, once a manager [shows the tab](/user-guide/project-configuration#custom-ui)'),
      ),
    ),
    manager: when('charts; with the role User also members and logs'),
  },
];

const ontologyRights: ProjectRight[] = [
  right('ontology', 'See its terms, attach them', 'Guest', everyMode('yes')),
  {
    ...right('ontology', 'Add or move a term', 'Guest', everyMode('no')),
    platformNote: 'the page **Ontologies** offers it from User',
  },
  right('ontology', 'Edit or delete a term', 'User', everyMode('no')),
  right('ontology', 'Rename the ontology; delete it while no project uses it', 'User', everyMode('no')),
];

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

/** Every right on the server. */
export const SERVER_RIGHTS: readonly ServerRight[] = [
  onServer('See projects, and the ontologies used there', ['yours', 'yours', 'all']),
  onServer('[Upload files](/user-guide/storage) into a storage', ['no', 'your own', 'any']),
  onServer('Create a [project](/user-guide/project#create-a-project)', ['no', 'yes', 'yes']),
  onServer('Create an [ontology](/user-guide/ontology#create-an-ontology)', ['no', 'yes', 'yes']),
  onServer('Invent a new tag (existing ones can be chosen)', ['no', 'yes', 'yes']),
  onServer('Manage accounts, tags and the welcome message: the **Admin** menu', ['no', 'no', 'yes']),
];

function right(
  subject: Subject,
  action: string,
  platform: PlatformRole,
  contributor: ProjectRight['contributor'],
): ProjectRight {
  return { subject, action, platform, contributor, manager: 'yes' };
}

function notForAdmins(refused: ProjectRight): ProjectRight {
  return { ...refused, adminInReadOnly: 'no' };
}

function onServer(action: string, verdicts: [string, string, string]): ServerRight {
  const [guest, user, admin] = verdicts.map(verdictOf) as [Verdict, Verdict, Verdict];
  return { action, guest, user, admin };
}

function verdictOf(text: string): Verdict {
  return text === 'yes' || text === 'no' || text === 'own' ? text : when(text);
}
