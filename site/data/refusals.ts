/** What the server says when it refuses something. Texts are Markdown. */
export interface Refusal {
  /** The text, as pages show it. */
  text: string;
  /** Words of it that no other text has. */
  words: RegExp;
  meaning: string;
  remedy: string;
}

/** Texts of `SecurityACLService` and of the services of core 5.1.0, those that may come to somebody first. */
export const REFUSALS: readonly Refusal[] = [
  {
    text: "**Access denied**: **You don't have the permission to view this page**",
    words: /permission to view this page/i,
    meaning: 'You are not a member, or managers hid this tab',
    remedy: 'Ask a manager',
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
    meaning: 'Needs an open admin session',
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
    meaning: 'You are not a member, not a manager, or ask for metadata, label or macro picture in blind mode',
    remedy: 'Ask a manager',
  },
  {
    text: "`You don't have the right to do this. You must be the creator or the container admin`",
    words: /creator or the container admin/i,
    meaning:
      'The project is Restricted and this is not yours; or you download an original, and managers do not allow that',
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
    meaning: 'The same; also meets administrators who are not managers of the project',
    remedy: 'Become a manager, or change the mode',
  },
  {
    text: '`You must be the image reviewer to accept annotation.` (or `reject`) and a name',
    words: /must be the image reviewer/i,
    meaning: 'Somebody else is reviewing this image',
    remedy: 'Ask the reviewer, whose name is in the text',
  },
  {
    text: '`Cannot accept annotation, enable image review mode!`',
    words: /enable image review mode/i,
    meaning: 'Nobody is reviewing this image',
    remedy: 'Start the review of the image first',
  },
  {
    text: '`Term is still linked with` … `Cannot delete term!`',
    words: /term is still linked with/i,
    meaning: 'Annotations carry the term',
    remedy: 'Take it from all annotations first',
  },
  {
    text: '`Storage contains data, cannot delete user.`',
    words: /storage contains data/i,
    meaning: 'The account still has files',
    remedy: 'Delete them first, or lock the account instead',
  },
];
