import { type Answers, hasLocalProxy, publishedAt, urlOf } from './answers.ts';
import { certificateOf, firewallFile, localFile, type MadeFile, proxyFile } from './files.ts';
import { SECRETS, type Secret, settingsOf, yamlOf } from './settings.ts';

/** One thing to do on the way to a server. */
export interface Step {
  title: string;
  /** A machine with Internet access that only fetches, or the server itself. */
  on: 'fetching' | 'server';
  /** What to run; empty when somebody has to do it by hand. */
  commands: string;
  /** What to do by hand, or what to know before the commands run. */
  note?: string;
  /** A file for a machine on which none of the commands run. */
  file?: MadeFile;
  /** What shows that it worked. */
  check: string;
  /** Section of the page that says more. */
  to: string;
}

const CE = '/admin-guide/ce';
const FOLDER = 'Cytomine-community-edition';
const IMAGES = 'cytomine-images.tar';

/**
 * Everything that has to be done, in order.
 *
 * @param isScript - the commands are for a script, which asks for secrets; else these stand as words in angle brackets
 */
export function stepsOf(answers: Answers, isScript: boolean): Step[] {
  const isOffline = answers.internet === 'no';
  const on = isOffline ? 'fetching' : 'server';
  const local = localFile(answers);
  return [
    ...(answers.algorithms === 'cluster' ? [clusterStep()] : []),
    {
      title: 'Get the released files',
      on,
      commands: `git clone --branch CE2025.1 https://github.com/cytomine/${FOLDER}.git
chmod 700 ${FOLDER}
cd ${FOLDER}
`,
      check: '`stat -c %A .` prints `drwx------`: the folder will hold passwords.',
      to: `${CE}/installation#install`,
    },
    {
      title: 'Write your settings',
      on,
      commands:
        write('cytomine.yml', yamlOf(settingsOf(answers), isScript), isScript) +
        (local === undefined ? '' : write(local.path, local.text)),
      note: 'The installer adds everything else from `cytomine.template`. The lines can also be changed there, below the same parents.',
      check: '`ls cytomine.yml` shows the file.',
      to: `${CE}/change-settings#where-to-change-a-setting`,
    },
    {
      title: 'Run the installer',
      on,
      commands: `sudo docker pull cytomine/installer
sudo docker run -v "$(pwd):/install" --user "$(id -u):$(id -g)" --rm cytomine/installer:latest deploy -s /install
`,
      check:
        '`grep CYTOMINE_HOST .env` prints your name, and `cytomine.yml` has the generated passwords too.',
      to: `${CE}/installation#install`,
    },
    ...(isOffline ? offlineSteps() : []),
    ...(answers.data.startsWith('/') ? [dataStep(answers)] : []),
    // Before the server answers anybody.
    ...rangeSteps(answers),
    startStep(answers),
    ...proxySteps(answers),
    ...portSteps(answers),
    signInStep(answers),
    ...(answers.mail === 'none' ? [] : [mailStep()]),
  ];
}

/** The commands of all steps on one machine as a Bash script that stops at the first failure. */
export function scriptOf(answers: Answers, on: Step['on']): string {
  const steps = stepsOf(answers, true).filter((step) => step.on === on && step.commands !== '');
  const all = steps.map(({ commands }) => commands).join('');
  const asked = (Object.keys(SECRETS) as Secret[]).filter((name) => all.includes(`'$${name}'`));
  const aim =
    on === 'fetching' ? 'Fetches Cytomine CE2025.1 to be carried to' : 'Installs Cytomine CE2025.1 at';
  return [
    `#!/usr/bin/env bash\n# ${aim} ${urlOf(answers)}. Stops at the first error.\nset -euo pipefail\n`,
    ...(asked.length > 0 ? [asked.map(askFor).join('')] : []),
    ...steps.map(({ title, commands }) => `echo '== ${title}'\n${commands}`),
  ].join('\n');
}

/** Reads a secret without showing it; `$` is doubled for Compose, and `'` for YAML. */
function askFor(name: Secret): string {
  return `read -rsp 'Enter the ${SECRETS[name]}: ' ${name} && echo
${name}=\${${name}//\\$/\\$\\$}
${name}=\${${name}//\\'/\\'\\'}
`;
}

/** A command that writes a text into a file; with `isExpanded`, variables in it are filled in. */
function write(path: string, text: string, isExpanded = false): string {
  const end = isExpanded ? 'END' : "'END'";
  const into = path.startsWith('/') ? `sudo tee ${path} > /dev/null` : `cat > ${path}`;
  return `${into} <<${end}\n${text}END\n`;
}

function clusterStep(): Step {
  return {
    title: 'Set up the cluster',
    on: 'server',
    commands: '',
    note: 'Install MicroK8s on the server, and have its address and a token that lasts at hand.',
    check: '`microk8s status` says that it is running.',
    to: '/admin-guide/clusters/microk8s/installation',
  };
}

function offlineSteps(): Step[] {
  return [
    {
      title: 'Fetch the images',
      on: 'fetching',
      commands: `sudo docker compose pull
grep '^IMAGES_' .env | cut -d= -f2 | xargs sudo docker save --output ${IMAGES} cytomine/installer:latest
sudo chown "$(id -u):$(id -g)" ${IMAGES}
`,
      check: `\`ls -lh ${IMAGES}\` shows several GB.`,
      to: `${CE}/offline#carry-the-files-and-images-over`,
    },
    {
      title: 'Carry the folder over',
      on: 'server',
      commands: '',
      note: `Copy the whole folder \`${FOLDER}\`, with its hidden files, to the server, and delete the one that stays behind: it has all the passwords. Then go on in the folder on the server.`,
      check: '`ls -a` on the server shows `.env`.',
      to: `${CE}/offline#carry-the-files-and-images-over`,
    },
    {
      title: 'Load the images',
      on: 'server',
      commands: `chmod 700 .\nsudo docker load --input ${IMAGES}\n`,
      check: '`sudo docker image ls` lists ten images, the installer among them.',
      to: `${CE}/offline#carry-the-files-and-images-over`,
    },
  ];
}

function dataStep({ data }: Answers): Step {
  return {
    title: 'Make the data folder',
    on: 'server',
    commands: `sudo mkdir -p ${data}\nsudo chmod 700 ${data}\n`,
    check: `\`df -h ${data}\` shows the disk that you mean.`,
    to: `${CE}/installation#keep-the-passwords-to-yourself`,
  };
}

function startStep(answers: Answers): Step {
  const { address = '127.0.0.1', port } = publishedAt(answers);
  const isOff = answers.algorithms === 'none';
  const ping = `http://${address}:${port}/server/ping`;
  return {
    title: 'Start the server, and wait for it',
    on: 'server',
    commands: `sudo docker compose up -d
timeout 900 bash -c 'until curl -sf ${ping}; do sleep 5; done'
${isOff ? 'sudo docker compose stop app-engine\n' : ''}`,
    ...(isOff && {
      note: 'Without a cluster, `app-engine` restarts again and again: it is stopped, until the next `up -d`.',
    }),
    check: `The answer has \`"alive":true\`, and \`${urlOf(answers)}\` as \`serverURL\`.${isOff ? '' : ' `sudo docker compose logs app-engine | grep Monitor: | tail -n 1` ends with `informer added`.'}`,
    to: `${CE}/installation#check-that-it-works`,
  };
}

function proxySteps(answers: Answers): Step[] {
  const file = proxyFile(answers);
  if (file === undefined) return [];
  if (!hasLocalProxy(answers)) return [elsewhereStep(answers, file)];
  const { tls, certificate, internet, host } = answers;
  const { chain, key } = certificateOf(answers);
  const isPublic = certificate === 'public';
  const packages = tls === 'nginx' && isPublic ? 'nginx certbot python3-certbot-nginx' : tls;
  const check =
    tls === 'nginx'
      ? 'sudo nginx -t && sudo systemctl restart nginx\n'
      : 'sudo caddy validate --config /etc/caddy/Caddyfile && sudo systemctl restart caddy\n';
  return [
    {
      title: `Set up ${tls === 'nginx' ? 'nginx' : 'Caddy'} with the certificate`,
      on: 'server',
      commands:
        (isPublic ? '' : `sudo ls ${chain} ${key}\n`) +
        (internet === 'no' ? '' : `sudo apt-get install -y ${packages}\n`) +
        (isPublic && tls === 'nginx'
          ? `sudo certbot certonly --nginx -d ${host} --deploy-hook 'systemctl reload nginx'\n`
          : '') +
        write(file.path, file.text) +
        check,
      note: proxyNote(answers),
      check: `\`curl https://${host}/server/ping\` has \`"alive":true\`.`,
      to: `${CE}/https#put-a-proxy-in-front`,
    },
  ];
}

function proxyNote(answers: Answers): string {
  const { chain, key } = certificateOf(answers);
  const { certificate, tls, internet } = answers;
  return [
    certificate === 'public'
      ? `Port 80 has to be open to the Internet. ${tls === 'caddy' ? 'Caddy fetches and renews the certificate itself.' : 'Certbot asks for a mail address, and renews the certificate.'}`
      : `Put certificate and chain into \`${chain}\` and the key into \`${key}\`${tls === 'caddy' ? ', readable for the account `caddy`' : ''} first.`,
    ...(tls === 'caddy' ? ['A `Caddyfile` that is there is replaced.'] : []),
    ...(internet === 'no' ? [`Install ${tls} from packages that you carry there.`] : []),
  ].join(' ');
}

function elsewhereStep({ host }: Answers, file: MadeFile): Step {
  return {
    title: 'Set up the proxy on the other machine',
    on: 'server',
    commands: '',
    note: `Give this to whoever runs it. For nginx it is \`${file.path}\`; another proxy has to do the same.`,
    file,
    check: `\`curl https://${host}/server/ping\` has \`"alive":true\`.`,
    to: `${CE}/https#another-proxy-than-nginx`,
  };
}

function portSteps(answers: Answers): Step[] {
  if (!hasLocalProxy(answers)) return [];
  return [
    {
      title: 'Open the ports of the proxy',
      on: 'server',
      commands: 'if [ -x /usr/sbin/ufw ]; then sudo ufw allow 80,443/tcp; fi\n',
      check: `From another machine, \`curl -m 5 http://${answers.host}:${publishedAt(answers).port}/server/ping\` is refused.`,
      to: `${CE}/firewall#leave-the-port-to-a-proxy-on-this-machine`,
    },
  ];
}

function rangeSteps(answers: Answers): Step[] {
  const file = firewallFile(answers);
  if (file === undefined) return [];
  return [
    {
      title: 'Let only your range of addresses in',
      on: 'server',
      commands: `interface=$(ip route show default | awk '{ print $5; exit }')
${write(file.path, file.text, true)}sudo systemctl daemon-reload
sudo systemctl enable --now cytomine-firewall
`,
      note: 'The rule is set again whenever the machine starts. To take it back: `sudo systemctl disable --now cytomine-firewall`. It handles IPv4 on the interface of the default route: if the machine has a public IPv6 address, also publish on its IPv4 address only.',
      check: `\`sudo iptables -S DOCKER-USER\` shows the rule. Once the server runs: from outside ${answers.from}, \`curl -m 5 http://${answers.host}:${publishedAt(answers).port}/server/ping\` gets no answer.`,
      to: `${CE}/firewall#let-one-range-of-addresses-in`,
    },
  ];
}

function signInStep(answers: Answers): Step {
  return {
    title: 'Sign in, and make the first accounts safe',
    on: 'server',
    commands: 'grep ADMIN_PASSWORD cytomine.yml\n',
    note: `Open ${urlOf(answers)} and sign in as \`admin\`, then as \`superadmin\`: both have this password. Change each.${answers.tls === 'none' ? ' It crosses the network in clear text.' : ''}`,
    check: 'The old password is refused for both. Upload a small image: its status ends at **Deployed**.',
    to: `${CE}/installation#secure-the-first-accounts`,
  };
}

function mailStep(): Step {
  return {
    title: 'Test the mail',
    on: 'server',
    commands: '',
    note: 'On the sign-in page, ask for a forgotten user name, with an address that only one account has.',
    check:
      "The mail arrives. If not, look for `can't send email` in `sudo docker compose logs core`: the line has the reason.",
    to: `${CE}/mail#if-it-fails`,
  };
}
