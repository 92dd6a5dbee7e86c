import type { FigureProps } from './kit.tsx';
import { type Actor, type Message, Sequence } from './Sequence.tsx';

const actors: readonly Actor[] = [
  { name: 'Script', short: 'Script', tone: 'client' },
  { name: 'pims', short: 'pims', tone: 'image' },
  { name: 'core', short: 'core', tone: 'core' },
];

const messages: readonly Message[] = [
  { from: 0, to: 1, text: 'POST /upload: the file, signed with your keys' },
  { from: 1, to: 2, text: 'asks for the private key of this public key' },
  { from: 1, to: 1, text: 'another signature than yours? then refused' },
  { from: 1, to: 2, text: 'an uploaded file in this storage: status 0' },
  { from: 1, to: 0, text: 'its number: received', answer: true },
  { from: 1, to: 1, text: 'finds the format, unpacks, converts' },
  { from: 1, to: 2, text: 'each status, and at last the image' },
  { from: 0, to: 2, text: 'GET: which status? again and again' },
  { from: 2, to: 0, text: '100: done', answer: true },
];

/** What a script, the image server and the core say to each other while a slide is uploaded. */
export function UploadSequence(props: FigureProps) {
  return <Sequence {...props} actors={actors} messages={messages} />;
}
