import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordQuality } from '../support/quality.mjs';
import { type Release, readRelease, writeSite } from '../support/releases.ts';
import { runBuild } from '../support/runBuild.ts';
import { sharedFolder } from '../support/temporaryFolder.ts';
import { twoGuides } from '../support/twoGuides.ts';

/** Names under which machines and projects keep what nobody else may know. */
const NAMES =
  'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN AZURE_CLIENT_SECRET GOOGLE_API_KEY GCP_SERVICE_ACCOUNT GITHUB_TOKEN GH_TOKEN GITLAB_TOKEN CI_JOB_TOKEN NPM_TOKEN NODE_AUTH_TOKEN PYPI_TOKEN DOCKER_PASSWORD DOCKERHUB_TOKEN REGISTRY_PASSWORD KUBE_TOKEN VAULT_TOKEN SLACK_TOKEN SLACK_WEBHOOK DISCORD_TOKEN STRIPE_SECRET_KEY TWILIO_AUTH_TOKEN SENDGRID_API_KEY MAILGUN_KEY SMTP_PASSWORD DATABASE_URL POSTGRES_PASSWORD MYSQL_ROOT_PASSWORD MONGO_URL REDIS_URL RABBITMQ_DEFAULT_PASS ELASTIC_PASSWORD LDAP_BIND_PASSWORD KEYCLOAK_ADMIN_PASSWORD OIDC_CLIENT_SECRET SAML_PRIVATE_KEY JWT_SECRET SESSION_SECRET COOKIE_SECRET ENCRYPTION_KEY SSH_PRIVATE_KEY GPG_PASSPHRASE CERT_PASSWORD SENTRY_AUTH_TOKEN CLOUDFLARE_API_TOKEN NETLIFY_AUTH_TOKEN ALGOLIA_ADMIN_KEY VITE_API_SECRET VITE_TOKEN REACT_APP_SECRET PUBLIC_PASSWORD S3_SECRET HF_TOKEN'.split(
    ' ',
  );

const root = sharedFolder();
/** A value for each name and place, found nowhere else. */
const secretOf = (place: string, name: string) =>
  `leak-${place}-${name.toLowerCase().replaceAll('_', '-')}-x7q`;
const PLACES = ['environment', 'env-file', 'local-file', 'comment', 'stray-file'];
const linesOf = (place: string) => NAMES.map((name) => `${name}=${secretOf(place, name)}`).join('\n');
let release: Release;

beforeAll(async () => {
  const files = twoGuides();
  const comments = NAMES.map((name) => `// ${name}: ${secretOf('comment', name)}`).join('\n');
  writeSite(root, {
    ...files,
    'site.config.ts': `${comments}\n/* ${secretOf('comment', NAMES[0] ?? '')} */\n${files['site.config.ts']}`,
    'demos/index.ts': `${comments}\nexport const demos = {};\n`,
    '.env': linesOf('env-file'),
    '.env.production': linesOf('env-file'),
    '.env.local': linesOf('local-file'),
    'docs/.env': linesOf('stray-file'),
    'notes/passwords.txt': linesOf('stray-file'),
    '.npmrc': linesOf('stray-file'),
  });
  const environment = Object.fromEntries(NAMES.map((name) => [name, secretOf('environment', name)]));
  const { code, output } = await runBuild(['build', '--root', root], environment);
  if (code !== 0) throw new Error(output);
  for (const place of PLACES) if (output.includes(`leak-${place}`)) throw new Error(`${place} is printed`);
  release = readRelease(join(root, 'dist'));
});

describe('secrets around a site', () => {
  it(`of ${NAMES.length} kinds in ${PLACES.length} places are in no file of the output`, () => {
    const found = [...release.files].flatMap(([path, content]) => {
      const text = content.toString('latin1').replaceAll(root, 'leak-of-the-folder');
      return [...text.matchAll(/leak-[\w-]+/g)].map(([secret]) => `${path}: ${secret}`);
    });
    expect(found).toEqual([]);
    expect(release.files.size).toBeGreaterThan(50);
    recordQuality('secrets', [
      { label: 'Kinds of secrets planted', value: NAMES.length },
      { label: 'Places where they were planted', value: PLACES.length },
      { label: 'Secrets found in the output', value: found.length },
    ]);
  });

  it('do not lie in files that begin with a dot', () => {
    expect([...release.files.keys()].filter((path) => /(^|\/)\./.test(path))).toEqual([]);
  });
});
