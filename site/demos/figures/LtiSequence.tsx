import type { FigureProps } from './kit.tsx';
import { type Actor, type Message, Sequence } from './Sequence.tsx';

const actors: readonly Actor[] = [
  { name: 'Moodle', short: 'Moodle', tone: 'store' },
  { name: 'Browser', short: 'Browser', tone: 'client' },
  { name: 'core', short: 'core', tone: 'core' },
];

const messages: readonly Message[] = [
  { from: 1, to: 0, text: 'opens the activity of the course' },
  { from: 0, to: 1, text: 'a form, signed with the shared secret', answer: true },
  { from: 1, to: 2, text: 'posts it to /login/loginWithLTI' },
  { from: 2, to: 2, text: 'key known, signature right? else refused' },
  { from: 2, to: 2, text: 'finds the account by its name, or makes a Guest' },
  { from: 2, to: 2, text: 'Instructor: also User, and manager of the project' },
  { from: 2, to: 1, text: 'sent on to redirect, signed in', answer: true },
];

/** A launch from a Moodle course. */
export function LtiSequence(props: FigureProps) {
  return <Sequence {...props} actors={actors} messages={messages} />;
}
