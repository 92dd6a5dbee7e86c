import { ce } from '../../data/ce2025.1.ts';
import { addedSettings } from '../../data/settingMeanings.ts';
import { type Answers, publicAddress } from './answers.ts';
import { localFile } from './files.ts';

/** A setting that differs from its default. */
export interface Setting {
  /** Its parents in `cytomine.yml`, below which it stands. */
  path: readonly string[];
  key: string;
  value: string;
  /** `–` where the release has none. */
  initial: string;
}

/** What stands for a secret: the script asks for it, and the page never has it. */
export const SECRETS = {
  mail_password: 'password of the mail account',
  cluster_token: 'token of the cluster',
} as const;
export type Secret = keyof typeof SECRETS;

/** The settings that the answers change; those that would be as they are already stay out. */
export function settingsOf(answers: Answers): Setting[] {
  const { mail, algorithms } = answers;
  const isOff = algorithms === 'none';
  const added = (service: string, key: string, value: string): Setting => ({
    path: ['services', 'default', service, 'constant'],
    key,
    value,
    initial: addedSettings[`${service}.${key}`]?.value ?? '–',
  });
  const global = (namespace: string, key: string, value: string): Setting => ({
    path: ['global', namespace, 'constant'],
    key,
    value,
    initial: ce.global[namespace]?.[key] ?? '–',
  });
  const { CYTOMINE_HOST, SCHEME } = publicAddress(answers);
  const all = [
    global('aaa_config', 'CYTOMINE_HOST', CYTOMINE_HOST),
    global('aaa_config', 'SCHEME', SCHEME),
    global('aaa_config', 'PROJECT_DATA_PATH', answers.data),
    ...(localFile(answers) === undefined
      ? []
      : [
          global(
            'compose',
            'FILE',
            'docker-compose.yml:docker-compose.override.yml:docker-compose.local.yml',
          ),
        ]),
    global('smtp', 'HOST', mail === 'none' ? 'disabled' : answers.mailHost),
    ...(mail === 'none' ? [] : [global('smtp', 'PORT', answers.mailPort)]),
    ...(mail === 'account'
      ? [global('smtp', 'USER', answers.mailUser), global('smtp', 'PASS', `<${SECRETS.mail_password}>`)]
      : []),
    // With a name or a password, the core signs in wherever the relay offers it.
    ...(mail === 'relay' ? [global('smtp', 'USER', ''), global('smtp', 'PASS', '')] : []),
    ...(isOff
      ? []
      : [
          global('app-engine', 'SCHEDULER_MASTER_URL', answers.cluster),
          global('app-engine', 'SCHEDULER_OAUTH_TOKEN', `<${SECRETS.cluster_token}>`),
        ]),
    added('core', 'ADMIN_EMAIL', answers.admin),
    added('core', 'INSTANCE_HOST_SUPPORT_MAIL', answers.admin),
    ...(mail === 'none' ? [] : [added('core', 'DEFAULT_FROM_EMAIL', answers.sender)]),
    ...(mail === 'relay'
      ? [added('core', 'SMTP_AUTH', 'false'), added('core', 'SMTP_STARTTLS', 'false')]
      : []),
    ...(isOff
      ? [added('core', 'APPENGINE_ENABLED', 'false'), added('web_ui', 'APPENGINE_ENABLED', '')]
      : [added('registry', 'REGISTRY_STORAGE_FILESYSTEM_ROOTDIRECTORY', '/data')]),
  ];
  return all.filter(({ value, initial }) => value !== initial);
}

/** A secret in a file that a script writes is a variable of the script. */
const inScript = new Map(Object.entries(SECRETS).map(([name, words]) => [`<${words}>`, `'$${name}'`]));

/**
 * The settings as YAML with their parents, for `cytomine.yml`.
 *
 * @param isScript - secrets are variables of the script that writes the text, instead of words in angle brackets
 */
export function yamlOf(settings: readonly Setting[], isScript: boolean): string {
  const lines: string[] = [];
  let open: readonly string[] = [];
  for (const { path, key, value } of settings) {
    const same = path.findIndex((parent, i) => open[i] !== parent);
    if (same >= 0)
      for (const [i, parent] of path.entries()) if (i >= same) lines.push(`${'  '.repeat(i)}${parent}:`);
    open = path;
    const written = (isScript && inScript.get(value)) || scalar(value);
    lines.push(`${'  '.repeat(path.length)}${key}: ${written}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Quoted where YAML would take the text for something else than a text; numbers may stay numbers. */
function scalar(value: string): string {
  return value === '' || value === 'false' || value.startsWith('<') ? `'${value}'` : value;
}
