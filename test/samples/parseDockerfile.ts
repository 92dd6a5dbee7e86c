/** One instruction of a Dockerfile, continued lines joined. */
export interface Instruction {
  name: string;
  /** What follows the name. */
  rest: string;
}

const ANYTHING = /./;
const SOURCES_AND_TARGET = /^(?:--\S+ +)*(?:\[|[^-\s]\S* +\S)/;

/** The instructions that Docker knows, and what may follow each. */
const FORMS: Record<string, RegExp> = {
  FROM: /^(--platform=\S+ )?[a-z0-9][a-z0-9._/-]*(:[\w.-]+)?(@sha256:[0-9a-f]{64})?( AS [a-z][\w.-]*)?$/i,
  ADD: SOURCES_AND_TARGET,
  ARG: /^[A-Za-z_]\w*(=.*)?$/,
  CMD: ANYTHING,
  COPY: SOURCES_AND_TARGET,
  ENTRYPOINT: ANYTHING,
  ENV: /=/,
  EXPOSE: ANYTHING,
  HEALTHCHECK: ANYTHING,
  LABEL: ANYTHING,
  ONBUILD: ANYTHING,
  RUN: ANYTHING,
  SHELL: /^\[/,
  STOPSIGNAL: ANYTHING,
  USER: /^[\w-]+(:[\w-]+)?$/,
  VOLUME: ANYTHING,
  WORKDIR: /^[/$]/,
};

/** Reads a Dockerfile without here-documents. Throws at the first instruction that Docker would refuse. */
export function parseDockerfile(text: string): Instruction[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const instructions = lines.map(readInstruction);
  if (instructions.find(({ name }) => name !== 'ARG')?.name !== 'FROM')
    throw new Error('FROM has to come first; only ARG may stand before it');
  for (const name of ['CMD', 'ENTRYPOINT'])
    if (instructions.filter((other) => other.name === name).length > 1)
      throw new Error(`only the last ${name} would count`);
  return instructions;
}

function readInstruction(line: string): Instruction {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  const name = word.toUpperCase();
  if (!FORMS[name]?.test(rest) || rest.endsWith('\\')) throw new Error(`Docker would refuse "${line}"`);
  // Docker takes what starts with a bracket and is no JSON for a shell command.
  if (rest.startsWith('[') && !isListOfTexts(JSON.parse(rest)))
    throw new Error(`no list of texts: "${line}"`);
  return { name, rest };
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');
}
