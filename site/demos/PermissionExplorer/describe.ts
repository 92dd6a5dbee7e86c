import type { Option } from '../controls/Choice.tsx';
import type { Answer, Person, Topic } from './decide.ts';

export const platforms: readonly Option<Person['platform']>[] = [
  ['guest', 'Guest'],
  ['user', 'User'],
  ['admin', 'Admin in session, Super admin'],
];

export const projectRoles: readonly Option<Person['project']>[] = [
  ['none', 'Not a member'],
  ['contributor', 'Contributor'],
  ['manager', 'Manager'],
];

export const modes: readonly Option<Person['mode']>[] = [
  ['classic', 'Classic'],
  ['restricted', 'Restricted'],
  ['readOnly', 'Read only'],
];

export const topics: readonly Option<Topic>[] = [
  ['image', 'Images'],
  ['group', 'Image groups'],
  ['annotation', 'Annotations'],
  ['review', 'Reviews'],
  ['link', 'Linked annotations'],
  ['task', 'Tasks'],
  ['project', 'The project'],
  ['ontology', 'Its ontology'],
  ['server', 'The server'],
];

/** People of the recipes, with what is granted to them. */
export const examples: readonly { name: string; person: Person }[] = [
  { name: 'Student, exercise', person: { platform: 'guest', project: 'contributor', mode: 'restricted' } },
  { name: 'Invited expert', person: { platform: 'guest', project: 'contributor', mode: 'classic' } },
  { name: 'Technician', person: { platform: 'user', project: 'contributor', mode: 'classic' } },
  { name: 'Teacher', person: { platform: 'user', project: 'manager', mode: 'restricted' } },
];

/** The choice in a sentence, with how many actions it allows. */
export function describe(person: Person, topic: Topic, answers: readonly Answer[]): string {
  const count = (verdict: Answer['verdict']) => answers.filter((one) => one.verdict === verdict).length;
  const who =
    topic === 'server'
      ? words(platforms, person.platform)
      : `${words(platforms, person.platform)} · ${words(projectRoles, person.project)} · ${words(modes, person.mode)}`;
  return `${who}. ${words(topics, topic)}: ${count('yes')} yes, ${count('limited')} within limits, ${count('no')} no.`;
}

/** What one has to know about a combination besides its answers. */
export function remark({ platform, project, mode }: Person, topic: Topic): string | undefined {
  if (topic === 'server') return 'Project role and editing mode do not matter here.';
  if (platform === 'admin' && project !== 'manager' && mode === 'readOnly')
    return 'With an open session you act as a manager, but a Read only project refuses some things until you are one.';
  if (platform === 'admin') return 'With an open session you act, as a rule, as a manager in every project.';
  if (project === 'none') return 'In the interface, who is not a member does not see the project.';
  if (project === 'manager' && platform === 'guest')
    return 'To the server, a guest who manages is a manager, but not a User; with images and annotations, the interface offers them what a contributor has.';
  if (project === 'manager') return 'Managers are not limited by the editing mode.';
  return undefined;
}

function words<T extends string>(options: readonly Option<T>[], value: T): string {
  return options.find(([option]) => option === value)?.[1] ?? '';
}
