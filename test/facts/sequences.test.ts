import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Commands of a section in the order in which a reader meets them; an imported script by its name. */
function commandsOf(page: string, section: string): string[] {
  const text = readFileSync(`site/docs/admin-guide/ce/${page}.md`, 'utf8');
  const start = text.indexOf(`\n## ${section}\n`);
  expect(start, section).toBeGreaterThan(0);
  const body = text.slice(start + 4).split(/\n## /)[0] ?? '';
  const pieces = body.matchAll(/```bash\n([\s\S]*?)```|<<< @\/samples\/admin\/(\S+)/g);
  return [...pieces].flatMap(([, code, script]) => script ?? (code ?? '').trim().split(/\n\s*/));
}

const DEPLOY = 'deploy -s /install';

/**
 * What an administrator has to type, in order; each is the start or the end of a command. Between them may stand commands
 * that only look.
 */
const sequences: [page: string, section: string, commands: string[]][] = [
  [
    'installation',
    'Install',
    [
      'git clone --branch CE2025.1',
      'chmod 700 Cytomine-',
      'cd Cytomine-',
      'sudo docker pull cytomine/installer',
      DEPLOY,
      'sudo docker compose up -d',
      'grep ADMIN_PASSWORD',
    ],
  ],
  [
    'backup',
    'Back up now',
    ['sudo docker compose exec postgis backup', 'sudo docker compose exec mongo backup'],
  ],
  [
    'restore',
    'Restore the databases on the same server',
    [
      'sudo cp "$DATA/postgis',
      'sudo cp "$DATA/mongo',
      'ce-check-archives.sh',
      'ce-keep-databases.sh',
      'bash ce-keep-databases.sh',
      'sudo docker compose exec -T postgis restore',
      'sudo docker compose exec -T mongo restore',
      'sudo rm "$DATA',
      'sudo docker compose up -d',
    ],
  ],
  [
    'move',
    'Restore onto a new machine',
    [
      'git clone --branch CE2025.1',
      'chmod 700 Cytomine-',
      'cd Cytomine-',
      'rsync -a',
      DEPLOY,
      'sudo docker compose up -d postgis mongo',
      'sudo mkdir -p',
      'sudo rsync',
      'sudo rsync',
      'sudo docker compose up -d',
    ],
  ],
  [
    'upgrade',
    'Upgrade',
    [
      'sudo docker compose down',
      'ce-keep-installation.sh',
      'bash ce-keep-installation.sh',
      'git fetch origin --tags',
      'git stash push',
      'git checkout CE2025.1',
      'chmod 700 .',
      'sudo docker pull cytomine/installer',
      `${DEPLOY} -z`,
      'sudo docker compose pull',
      'sudo docker compose up -d --remove-orphans',
    ],
  ],
  [
    'uninstallation',
    'Remove the server',
    [
      'sudo docker compose stop',
      'sudo docker compose down -v',
      'sudo rm -rf "${DATA',
      'ce-remove-images.sh',
      'cd .. && sudo rm -rf Cytomine-community-edition',
    ],
  ],
];

describe('the procedures of the Community Edition', () => {
  it.each(sequences)('%s, "%s": every command stands, in order', (page, section, wanted) => {
    const commands = commandsOf(page, section);
    let at = -1;
    for (const part of wanted) {
      const next = commands.findIndex(
        (command, index) => index > at && (command.startsWith(part) || command.endsWith(part)),
      );
      expect(next, `"${part}" after "${commands[at] ?? 'the start'}"`).toBeGreaterThan(at);
      at = next;
    }
  });

  it('never say restart, -s . or plain docker exec to apply a change', () => {
    for (const [page, section] of sequences)
      for (const command of commandsOf(page, section))
        expect(command).not.toMatch(/compose restart|deploy -s \.|docker exec|docker-compose /);
  });

  it('warn of readable passwords on each page that runs the installer', () => {
    const pages = readdirSync('site/docs/admin-guide', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:ce|bp|clusters)\/.*\.md$/.test(file))
      .map((file) => ({ file, text: readFileSync(`site/docs/admin-guide/${file}`, 'utf8') }))
      .filter(({ text }) => text.includes(DEPLOY));
    expect(pages.length).toBeGreaterThan(5);
    expect(
      pages.filter(({ text }) => !text.includes('#keep-the-passwords-to-yourself')).map(({ file }) => file),
    ).toEqual([]);
  });
});
