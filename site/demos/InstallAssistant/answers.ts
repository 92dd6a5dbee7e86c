import type { Option } from '../controls/Choice.tsx';

/** What the assistant asks, with the answers of its example; none of them is a secret. */
export const FIRST = {
  host: 'cytomine.example.org',
  tls: 'nginx',
  certificate: 'own',
  port: '',
  address: '',
  from: '',
  admin: 'admin@example.org',
  mail: 'none',
  mailHost: 'smtp.example.org',
  mailPort: '587',
  mailUser: 'cytomine',
  sender: 'cytomine@example.org',
  data: './data',
  algorithms: 'none',
  cluster: 'https://192.168.1.52:16443',
  internet: 'yes',
};
export type Answers = typeof FIRST;
export type Question = keyof Answers;

/** Questions with a fixed set of answers. */
export const OPTIONS = {
  tls: [
    ['nginx', 'nginx on this machine'],
    ['caddy', 'Caddy on this machine'],
    ['elsewhere', 'a proxy on another machine'],
    ['none', 'no HTTPS: a trial, or a network that you trust'],
  ],
  certificate: [
    ['own', 'files that you have'],
    ['public', 'Let’s Encrypt: the Internet reaches this machine on port 80'],
  ],
  mail: [
    ['none', 'no mail'],
    ['relay', 'a relay without sign-in'],
    ['account', 'an account with a password'],
  ],
  algorithms: [
    ['none', 'no algorithms'],
    ['cluster', 'a cluster on this machine runs them'],
  ],
  internet: [
    ['yes', 'the server reaches the Internet'],
    ['no', 'it does not: files are carried there'],
  ],
} as const satisfies Partial<Record<Question, readonly Option<string>[]>>;

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ADDRESS = `${BYTE}(?:\\.${BYTE}){3}`;
const NAME = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?(?:\\.[a-z\\d](?:[a-z\\d-]*[a-z\\d])?)*';
const PORT = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])';
/** Letters without a meaning in Bash, YAML and Compose: what is entered stands in files of all three. */
const MAIL = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*';

/** What an answer in words has to look like, and what to say when it does not. */
const FORMS: Partial<Record<Question, readonly [form: RegExp, problem: string]>> = {
  host: [
    new RegExp(`^${NAME}$`),
    'A name such as cytomine.example.org or an address, in lower-case letters, without http:// and without a port.',
  ],
  port: [new RegExp(`^(?:${PORT})?$`), 'A number from 1 to 65535, or nothing.'],
  address: [new RegExp(`^(?:${ADDRESS})?$`), 'An address of this machine such as 192.168.1.20, or nothing.'],
  from: [
    new RegExp(`^(?:${ADDRESS}/(?:3[0-2]|[12]?\\d))?$`),
    'A range such as 192.168.1.0/24, one address such as 192.168.1.5/32, or nothing.',
  ],
  admin: [new RegExp(`^${MAIL}$`), 'A mail address, such as admin@example.org.'],
  mailHost: [new RegExp(`^${NAME}$`), 'A name such as smtp.example.org, in lower-case letters.'],
  mailPort: [new RegExp(`^${PORT}$`), 'A number from 1 to 65535.'],
  mailUser: [/^[\w.@+-]+$/, 'Letters, digits and . _ @ + - only.'],
  sender: [new RegExp(`^${MAIL}$`), 'A mail address, such as cytomine@example.org.'],
  data: [
    /^(?:\.|(?:\/[\w.-]+)+)?\/[\w.-]+$/,
    './data, or a path that begins with / and has no spaces in it.',
  ],
  cluster: [new RegExp(`^https://${NAME}(?::${PORT})?$`), 'An address such as https://192.168.1.52:16443.'],
};

/** True when a proxy with the certificate runs on the machine itself. */
export function hasLocalProxy({ tls }: Answers): boolean {
  return tls === 'nginx' || tls === 'caddy';
}

/** Whether a question matters, after what the others say. */
export function isAsked(question: Question, answers: Answers): boolean {
  switch (question) {
    case 'certificate':
      return hasLocalProxy(answers);
    case 'address':
    case 'from':
      return !hasLocalProxy(answers);
    case 'mailHost':
    case 'mailPort':
    case 'sender':
      return answers.mail !== 'none';
    case 'mailUser':
      return answers.mail === 'account';
    case 'cluster':
      return answers.algorithms === 'cluster';
    default:
      return true;
  }
}

/** The entries of a form; a choice that does not exist, from an edited address, becomes the first. */
export function answersOf(entries: Answers): Answers {
  const answers = { ...entries };
  for (const [question, options] of Object.entries(OPTIONS))
    if (!options.some(([value]) => value === answers[question as Question]))
      answers[question as Question] = FIRST[question as Question];
  return answers;
}

/** What cannot be used, by question; nothing when all can. Questions that do not matter are not looked at. */
export function problemsOf(answers: Answers): Partial<Record<Question, string>> {
  const problems: Partial<Record<Question, string>> = {};
  for (const [question, [form, problem]] of Object.entries(FORMS))
    if (isAsked(question as Question, answers) && !form.test(answers[question as Question]))
      problems[question as Question] = problem;
  if (isAsked('certificate', answers) && answers.certificate === 'public') {
    if (answers.internet === 'no')
      problems.certificate = 'Let’s Encrypt needs the Internet: take a certificate of your institution.';
    else if (new RegExp(`^${ADDRESS}$`).test(answers.host) || !answers.host.includes('.'))
      problems.certificate = 'Let’s Encrypt signs public names only: take your own certificate, or a name.';
  }
  if (answers.tls === 'elsewhere' && answers.address === '')
    problems.address = 'The proxy on the other machine needs an address of this one, such as 192.168.1.20.';
  if (hasLocalProxy(answers) && ['80', '443'].includes(answers.port))
    problems.port = 'The proxy needs this port itself: take another, or nothing for 8080.';
  return problems;
}

/** Where Cytomine is published on the machine: the port, and the address when it is one only. */
export function publishedAt(answers: Answers): { address?: string; port: string } {
  if (hasLocalProxy(answers)) return { address: '127.0.0.1', port: answers.port || '8080' };
  return { ...(answers.address !== '' && { address: answers.address }), port: answers.port || '80' };
}

/** The address that people type, as `https://cytomine.example.org`. */
export function urlOf(answers: Answers): string {
  const { CYTOMINE_HOST, SCHEME } = publicAddress(answers);
  return `${SCHEME}://${CYTOMINE_HOST}`;
}

/** The two settings that make up the address that people type. */
export function publicAddress(answers: Answers): { CYTOMINE_HOST: string; SCHEME: string } {
  if (answers.tls !== 'none') return { CYTOMINE_HOST: answers.host, SCHEME: 'https' };
  const { port } = publishedAt(answers);
  return { CYTOMINE_HOST: port === '80' ? answers.host : `${answers.host}:${port}`, SCHEME: 'http' };
}
