/** One instruction of a Dockerfile, continued lines joined. */
export interface Instruction {
  line: number;
  name: string;
  /** What follows the name. */
  rest: string;
}

const NAMES = [
  ...[
    'ADD',
    'ARG',
    'CMD',
    'COPY',
    'ENTRYPOINT',
    'ENV',
    'EXPOSE',
    'FROM',
    'HEALTHCHECK',
    'LABEL',
    'MAINTAINER',
  ],
  ...['ONBUILD', 'RUN', 'SHELL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'],
];
const FROM =
  /^(--platform=\S+ )?[a-z0-9][a-z0-9._/-]*(:[\w.-]+)?(@sha256:[0-9a-f]{64})?( AS [a-z][\w.-]*)?$/i;
const ARGUMENT = /^[A-Za-z_]\w*(=.*)?$/;

/** Reads a Dockerfile without here-documents. Throws at the first line that Docker would refuse. */
export function parseDockerfile(text: string): Instruction[] {
  const instructions = joinLines(text).map(readInstruction);
  const first = instructions.find(({ name }) => name !== 'ARG');
  if (first?.name !== 'FROM') throw new Error('FROM has to come first; only ARG may stand before it');
  for (const instruction of instructions) checkArguments(instruction);
  for (const name of ['CMD', 'ENTRYPOINT'])
    if (instructions.filter((other) => other.name === name).length > 1)
      throw new Error(`only the last ${name} would count`);
  return instructions;
}

/** Lines without comments, those that end in a backslash joined with the next. */
function joinLines(text: string): { line: number; text: string }[] {
  const joined: { line: number; text: string }[] = [];
  let open = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const part = line.replace(/\\$/, '').trim();
    const last = joined.at(-1);
    if (open && last) last.text += ` ${part}`;
    else joined.push({ line: index + 1, text: part });
    open = line.endsWith('\\');
  }
  if (open) throw new Error('the last line is continued, but nothing follows');
  return joined;
}

function readInstruction({ line, text }: { line: number; text: string }): Instruction {
  const [word = ''] = text.split(/\s/, 1);
  const name = word.toUpperCase();
  if (!NAMES.includes(name)) throw new Error(`line ${line}: unknown instruction ${word}`);
  const rest = text.slice(word.length).trim();
  if (rest === '') throw new Error(`line ${line}: ${name} needs an argument`);
  return { line, name, rest };
}

function checkArguments({ line, name, rest }: Instruction): void {
  const refuse = (reason: string) => {
    throw new Error(`line ${line}: ${name} ${reason}`);
  };
  if (name === 'FROM' && !FROM.test(rest)) refuse('names no image');
  if (name === 'ARG' && !ARGUMENT.test(rest)) refuse('names no argument');
  if (name === 'ENV' && !rest.includes('=')) refuse('needs NAME=value');
  if (name === 'WORKDIR' && !/^[/$]/.test(rest)) refuse('needs an absolute path');
  if (name === 'USER' && !/^[\w-]+(:[\w-]+)?$/.test(rest)) refuse('names no user');
  if ((name === 'COPY' || name === 'ADD') && !rest.startsWith('[') && sourcesOf(rest).length < 2)
    refuse('needs a source and a target');
  if (rest.startsWith('[') || name === 'SHELL') checkExecForm(rest, refuse);
}

/** What stands behind the options of COPY or ADD: sources, then the target. */
function sourcesOf(rest: string): string[] {
  return rest.split(/\s+/).filter((word) => !word.startsWith('--'));
}

/** `["program", "argument"]`. Docker takes anything else that starts with a bracket for a shell command. */
function checkExecForm(rest: string, refuse: (reason: string) => void): void {
  let words: unknown;
  try {
    words = JSON.parse(rest);
  } catch {
    refuse('has brackets, but is no JSON: write ["program", "argument"] with double quotes');
  }
  if (!Array.isArray(words) || words.length === 0 || words.some((word) => typeof word !== 'string'))
    refuse('needs a list of texts');
}
