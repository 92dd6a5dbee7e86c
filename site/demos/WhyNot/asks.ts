import type { Subject } from '../../data/permissions.ts';

/** What besides roles and mode an answer may depend on. */
export interface Facts {
  /** The thing is one's own. */
  mine: boolean;
  /** The project is in blind mode. */
  blind: boolean;
  /** The annotation is a reviewed copy. */
  reviewed: boolean;
}

export interface Ask {
  /** Name in the address. */
  id: string;
  /** After "I cannot". */
  words: string;
  subject: Subject;
  /** The action of `data/permissions.ts` that it is, by the facts. */
  action: (facts: Facts) => string;
  /** The facts that matter. */
  uses: readonly (keyof Facts)[];
}

const REVIEWED = 'Edit or delete a reviewed annotation';

/** What people cannot do, and ask why; in the order in which they meet it. */
export const ASKS: readonly Ask[] = [
  ask('draw', 'draw or paste an annotation', 'annotation', ['mine'], ({ mine }) =>
    mine ? 'Draw, paste in your own layer' : 'Draw in another person’s layer',
  ),
  ask('edit', 'edit an annotation', 'annotation', ['mine', 'reviewed'], ({ mine, reviewed }) => {
    if (reviewed) return REVIEWED;
    return mine ? 'Edit your own annotations' : 'Edit or delete those of others';
  }),
  ask('delete', 'delete an annotation', 'annotation', ['mine', 'reviewed'], ({ mine, reviewed }) => {
    if (reviewed) return REVIEWED;
    return mine ? 'Delete your own annotations' : 'Edit or delete those of others';
  }),
  ask(
    'term',
    'give an annotation a term, tag or description',
    'annotation',
    ['mine'],
    () => 'Terms, description, properties, tags, attached files',
  ),
  ask('comment', 'comment an annotation', 'annotation', ['mine'], () => 'Comment'),
  ask('track', 'put an annotation on a track', 'annotation', ['mine'], () => 'Put an annotation on a track'),
  ask('add-image', 'add an image to the project', 'image', [], () => 'Add an image'),
  ask('rename-image', 'rename an image, or set its magnification', 'image', ['mine', 'blind'], ({ blind }) =>
    blind ? 'Rename in blind mode' : 'Rename, set magnification',
  ),
  ask('calibrate', 'calibrate an image', 'image', [], () => 'Set calibration'),
  ask('delete-image', 'delete an image', 'image', [], () => 'Delete from the project'),
  ask('download', 'download the original of an image', 'image', [], () => 'Download the original'),
  ask('review', 'start a review', 'review', [], () => 'Start a review'),
  ask('accept', 'accept annotations in a review', 'review', [], () => 'Accept annotations'),
  ask('reject', 'reject an annotation in a review', 'review', [], () => 'Reject one annotation'),
  ask('group', 'create an image group', 'group', [], () => 'Create, rename, delete a group'),
  ask('group-image', 'add an image to a group', 'group', [], () => 'Add an image to a group'),
  ask('link', 'link annotations', 'link', [], () => '**Link** an annotation that is in no set'),
  ask('run', 'run a task', 'task', [], () => 'Run a task'),
  ask('configure', 'open the configuration of a project', 'project', [], () => 'Open **Configuration**'),
  ask(
    'members',
    'add members to a project',
    'project',
    [],
    () => 'Add and remove other members, change their roles',
  ),
  ask('delete-project', 'delete a project', 'project', [], () => 'Delete the project'),
  ask('add-term', 'add a term to the ontology', 'ontology', [], () => 'Add a term'),
  ask('edit-term', 'edit a term of the ontology', 'ontology', [], () => 'Edit a term'),
  ask('delete-term', 'delete a term of the ontology', 'ontology', [], () => 'Delete a term'),
];

function ask(
  id: string,
  words: string,
  subject: Subject,
  uses: readonly (keyof Facts)[],
  action: Ask['action'],
): Ask {
  return { id, words, subject, uses, action };
}
