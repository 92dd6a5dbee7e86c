import type { FigureProps } from './kit.tsx';
import { type Actor, type Message, Sequence } from './Sequence.tsx';

const actors: readonly Actor[] = [
  { name: 'Person', short: 'Person', tone: 'client' },
  { name: 'core', short: 'core', tone: 'core' },
  { name: 'Directory', short: 'Directory', tone: 'store' },
];

const messages: readonly Message[] = [
  { from: 0, to: 1, text: 'login and password' },
  { from: 1, to: 1, text: 'a local account that fits? then signed in' },
  { from: 1, to: 2, text: 'search below LDAP_SEARCH, as LDAP_PRINCIPAL' },
  { from: 2, to: 1, text: 'the entry: names and mail', answer: true },
  { from: 1, to: 2, text: 'bind as attribute=login,LDAP_SEARCH' },
  { from: 2, to: 1, text: 'the password is right, or not', answer: true },
  { from: 1, to: 1, text: 'no such account? make one, role Guest' },
  { from: 1, to: 0, text: 'signed in', answer: true },
];

/** How the core asks a directory for a password. */
export function LdapSequence(props: FigureProps) {
  return <Sequence {...props} actors={actors} messages={messages} />;
}
