// Installs programs with the system's package manager; used by the test command only.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LIMIT_MS = 600_000;

/** Folders that hold servers, although a user's PATH may lack them. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** Programs that tests use where the system has them: name and Debian package. */
const PROGRAMS = {
  nginx: 'nginx',
  caddy: 'caddy',
  shellcheck: 'shellcheck',
  openssl: 'openssl',
  python3: 'python3',
  javac: 'default-jdk-headless',
};

/** Path of an installed program, or undefined. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs Debian packages; throws where that cannot be done. */
export function installPackages(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...sudo, 'apt-get', 'update']);
  run([...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

/** Gets the real servers and checkers that the suite works with; says what is there and what is not. */
export function ensurePrograms(say = console.log) {
  const missing = () => Object.keys(PROGRAMS).filter((name) => findProgram(name) === undefined);
  if (missing().length > 0) say(`not installed, trying the package manager: ${missing().join(', ')}`);
  // All at once; what then is missing keeps the others from being installed, so once more one by one.
  for (const names of [missing(), ...missing().map((name) => [name])]) {
    const wanted = names.filter((name) => missing().includes(name)).map((name) => PROGRAMS[name]);
    if (wanted.length > 0) attempt(() => installPackages(wanted));
  }
  for (const name of Object.keys(PROGRAMS))
    say(`${name}: ${findProgram(name) ?? 'not installed here, its tests say so'}`);
}

/** Runs a command quietly; throws when it fails or takes too long. */
export function run([command, ...args], timeout = LIMIT_MS) {
  execFileSync(command, args, {
    stdio: 'ignore',
    timeout,
    // A server package must not start its server.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

function attempt(task) {
  try {
    task();
  } catch {
    // The next line printed tells that it is not there.
  }
}
