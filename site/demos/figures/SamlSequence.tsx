import type { FigureProps } from './kit.tsx';
import { type Actor, type Message, Sequence } from './Sequence.tsx';

const actors: readonly Actor[] = [
  { name: 'Browser', short: 'Browser', tone: 'client' },
  { name: 'core', short: 'core', tone: 'core' },
  { name: 'Identity provider', short: 'Provider', tone: 'store' },
];

const messages: readonly Message[] = [
  { from: 1, to: 2, text: 'reads its metadata' },
  { from: 2, to: 1, text: 'is given /saml2/sp-metadata/shibboleth' },
  { from: 0, to: 1, text: 'opens /saml/login?cytomine_redirect=…' },
  { from: 1, to: 0, text: 'sent to the identity provider', answer: true },
  { from: 0, to: 2, text: 'the person signs in there' },
  { from: 2, to: 0, text: 'sent back with an assertion', answer: true },
  { from: 0, to: 1, text: 'posts it to /login/saml2/sso/shibboleth' },
  { from: 1, to: 1, text: 'first time: role from the groups, or refused' },
  { from: 1, to: 0, text: 'back to the page, with token and username', answer: true },
];

/** A sign-in through an identity provider, and the metadata exchanged before. */
export function SamlSequence(props: FigureProps) {
  return <Sequence {...props} actors={actors} messages={messages} />;
}
