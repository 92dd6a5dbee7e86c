import { createHash } from 'node:crypto';

interface LockedPackage {
  /** Where it is installed under another name. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  /** A folder of this repository. */
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
}

interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const NODE_MODULES = 'node_modules/';

/** A bill of materials (CycloneDX 1.5, JSON) of everything in a lock file. The same lock file gives the same bytes. */
export function makeSbom(lockText: string): string {
  const { name, version, packages }: LockFile = JSON.parse(lockText);
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes(NODE_MODULES) && !link);
  const components = entries
    .map(([path, locked]) => componentOf(locked.name ?? packageName(path), locked))
    // Two copies of one version are one component.
    .filter((one, i, all) => all.findIndex((other) => other['bom-ref'] === one['bom-ref']) === i)
    .sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  };
  return `${JSON.stringify(sbom, null, 1)}\n`;
}

/** Name of a package, given its place in the lock file. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

function componentOf(name: string, { version = '', license, integrity, dev, optional }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', sum = ''] = (integrity ?? '').split('-');
  const content = Buffer.from(sum, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    // Nothing that only builds or tests reaches readers.
    scope: dev === true ? 'excluded' : optional === true ? 'optional' : 'required',
    ...(sum === '' ? {} : { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content }] }),
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
