import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDE = 'site/docs/admin-guide';
const DEPLOY = 'deploy -s /install';
const read = (file: string) => readFileSync(`${GUIDE}/${file}`, 'utf8');
/** The commands of a page, one after the other; an imported script by its name. */
const commandsOf = (page: string) =>
  [...read(page).matchAll(/```bash\n([\s\S]*?)```|<<< @\/samples\/admin\/(\S+)/g)]
    .map(([, code, script]) => code ?? script)
    .join('\n');

it.each([
  ['installation', 'chmod 700 Cytomine-', DEPLOY],
  ['restore', 'bash ce-keep-databases.sh', 'postgis restore'],
  ['move', 'chmod 700 Cytomine-', DEPLOY],
  ['upgrade', 'bash ce-keep-installation.sh', 'git checkout CE2025.1'],
  ['upgrade', 'chmod 700 .', `${DEPLOY} -z`],
  ['upgrade', 'bash ce-prepare-upgrade.sh', 'up -d --remove-orphans'],
])('on the page "%s", "%s" comes before "%s"', (page, first, next) => {
  const commands = commandsOf(`ce/${page}.md`);
  expect(commands.indexOf(first)).toBeGreaterThan(-1);
  expect(commands.indexOf(next)).toBeGreaterThan(commands.indexOf(first));
});

it('no procedure says restart, -s . or plain docker exec to apply a change', () => {
  for (const page of ['installation', 'backup', 'restore', 'move', 'upgrade', 'uninstallation'])
    expect(commandsOf(`ce/${page}.md`)).not.toMatch(
      /compose restart|deploy -s \.|docker exec|docker-compose /,
    );
});

it('each page that runs the installer warns of readable passwords', () => {
  const installing = readdirSync(GUIDE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:ce|bp|clusters)\/.*\.md$/.test(file) && read(file).includes(DEPLOY),
  );
  expect(installing.length).toBeGreaterThan(5);
  expect(installing.filter((file) => !read(file).includes('#keep-the-passwords-to-yourself'))).toEqual([]);
});
