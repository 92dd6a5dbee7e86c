import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ce } from '../../site/data/ce2025.1.ts';
import {
  calls,
  home,
  read,
  root,
  run,
  setUpInstallationFolder,
  shell,
  standIn,
  write,
} from '../support/installationFolder.ts';

setUpInstallationFolder();

/** Lines of the kinds that core 5.1.0 and nginx 3.0.0 write, and of kinds that a client can make them write. */
const LOGS_WITH_SECRETS = [
  'DEBUG RestUserController : REST request to save User : {"username":"jd","password":"hush1","email":"a@example.org"}',
  'DEBUG RestUserController : REST request to save User : {',
  '  "username" : "jdoe",',
  String.raw`  "password" : "hush2 \" and hush3",`,
  '  "oldPassword":"hush4","newPassword":987654,"privateKey":"hush5","publicKey":"p"}',
  'GET /api/login/loginWithToken?username=jdoe&tokenKey=hush6 HTTP/1.1 status 500',
  'GET /api/imageinstance/7/thumb.png?level=3&Authorization=Bearer%20eyJhush7.eyJhush8.hush9-_ slide.svs',
  'authorization: Bearer eyJhush7.eyJhush8.hush9-_',
  'authorization: CYTOMINE 3f2a-hush:hush10=',
  'hr="https://example.org/#/account?token=hush11&username=jdoe"',
  'ws://example.org/ws/user-position/1?Authorization=hush12',
  '[INFO] * cytomine_private_key:\u001b[0m \u001b[34mhush13\u001b[0m',
  'pims-1 | task_queue_password: hush14',
  'INFO Cytomine core started, READY',
];

describe('looking at a server', () => {
  it('collects settings without a secret', () => {
    standIn('curl', ':');
    const secrets = [
      'PASS',
      'ADMIN_PASSWORD',
      'JWT_SECRET',
      'SCHEDULER_OAUTH_TOKEN',
      'ADMIN_PRIVATE_KEY',
      'IMAGE_SERVER_PUBLIC',
    ];
    write(
      'cytomine.yml',
      `CYTOMINE_HOST: example.org\n${secrets.map((key) => `  ${key}: "hush-${key}\\\n    hush again"\n`).join('')}  SMTP_PORT: 587\n`,
    );
    expect(run('site/samples/admin/ce-collect-logs.sh').status).toBe(0);
    const settings = read('report/settings.yml');
    expect(settings).toContain('CYTOMINE_HOST: example.org');
    expect(settings).not.toContain('hush');
    expect(settings.match(/: removed/g)).toHaveLength(secrets.length);
    expect(settings).toContain('SMTP_PORT: 587');
    expect(calls().every((call) => /compose (?:ps|logs|version)|--version/.test(call))).toBe(true);
  });

  it('collects logs without a secret, as the services write them', () => {
    standIn('curl', ':');
    const lines = LOGS_WITH_SECRETS.map((line) => `core-1  | 2026-11-20T09:14:02.511Z ${line}`);
    writeFileSync(join(root, 'logs'), `${lines.join('\n')}\n`);
    standIn('docker', `if [ "$2" = logs ]; then cat "${join(root, 'logs')}"; fi`);
    write('cytomine.yml', '');
    const { status, text } = run('site/samples/admin/ce-collect-logs.sh');
    expect(status).toBe(0);
    const logs = read('report/logs.txt');
    expect(logs).not.toMatch(/hush/i);
    for (const kept of ['jdoe', 'slide.svs', 'level=3', 'status 500', 'READY', 'Cytomine core started'])
      expect(logs).toContain(kept);
    expect(text).not.toMatch(/hush/i);
    expect(logs.trim().split('\n')).toHaveLength(lines.length);
    expect(statSync(join(home, 'report/logs.txt')).mode & 0o077).toBe(0);
  });

  it('checks a machine, and says what it lacks', () => {
    standIn(
      'docker',
      'if [ "$1" = compose ]; then echo 2.24.1; else echo Docker version 19.03.8, build x; fi',
    );
    standIn('ss', ':');
    standIn('ip', 'echo 172.18.0.0/16 dev br-1');
    const lines = run('site/samples/admin/ce-preflight.sh').text.trim().split('\n');
    expect(lines).toHaveLength(8);
    expect(lines).toContain('FAIL  Docker Engine: 19, needed: 20');
    expect(lines).toContain('ok    Compose plugin: 2');
    expect(lines.slice(-2)).toEqual(['ok    port 80 is free', 'FAIL  172.18.0.0/16 is in use']);
  });

  it('lists the folders of slides that nothing in the database leads to', () => {
    write('.env', 'AAA_CONFIG_PROJECT_DATA_PATH=./data\nPOSTGRES_USER=docker\nPOSTGRES_DB_NAME=docker\n');
    for (const folder of ['upload1', 'upload2', 'upload3', 'other'])
      write(`data/images/${folder}/slide.svs`, 'x');
    const old = new Date(Date.now() - 3 * 24 * 3600 * 1000);
    for (const folder of ['upload1', 'upload2', 'other'])
      utimesSync(join(home, 'data/images', folder), old, old);
    standIn(
      'docker',
      'printf "upload1/slide.svs\\nupload1/processed/visualisation.PYRTIFF\\n/data/pims/tmp/9\\n"',
    );
    const { status, text } = run('site/samples/admin/ce-unused-files.sh');
    expect(status).toBe(0);
    expect(text.trim().split('\n')).toEqual([expect.stringMatching(/\t\.\/data\/images\/upload2$/)]);
    standIn('docker', ':');
    expect(run('site/samples/admin/ce-unused-files.sh')).toEqual({
      status: 1,
      text: 'the database named no folder: nothing is listed\n',
    });
    expect(existsSync(join(home, 'data/images/upload2/slide.svs'))).toBe(true);
  });

  it('says nothing of a healthy server, and names each fault of another', () => {
    const services = 'postgis\\nmongo\\napp-engine';
    const answers = (running: string) =>
      `[ "$1" != compose ] || echo 'the attribute version is obsolete' >&2; case "$*" in *"config --services") printf "${services}" ;; *"ps --services"*) printf "${running}" ;; *DockerRootDir*) echo . ;; esac`;
    for (const store of ['postgis/data', 'mongo']) {
      write(`data/${store}/backup/cytomine_x_backup_Fri.tar.gz`, 'x'.repeat(2000));
      write(`data/${store}/backup/backup.log`, 'Fri Backup completed successfully: x\n');
    }
    standIn('docker', answers('postgis\\nmongo'));
    standIn('df', 'printf "Use%%\\n 40%%\\n"');
    standIn('curl', `echo '{"alive":true}'`);
    expect(run('site/samples/admin/ce-watch.sh', [], { IGNORE: 'app-engine' })).toEqual({
      status: 0,
      text: '',
    });

    standIn('docker', answers('mongo'));
    standIn('df', 'printf "Use%%\\n 91%%\\n"');
    standIn('curl', 'exit 22');
    standIn('openssl', 'cat > /dev/null; exit 1');
    write('data/mongo/backup/backup.log', 'Fri Could not extract Mongo dump. Aborting backup.\n');
    const old = new Date(Date.now() - 3 * 24 * 3600 * 1000);
    utimesSync(join(home, 'data/postgis/data/backup/cytomine_x_backup_Fri.tar.gz'), old, old);
    const { status, text } = run('site/samples/admin/ce-watch.sh', ['https://cytomine.example.org']);
    expect(status).toBe(1);
    expect(text.trim().split('\n')).toEqual([
      'FAULT https://cytomine.example.org/server/ping does not answer',
      'FAULT service postgis is not running',
      'FAULT service app-engine is not running',
      ...['.', './data', '.'].map((folder) => `FAULT disk of ${folder} is 91 % full`),
      'FAULT no archive of the last 26 hours in ./data/postgis/data/backup',
      'FAULT ./data/mongo/backup/backup.log: Fri Could not extract Mongo dump. Aborting backup.',
      'FAULT certificate of cytomine.example.org ends within 21 days, or was not shown',
    ]);
  });

  it('lets one range reach the published port, with one rule however often it is run', () => {
    standIn('iptables', 'echo "iptables $*" >> "$CALLS"; [ "$1" != -D ]');
    expect(run('site/samples/admin/ce-docker-user.sh', ['10.1.0.0/16', 'eth0']).status).toBe(0);
    const rule =
      '-i eth0 ! -s 10.1.0.0/16 -p tcp -m conntrack --ctstate NEW --ctdir ORIGINAL --ctorigdstport 80 -j DROP';
    expect(calls()).toEqual([
      `iptables -D DOCKER-USER ${rule}`,
      `iptables -I DOCKER-USER ${rule}`,
      'iptables -S DOCKER-USER',
    ]);
  });

  it.each([
    ['ubuntu', 'noble'],
    ['debian', 'bookworm'],
  ])('prepares a machine of %s', (id, codename) => {
    write('os-release', `ID=${id}\nVERSION_CODENAME=${codename}\n`);
    const sample = readFileSync('site/samples/admin/ce-ubuntu.sh', 'utf8')
      .replaceAll('/etc/os-release', join(home, 'os-release'))
      .replaceAll('/etc/docker', join(home, 'docker'));
    write('prepare.sh', sample);
    for (const name of ['apt-get', 'curl', 'systemctl', 'install'])
      standIn(name, `echo "${name} $*" >> "$CALLS"`);
    standIn('git', 'mkdir Cytomine-community-edition; echo "git $*" >> "$CALLS"');
    standIn('dpkg', 'echo amd64');
    standIn('chmod', 'echo "chmod $*" >> "$CALLS"');
    standIn('tee', 'echo "tee $*: $(cat)" >> "$CALLS"');
    expect(shell([join(home, 'prepare.sh')])).toMatchObject({
      status: 0,
      text: expect.stringContaining('Done'),
    });
    const done = calls().join('\n');
    expect(done).toContain(`curl -fsSL https://download.docker.com/linux/${id}/gpg`);
    expect(done).toContain(`https://download.docker.com/linux/${id} ${codename} stable`);
    expect(done).toContain('docker-compose-plugin');
    expect(done).toContain('systemctl enable docker');
    expect(done).toContain(`git clone --branch ${ce.tag} https://github.com/${ce.repository}.git`);
    expect(calls()).toContain('chmod 700 Cytomine-community-edition');
    const settings = /tee .*daemon\.json: (.*)/.exec(done)?.[1] ?? '';
    expect(JSON.parse(settings)).toEqual(
      JSON.parse(readFileSync('site/samples/admin/docker-daemon.json', 'utf8')),
    );
  });

  it('names every network with its range', () => {
    standIn('docker', 'if [ "$2" = ls ]; then echo a1; echo b2; else echo "$5 172.18.0.0/16"; fi');
    expect(run('site/samples/admin/ce-subnets.sh').text).toBe('a1 172.18.0.0/16\nb2 172.18.0.0/16\n');
  });

  it('removes exactly the images of the release, and goes on where one is in use', () => {
    standIn('docker', 'echo "$*" >> "$CALLS"; exit 1');
    run('site/samples/admin/ce-remove-images.sh');
    const images = [...Object.values(ce.services).map(({ image }) => image), 'cytomine/installer:latest'];
    expect(calls().sort()).toEqual(images.map((image) => `image rm ${image}`).sort());
  });
});
