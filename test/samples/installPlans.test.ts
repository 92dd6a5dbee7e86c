import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ce } from '../../site/data/ce2025.1.ts';
import { addedSettings } from '../../site/data/settingMeanings.ts';
import { entriesOf, hashOf } from '../../site/demos/controls/inHash.ts';
import { type Answers, FIRST, OPTIONS, problemsOf } from '../../site/demos/InstallAssistant/answers.ts';
import { firewallFile, localFile, proxyFile } from '../../site/demos/InstallAssistant/files.ts';
import { settingsOf, yamlOf } from '../../site/demos/InstallAssistant/settings.ts';
import { scriptOf, stepsOf } from '../../site/demos/InstallAssistant/steps.ts';
import {
  calls,
  home,
  root,
  setUpInstallationFolder,
  shell,
  standIn,
  write,
} from '../support/installationFolder.ts';
import { caddyProblems, checkers } from './checkers.ts';
import { composeProblems, templateProblems } from './releasedKeys.ts';

const valuesOf = (question: keyof typeof OPTIONS) => OPTIONS[question].map(([value]) => value);
const ALTERNATIVES: Partial<Record<keyof Answers, readonly string[]>> = {
  tls: valuesOf('tls'),
  certificate: valuesOf('certificate'),
  mail: valuesOf('mail'),
  algorithms: valuesOf('algorithms'),
  internet: valuesOf('internet'),
  data: ['./data', '/srv/cytomine'],
  port: ['', '8088'],
  address: ['', '192.168.1.20'],
  from: ['', '192.168.1.0/24'],
};

/** Every combination of answers that can be used. */
const PLANS = Object.entries(ALTERNATIVES)
  .reduce<Answers[]>(
    (all, [question, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [question]: value }))),
    [FIRST],
  )
  .filter((answers) => Object.keys(problemsOf(answers)).length === 0);

const distinct = (texts: (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

describe(`${PLANS.length} plans`, () => {
  it('set what the release reads, and what YAML reads back is what was meant', () => {
    expect(PLANS.length).toBeGreaterThanOrEqual(300);
    const all = new Map(PLANS.map(settingsOf).map((settings) => [yamlOf(settings, false), settings]));
    for (const [yaml, settings] of all) {
      expect(templateProblems(yaml)).toEqual([]);
      const read = parse(yaml, { uniqueKeys: true });
      for (const { path, key, value } of settings) {
        expect(String(path.reduce((group, parent) => group[parent], read)[key])).toBe(value);
        const service = path[2] ?? '';
        if (path[0] === 'services')
          expect({ ...ce.variables[service], ...addedSettings }).toSatisfy(
            (known: object) => key in known || `${service}.${key}` in known,
          );
      }
    }
  });

  it('have files and scripts that Compose, nginx, Caddy and Bash accept', () => {
    expect(distinct(PLANS.map((plan) => localFile(plan)?.text)).flatMap(composeProblems)).toEqual([]);
    const proxies = PLANS.map((plan) => [plan.tls, proxyFile(plan)?.text] as const);
    const nginx = distinct(proxies.map(([tls, text]) => (tls === 'caddy' ? undefined : text)));
    const caddy = distinct(proxies.map(([tls, text]) => (tls === 'caddy' ? text : undefined)));
    expect([nginx.length, caddy.length]).toEqual([6, 4]);
    const inPlace = (text: string) =>
      text.replaceAll(`/etc/letsencrypt/live/${FIRST.host}/`, '/etc/ssl/cytomine/');
    expect(nginx.map(inPlace).flatMap(checkers['checked with nginx -t'] ?? (() => ['no checker']))).toEqual(
      [],
    );
    expect(caddy.flatMap(caddyProblems)).toEqual([]);
    const scripts = PLANS.flatMap((plan) => [scriptOf(plan, 'server'), scriptOf(plan, 'fetching')]);
    const { status, stderr } = spawnSync('bash', ['-n'], {
      input: distinct(scripts).join('\n'),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('come back from the address', () => {
    for (const plan of PLANS)
      expect(entriesOf('your-server', hashOf('your-server', plan, FIRST), FIRST)).toEqual(plan);
  });

  it('do everything once, and nothing that a server without Internet access could not do', () => {
    for (const plan of PLANS) {
      const titles = stepsOf(plan, false).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      if (plan.internet === 'no')
        expect(scriptOf(plan, 'server')).not.toMatch(/git clone|docker pull|apt-get|certbot/);
    }
  });
});

describe('the script', () => {
  setUpInstallationFolder();

  /** Runs it with stand-ins for what would change the machine; files of root go below `rooted`. */
  const runScript = (script: string, secrets: string[] = []) => {
    const rooted = join(root, 'rooted');
    standIn(
      'git',
      `mkdir Cytomine-community-edition && echo IMAGES_CORE=core:1 > Cytomine-community-edition/.env`,
    );
    standIn('curl', 'echo "{}"');
    standIn('ip', 'echo "default via 192.168.1.1 dev eth0 proto static"');
    standIn(
      'sudo',
      `if [ "$1" = tee ]; then mkdir -p "${rooted}$(dirname "$2")"; exec tee "${rooted}$2"; fi
echo "$*" >> "$CALLS"
case "$*" in *' deploy '*) echo '# ADMIN_PASSWORD' >> cytomine.yml ;; esac`,
    );
    writeFileSync(join(home, 'install.sh'), script);
    const answer = shell(['-c', 'printf "%s\\n" "$A" "$B" | bash install.sh'], {
      A: secrets[0] ?? '',
      B: secrets[1] ?? '',
    });
    return { ...answer, rooted, folder: join(home, 'Cytomine-community-edition') };
  };

  it('asks for secrets, and writes them as YAML and Compose need them', () => {
    const plan = { ...FIRST, mail: 'account', algorithms: 'cluster' };
    const { status, folder, rooted, text } = runScript(scriptOf(plan, 'server'), ["pa$$'w#rd", 'a.b-c']);
    expect({ status, text }).toMatchObject({ status: 0 });
    const { global } = parse(readFileSync(join(folder, 'cytomine.yml'), 'utf8'));
    expect(global.smtp.constant.PASS).toBe("pa$$$$'w#rd");
    expect(global['app-engine'].constant.SCHEDULER_OAUTH_TOKEN).toBe('a.b-c');
    expect(readFileSync(join(rooted, 'etc/nginx/conf.d/cytomine.conf'), 'utf8')).toBe(proxyFile(plan)?.text);
    expect(calls().join('\n')).toMatch(
      /installer:latest deploy[\s\S]*compose up -d[\s\S]*systemctl restart nginx/,
    );
  });

  it('sets the rule of the firewall, with the name of the interface, before the server starts', () => {
    const plan = { ...FIRST, tls: 'none', from: '192.168.1.0/24' };
    const { status, rooted } = runScript(scriptOf(plan, 'server'));
    expect(status).toBe(0);
    expect(readFileSync(join(rooted, firewallFile(plan)?.path ?? ''), 'utf8')).toContain(
      'iptables -I DOCKER-USER -i eth0 ! -s 192.168.1.0/24 -p tcp',
    );
    expect(calls().join('\n')).toMatch(/enable --now cytomine-firewall[\s\S]*compose up -d/);
  });

  it('fetches on one machine what another loads', () => {
    const plan = { ...FIRST, internet: 'no' };
    expect(runScript(scriptOf(plan, 'fetching')).status).toBe(0);
    expect(calls().join('\n')).toContain(
      'docker save --output cytomine-images.tar cytomine/installer:latest core:1',
    );
    write('cytomine.yml', '# ADMIN_PASSWORD');
    expect(runScript(scriptOf(plan, 'server')).status).toBe(0);
    expect(calls().join('\n')).toContain('docker load --input cytomine-images.tar');
  });

  it('stops at the first failure', () => {
    const plan = { ...FIRST, internet: 'no' };
    standIn('chmod', 'exit 1');
    expect(runScript(scriptOf(plan, 'server')).status).toBe(1);
  });
});
