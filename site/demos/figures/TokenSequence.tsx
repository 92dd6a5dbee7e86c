import type { FigureProps } from './kit.tsx';
import { type Actor, type Message, Sequence } from './Sequence.tsx';

const actors: readonly Actor[] = [
  { name: 'Your page', short: 'Page', tone: 'client' },
  { name: 'JavaScript client', short: 'Client', tone: 'appengine' },
  { name: 'core', short: 'core', tone: 'core' },
];

const messages: readonly Message[] = [
  { from: 0, to: 2, text: 'POST /api/authenticate, name and password' },
  { from: 2, to: 0, text: 'token for 24 hours', answer: true },
  { from: 0, to: 1, text: 'new Cytomine(…, addToken)' },
  { from: 0, to: 1, text: 'Project.fetch(42)' },
  { from: 1, to: 0, text: 'addToken: which header?', answer: true },
  { from: 1, to: 2, text: 'GET /api/project/42.json + token' },
  { from: 2, to: 1, text: 'JSON', answer: true },
  { from: 1, to: 0, text: 'a Project', answer: true },
];

/** How a page signs in by itself, and the client uses the token. */
export function TokenSequence(props: FigureProps) {
  return <Sequence {...props} actors={actors} messages={messages} />;
}
