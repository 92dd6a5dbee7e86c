/** What is taken out of a log before anybody else sees it. */
export type Secret =
  | 'private key'
  | 'password, key or token'
  | 'sign-in header'
  | 'hash of a password'
  | 'mail address';

/** How many secrets of each kind were taken out. */
export type Removed = Partial<Record<Secret, number>>;

/** A secret, and what stands in its place: the first group of the pattern stays before it. */
type Rule = readonly [kind: Secret, pattern: RegExp];

const GONE = 'removed';
/** Parts of names whose values are secret. */
const NAME =
  '[\\w.-]*(?:pass(?:word|wd|phrase|code)?|pwd|secret|token(?:key)?|api[-_]?key|(?:private|public|access|encryption|signing|shared)[-_]?key|credentials?|authorization|signature|jsessionid|session[-_]?id|otp|saml(?:request|response))(?![a-z])[\\w.-]*';
/**
 * Between a name and its value, escaped or not, in JSON, YAML, settings, addresses and printed objects. What follows the
 * name of an exception is its message.
 */
const VALUE_OF = `(${NAME}(?<!Exception)\\\\*["']?\\s*(?::|=>?|%3D)\\s*)`;

/** One line at a time, in this order: the first that knows a secret takes it. */
const RULES: readonly Rule[] = [
  // The core prints the whole request that makes an account.
  ['password, key or token', /(REST request to save User\s*:).*/gi],
  ['sign-in header', /((?:set-)?cookie\\*["']?\s*[:=]\s*).*/gi],
  [
    'sign-in header',
    /((?:proxy-)?authorization\\*["']?\s*[:=]\s*\\*["']?)(?:(?:basic|bearer|digest|cytomine|negotiate|token)\s+)?[^"'\n]*/gi,
  ],
  ['sign-in header', /\b((?:bearer|basic|cytomine)(?:%20|\s)+)(?=\S*[\d:.=])[^\s"',;]{8,}/gi],
  ['password, key or token', new RegExp(`${VALUE_OF}\\\\*"(?:[^"\\\\]|\\\\(?!").)*`, 'gi')],
  ['password, key or token', new RegExp(`${VALUE_OF}\\\\"(?:[^"\\\\])*`, 'gi')],
  ['password, key or token', new RegExp(`${VALUE_OF}'[^']*`, 'gi')],
  ['password, key or token', new RegExp(`${VALUE_OF}(?!["'\\\\]|removed)[^\\s,;&"'<>)}\\]]+`, 'gi')],
  ['password, key or token', new RegExp(`(<${NAME}>)[^<]+`, 'gi')],
  ['password, key or token', /(\b(?:password|identified by)\s+(?:is\s+|was\s+)?\\*['"])[^'"\\]+/gi],
  [
    'password, key or token',
    /(\s--?(?:password|passwd|pass|token|secret|api-key|requirepass|auth)(?:=|\s+))[^\s"']+/gi,
  ],
  ['password, key or token', /((?:^|\s)curl\b.*?\s(?:-u|--user)\s+["']?[^\s:"']+:)[^\s"']+/gi],
  ['password, key or token', /(\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"']*:)[^\s/@"']+(?=@)/gi],
  ['password, key or token', /()\beyJ[\w-]{8,}(?:\.[\w-]+)*/g],
  ['password, key or token', /()\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  [
    'password, key or token',
    /()\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{16,}|xox[abprs]-[\w-]{10,}|AIza[\w-]{30,}|dckr_pat_[\w-]{16,}|npm_\w{30,}|sk-[\w-]{20,}|hvs\.[\w-]{16,})/g,
  ],
  ['password, key or token', /(\bssh-(?:rsa|ed25519|dss)\s+)[\w+/=]{16,}/g],
  ['hash of a password', /()\$(?:2[aby]|apr1|1|5|6|y)\$[\w./$=]{16,}/g],
  ['hash of a password', /()(?:SCRAM-SHA-\d+\$\d+:|\{S?SHA\d*\})[\w+/=:$]{16,}/g],
  ['mail address', /()[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
];

/** Nothing in a line without any of these needs a second look. */
const HINT =
  /pass|pwd|curl|secret|token|key|credential|auth|signature|session|otp|saml|cookie|bearer|basic|cytomine|save user|identified|eyJ|AKIA|ASIA|gh[pousr]_|github_pat|glpat|xox|AIza|pat_|npm_|sk-|hvs\.|ssh-|\$|SHA|@/i;
const BEGIN = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----/;
const END = /-----END [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----/;
/** Lines of a key whose end was cut off: nothing but characters of Base64, behind the name of a service or not. */
const KEY_LINE = /^(?:\S+\s+\|\s*)?\s*[\w+/=]{16,}\s*$/;

/**
 * Takes secrets out of a log, line by line: it may be given in parts, cut between lines.
 *
 * @example new LogCleaner().clean('password=hunter2') // 'password=removed'
 */
export class LogCleaner {
  readonly removed: Removed = {};
  #isInKey = false;

  /** The same lines without what was found. */
  clean(text: string): string {
    return text
      .split('\n')
      .map((line) => this.#cleanLine(line))
      .filter((line) => line !== undefined)
      .join('\n');
  }

  /** Undefined: the line was part of a key and nothing else. */
  #cleanLine(line: string): string | undefined {
    const wasInKey = this.#isInKey;
    if (wasInKey) {
      const end = END.exec(line);
      this.#isInKey = end === null && (KEY_LINE.test(line) || line.trim() === '');
      if (end) return this.#cleanLine(line.slice(end.index + end[0].length)) || undefined;
      if (this.#isInKey) return undefined;
    }
    const begin = BEGIN.exec(line);
    if (begin) {
      this.#count('private key');
      const end = END.exec(line);
      this.#isInKey = end === null;
      const rest = end ? line.slice(end.index + end[0].length) : '';
      return `${this.#hide(line.slice(0, begin.index))}[private key ${GONE}]${this.#hide(rest)}`;
    }
    return this.#hide(line);
  }

  #hide(line: string): string {
    if (!HINT.test(line)) return line;
    return RULES.reduce(
      (text, [kind, pattern]) =>
        text.replace(pattern, (whole: string, before: string) => {
          if (whole === before || whole.endsWith(GONE)) return whole;
          this.#count(kind);
          return before + GONE;
        }),
      line,
    );
  }

  #count(kind: Secret): void {
    this.removed[kind] = (this.removed[kind] ?? 0) + 1;
  }
}
