/** What the server says when it refuses something. Texts are Markdown. */
export interface Refusal {
  /** The text, as pages show it. */
  text: string;
  /** Words of it that no other text has. */
  words: RegExp;
  meaning: string;
  remedy: string;
}

/**
 * Texts of `SecurityACLService` and of the services of core 5.1.0, those that may come to somebody first; at the end,
 * what stands in place of a text.
 */
export const REFUSALS: readonly Refusal[] = [
  {
    text: "**Access denied**: **You don't have the permission to view this page**",
    words: /permission to view this page/i,
    meaning: 'You are not a member, managers hid this tab, or the page is for administrators in session',
    remedy: 'Ask a manager; as an administrator, open your session',
  },
  {
    text: "`You don't have the right to perform this action! You must be user!`",
    words: /must be user!/i,
    meaning: 'Your platform role is Guest',
    remedy: 'Ask an administrator for the role User',
  },
  {
    text: "`You don't have the right to perform this action! You must be admin!`",
    words: /must be admin!/i,
    meaning: 'Needs an open admin session, or the role Super admin',
    remedy: 'Open yours, or ask an administrator',
  },
  {
    text: "`You don't have the right to read this resource! You must be the same user!`",
    words: /must be the same user/i,
    meaning: 'The thing belongs to another person, such as a copy that another reviewer validated',
    remedy: 'Ask that person, or an administrator',
  },
  {
    text: "`You don't have the right to read or modify this resource!` and the name of a thing",
    words: /right to read or modify this resource/i,
    meaning:
      'For example, you are not a member, or not a manager; a storage or an ontology is not yours; or blind mode hides this, such as metadata',
    remedy: 'Ask a manager, or its owner',
  },
  {
    text: "`You don't have the right to do this. You must be the creator or the container admin`",
    words: /creator or the container admin/i,
    meaning:
      'The project is Restricted and this is not yours; or it is for managers, such as the activity of others, or originals that managers keep to themselves',
    remedy: 'Ask its author or a manager',
  },
  {
    text: '`The project for this data is in RESTRICTED mode!` (or `READ_ONLY`) `You must be project manager to add, edit or delete this resource.`',
    words: /is in (RESTRICTED|READ_ONLY) mode/i,
    meaning: 'Contributors may not change this kind of thing in this mode',
    remedy: 'Ask a manager',
  },
  {
    text: '`The project for this data is in readonly mode! You must be project manager to add, edit or delete this resource in a readonly project.`',
    words: /resource in a readonly project/i,
    meaning: 'The same; also applies to administrators who are not managers of the project',
    remedy: 'Become a manager, or change the mode',
  },
  {
    text: '`You must be the image reviewer to accept annotation.` (or `reject`, `review`) and a name',
    words: /must be the image reviewer/i,
    meaning: 'Somebody else is the reviewer of this image',
    remedy: 'Ask the reviewer, whose name is in the text',
  },
  {
    text: '`Cannot accept annotation, enable image review mode!` (or `reject`, `review`)',
    words: /enable image review mode/i,
    meaning: 'Nobody is reviewing this image, or its review was validated',
    remedy: 'Start or take up the review of the image first',
  },
  {
    text: '`Term is still linked with` … `Cannot delete term!`',
    words: /term is still linked with/i,
    meaning: 'Annotations or reviewed copies carry the term',
    remedy: 'Take it off all annotations, and reject the copies that carry it',
  },
  {
    text: '`Storage contains data, cannot delete user.`',
    words: /storage contains data/i,
    meaning: 'A file of somebody else is in the storage of the account',
    remedy: 'Delete it first, or lock the account instead',
  },
  {
    text: '`Ontology is linked with project. Cannot delete ontology!`',
    words: /ontology is linked with project/i,
    meaning: 'A project uses it',
    remedy: 'Give the project another ontology, or delete the project, first',
  },
  {
    text: '`Abstract Slice has instances in active projects` (or `Abstract Image`), and their names',
    words: /has instances in active projects/i,
    meaning: 'A project still has the image; or, without a name, it has a companion file',
    remedy:
      'Take it out of the projects in the text first, which is impossible once a task ran on it; delete the companion file by script',
  },
  {
    text: '`Uploaded File has a parent and can not be deleted.`',
    words: /file has a parent/i,
    meaning: 'It came out of another file, such as an archive or an original that was converted',
    remedy: 'Delete that file (an archive only by script): this one goes with it',
  },
  {
    text: '`Image` and a name `already map with project`',
    words: /already map with project/i,
    meaning: 'The project has this image',
    remedy: 'Use the one that is there',
  },
  {
    text: '`Annotation is already accepted!`, or `Annotation`, a number and `has already been reviewed`',
    words: /is already accepted|has already been reviewed/i,
    meaning: 'There is a reviewed copy of it',
    remedy: 'Reject that copy first, if you want to accept it anew',
  },
  {
    text: 'a name and `already exist!`, `already exist in this ontology!` or `already exist in this image!`',
    words: /already exist( in this|!)/i,
    meaning: 'Something of this name is there, perhaps where you do not see it',
    remedy: 'Take another name',
  },
  {
    text: '**Failed to delete project {projectName}**, or the same of something else',
    words: /failed to delete/i,
    meaning:
      'You may not delete it, or not all that depends on it, or the server has to keep what depends on it',
    remedy: 'Choose above what you cannot do, then look at what blocks a deletion',
  },
  {
    text: 'status `401`',
    words: /\b401\b/,
    meaning:
      'The server does not know who asks: for example, the session has ended, or the signature of a script is wrong',
    remedy: 'Sign in again; of a script, check the signature',
  },
  {
    text: 'status `403` and nothing else',
    words: /\b403\b/,
    meaning: 'As a rule, the server knows who you are, and refuses it to you',
    remedy: 'Choose above what you cannot do',
  },
  {
    text: 'status `404`',
    words: /\b404\b/,
    meaning: 'The address is wrong, or what it names does not exist, or no longer',
    remedy: 'Reload the page',
  },
  {
    text: 'status `409`',
    words: /\b409\b/,
    meaning: 'The same is there already',
    remedy: 'Use what is there, or take another name',
  },
  {
    text: 'status `413`',
    words: /\b413\b/,
    meaning: 'Something on the way does not let a file of this size through: no right is missing',
    remedy: 'Tell whoever runs the server',
  },
  {
    text: 'status `500`',
    words: /\b500\b|internal server error/i,
    meaning: 'The server failed: as a rule, no right is missing',
    remedy: 'Tell whoever runs the server, with the time at which it happened',
  },
  {
    text: 'status `502`, `503` or `504`, or `Network Error`',
    words: /\b50[234]\b|network error/i,
    meaning: 'A service is down, starts, or takes too long: no right is missing',
    remedy: 'Try again after some minutes, then tell whoever runs the server',
  },
];
