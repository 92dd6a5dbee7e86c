import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ce } from '../../site/data/ce2025.1.ts';
import {
  COPY,
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

function writeAll(text: string, ...files: string[]): void {
  for (const file of files) write(file, text);
}

describe('keeping the databases before a restore', () => {
  it('stops the server, keeps both, and can take the restore back', () => {
    const kept = run('site/samples/admin/ce-keep-databases.sh');
    expect(kept).toMatchObject({ status: 0, text: expect.stringContaining('Kept in ./data/postgis.before') });
    write('data/postgis/data/row', 'restored');
    write('data/mongo/row', 'restored');
    expect(run('site/samples/admin/ce-undo-restore.sh').status).toBe(0);
    for (const store of ['postgis/data', 'mongo']) expect(read(`data/${store}/row`)).toBe('old');
    for (const store of ['postgis.failed/data', 'mongo.failed'])
      expect(read(`data/${store}/row`)).toBe('restored');
    expect(calls()).toEqual([
      'docker compose stop',
      'docker compose up -d postgis mongo',
      'docker compose stop',
      'docker compose up -d',
    ]);
  });

  it('never replaces what was kept before, and takes nothing back that was not kept', () => {
    expect(run('site/samples/admin/ce-undo-restore.sh').status).not.toBe(0);
    expect(run('site/samples/admin/ce-keep-databases.sh').status).toBe(0);
    const before = calls().length;
    expect(run('site/samples/admin/ce-keep-databases.sh')).toMatchObject({
      status: 1,
      text: expect.stringContaining('exists already'),
    });
    expect(calls()).toHaveLength(before);
    write('data/postgis.failed/row', 'an earlier restore');
    expect(run('site/samples/admin/ce-undo-restore.sh')).toMatchObject({
      status: 1,
      text: expect.stringContaining('postgis.failed exists already'),
    });
    expect(calls()).toHaveLength(before);
  });
});

describe('an upgrade and the way back', () => {
  const git = (line: string): void => expect(shell(['-c', line])).toMatchObject({ status: 0 });

  beforeEach(() => {
    const settings = ['cytomine.yml', 'cytomine.template', 'envs/core.env', 'configs/README.md'];
    writeAll('old release', 'docker-compose.yml', ...settings);
    write('.gitignore', 'envs\n.env\ncytomine.yml\ndata\n');
    const identity = 'git config user.name A && git config user.email a@example.org';
    git(`git init -q . && ${identity} && git add . && git commit -qm 1 && git tag CE2024.1`);
    write('docker-compose.yml', 'new release');
    git('git commit -qam 2 && git tag CE2025.1 && git checkout -q CE2024.1');
  });

  it('keeps release, settings and databases, and brings them back', () => {
    write('cytomine.template', 'my change');
    expect(run('site/samples/admin/ce-keep-installation.sh')).toMatchObject({
      status: 0,
      text: expect.stringMatching(/Kept: CE2024\.1\n$/),
    });
    const kept = join(root, 'cytomine-before-upgrade');
    expect(statSync(kept).mode & 0o777).toBe(0o700);
    git('git stash push -q && git checkout -q CE2025.1');
    write('data/postgis/data/row', 'migrated');
    write('cytomine.yml', 'new settings');
    expect(run('site/samples/admin/ce-roll-back.sh')).toMatchObject({ status: 0 });
    for (const [file, text] of [
      ['docker-compose.yml', 'old release'],
      ['cytomine.yml', 'old release'],
      ['cytomine.template', 'my change'],
      ['data/postgis/data/row', 'old'],
      ['data/postgis.upgraded/data/row', 'migrated'],
    ] as const)
      expect(read(file), file).toBe(text);
    expect(calls()).toEqual(['docker compose down', 'docker compose up -d --remove-orphans']);
    expect(run('site/samples/admin/ce-roll-back.sh')).toMatchObject({
      status: 1,
      text: expect.stringContaining('postgis.upgraded exists already'),
    });
    expect(calls()).toHaveLength(2);
  });

  it('prepares the database with PostgreSQL alone, and as a whole', () => {
    write('.env', 'POSTGRES_USER=u\nPOSTGRES_DB_NAME=d\n');
    expect(run('site/samples/admin/ce-prepare-upgrade.sh')).toMatchObject({ status: 0 });
    expect(calls()).toEqual([
      'docker compose up -d postgis',
      'docker compose exec -T postgis pg_isready -U u',
      'docker compose exec -T postgis psql -U u -d d -v ON_ERROR_STOP=1 --single-transaction',
    ]);
  });

  it('does not touch the server when nothing was kept', () => {
    expect(run('site/samples/admin/ce-roll-back.sh').status).not.toBe(0);
    expect(calls()).toEqual([]);
  });
});

describe('backups', () => {
  it('dump first, then copy every store that is there, and settings last', () => {
    write('data/images/slide', '');
    writeAll('', 'cytomine.yml', 'cytomine.template', 'docker-compose.yml', 'configs/README.md');
    const { status, text } = run('site/samples/admin/ce-backup.sh', ['a@b:/srv']);
    expect({ status, text }).toMatchObject({
      status: 0,
      text: expect.stringMatching(/is complete in a@b:\/srv\n$/),
    });
    expect(calls()).toEqual([
      'docker compose exec -T postgis backup',
      'docker compose exec -T mongo backup',
      `${COPY} ./data/postgis/data/backup/ a@b:/srv/postgis/`,
      `${COPY} ./data/mongo/backup/ a@b:/srv/mongo/`,
      `${COPY} ./data/images/ a@b:/srv/images/`,
      `${COPY} cytomine.yml cytomine.template installer_config.yml docker-compose.yml configs a@b:/srv/configuration/`,
    ]);
  });

  it('send the dumps of last night when asked to make none', () => {
    expect(run('site/samples/admin/ce-backup.sh', ['a@b:/srv'], { DUMP: 'no' }).status).toBe(0);
    expect(calls().slice(0, 2)).toEqual([
      `${COPY} ./data/postgis/data/backup/ a@b:/srv/postgis/`,
      `${COPY} ./data/mongo/backup/ a@b:/srv/mongo/`,
    ]);
  });

  it('stop at the first dump that fails, without saying that they are complete', () => {
    standIn('docker', 'exit 1');
    const { status, text } = run('site/samples/admin/ce-backup.sh', ['a@b:/srv']);
    expect(status).toBe(1);
    expect(text).not.toContain('complete');
    expect(calls()).toEqual([]);
  });

  it('are looked into before a restore', () => {
    const pack = (store: string, names: string) =>
      shell([
        '-c',
        `mkdir -p in data/${store}/backup && cd in && mkdir -p admin cytomine && touch dump.sql && tar czf ../data/${store}/backup/restore.tar.gz ${names}`,
      ]);
    pack('postgis/data', 'dump.sql');
    pack('mongo', './admin ./cytomine');
    const { text } = run('site/samples/admin/ce-check-archives.sh', [], { DATA: './data' });
    expect(text.trim().split('\n')).toEqual(['dump.sql', './admin/', './cytomine/']);
  });

  it('are rehearsed in containers that are removed, whatever happens', () => {
    standIn(
      'docker',
      'echo "docker $*" >> "$CALLS"\ncase "$1 $3" in\n"logs "*) echo PostgreSQL init process complete; echo MongoDB init process complete ;;\n"exec restore") echo 7 document\\(s\\) restored successfully ;;\nesac',
    );
    const { status, text } = run('site/samples/admin/ce-rehearse-restore.sh', ['p.tar.gz', 'm.tar.gz']);
    expect(status).toBe(0);
    expect(text).toContain('7 document(s) restored successfully');
    const made = calls().filter((call) => call.startsWith('docker run'));
    expect(made).toHaveLength(2);
    for (const service of ['postgis', 'mongo'])
      expect(made.join('\n')).toContain(ce.services[service]?.image);
    for (const call of made) expect(call).toContain('--network none');
    expect(calls().at(-1)).toBe('docker rm --force --volumes rehearsal-postgis rehearsal-mongo');
  });
});

describe('other editions', () => {
  it('copy every store of Bigpicture away', () => {
    const settings = ['cytomine.yml', 'cytomine.template', 'docker-compose.yml', 'configs/a'];
    writeAll('', 'data/registry/a', ...settings);
    expect(run('site/samples/admin/bigpicture-copy-away.sh').status).toBe(0);
    const copied = calls().map((call) => call.replace(/ backup@vault.*/, ''));
    const folders = ['postgis/data/backup', 'mongo/backup', 'images', 'app-engine', 'cbir', 'redis', 'keys'];
    expect(copied).toEqual([
      ...folders.map((folder) => `${COPY} data/${folder}/`),
      `${COPY} cytomine.yml cytomine.template installer_config.yml docker-compose.yml`,
      `${COPY} data/registry/`,
      `${COPY} configs/`,
    ]);
  });

  it('make a key pair that the Enterprise core reads', () => {
    const { status, text } = run('site/samples/admin/saml-key-pair.sh');
    expect(status).toBe(0);
    expect(text).toContain('-----BEGIN PRIVATE KEY-----');
    expect(text).toContain('-----BEGIN CERTIFICATE-----');
    expect(statSync(join(home, 'saml.key')).mode & 0o777).toBe(0o600);
  });

  it('print the secrets of Legacy as lines that a shell reads', () => {
    write(
      'configs/core/cytomineconfig.groovy',
      "grails.adminPassword='a b'\ngrails.adminPublicKey='k-1'\ngrails.serverID='s' // kept\n",
    );
    const lines = run('site/samples/admin/legacy-keys.sh').text.trim().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines).toContain("ADMIN_PWD='a b'");
    expect(lines).toContain("ADMIN_PUB_KEY='k-1'");
    expect(lines).toContain("SERVER_ID='s'");
    expect(lines).toContain("IMS_PUB_KEY=''");
  });

  it('ask the cluster with the address and the token of the App Engine', () => {
    standIn('curl', 'echo "curl $*" >> "$CALLS"; echo 200');
    write(
      'envs/app-engine.env',
      'SCHEDULER_MASTER_URL=https://192.168.1.52:16443\nSCHEDULER_OAUTH_TOKEN=ey=J\n',
    );
    expect(run('site/samples/admin/microk8s-test-token.sh').text).toBe('200\n');
    expect(calls()[0]).toContain(
      'Authorization: Bearer ey=J https://192.168.1.52:16443/api/v1/namespaces/default/pods',
    );
  });
});
