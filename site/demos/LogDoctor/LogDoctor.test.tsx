import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOG_MESSAGES } from '../../data/logMessages.ts';
import { LogCleaner } from './clean.ts';
import { examine, examineLong } from './examine.ts';
import { LogDoctor } from './LogDoctor.tsx';

const S = 'h8Zq2Lr7Vn4Xw9Kd';
const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJqb2huIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV';
const BASE64 = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEA';

/** Lines with a secret, as logs of the services, of proxies and of their surroundings have them; and the secret. */
const PLANTED: readonly (readonly [line: string, secret: string])[] = [
  [`core-1 | DEBUG REST request to save User : {"username":"x","password":"${S}"}`, S],
  [`{"user": "x", "password": "${S}", "id": 3}`, S],
  [`{\\"newPassword\\":\\"${S}\\",\\"id\\":3}`, S],
  [`User{username='x', password='${S}', id=3}`, S],
  [`{'publicKey': '${UUID}', 'id': 3}`, UUID],
  [`privateKey=${UUID}, id=3`, UUID],
  [`pims-1 | cytomine_private_key: ${UUID}`, UUID],
  [`POSTGRES_PASSWORD=${S}`, S],
  [`    SMTP_PASS: ${S}`, S],
  [`spring.datasource.password = ${S}`, S],
  [`MONGO_INITDB_ROOT_PASSWORD: "${S}"`, S],
  [`<password>${S}</password>`, S],
  [`GET /#/reset?username=x&tokenKey=${UUID} HTTP/1.1`, UUID],
  [`GET /api/abstractimage/1/download?token=${S}&x=1`, S],
  [`GET /x?next=%2Fa&token%3D${S}`, S],
  [`> Authorization: CYTOMINE ${UUID}:qnR1kQ2Nf8w3b7kZyQ0bq2rVbJc=`, 'qnR1kQ2Nf8w3b7kZyQ0bq2rVbJc'],
  [`authorization: Basic ${btoa(`x:${S}`)}`, btoa(`x:${S}`)],
  [`"Authorization": "Bearer ${S}"`, S],
  [`header Bearer ${JWT}`, JWT],
  [`SCHEDULER_OAUTH_TOKEN: ${JWT}`, JWT],
  [`got ${JWT} from the cluster`, JWT],
  [`Set-Cookie: JSESSIONID=${S}; Path=/; HttpOnly`, S],
  [`cookie="SESSION=${S}; a=b"`, S],
  [`postgresql://docker:${S}@postgis:5432/docker`, S],
  [`curl -s -u admin:${S} https://a.org`, S],
  [`mongodump --username=mongoadmin --password ${S} --db cytomine`, S],
  [`redis-server --requirepass ${S}`, S],
  [`ALTER USER docker WITH PASSWORD '${S}'`, S],
  [`CREATE USER x IDENTIFIED BY '${S}'`, S],
  [`password is "${S}"`, S],
  ['AWS AKIAIOSFODNN7EXAMPLE in use', 'AKIAIOSFODNN7EXAMPLE'],
  [`aws_secret_access_key=${S}`, S],
  [`https://s3/x?X-Amz-Signature=${S}&X-Amz-Date=1`, S],
  [`remote: ghp_${S}${S}${S}`, `ghp_${S}`],
  [`remote: glpat-${S}abcd`, S],
  [`client_secret=${S}&grant_type=x`, S],
  [`refresh_token: '${S}'`, S],
  [`x-api-key: ${S}`, S],
  [`SAMLResponse=${S}&RelayState=x`, S],
  [`hash $2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy`, 'N9qo8uLOickgx2'],
  ['role docker SCRAM-SHA-256$4096:c2FsdHNhbHRzYWx0$U3RvcmVkS2V5', 'c2FsdHNhbHRzYWx0'],
  ['userPassword {SSHA}DkMTwBl+a/3DQTxCYEApdUtNXGgdUac3', 'DkMTwBl'],
  [`ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG${S} me`, S],
  [`crypt4gh_passphrase=${S}`, S],
  ['mail to jane.doe@hospital.example.org failed', 'jane.doe@'],
  [`-----BEGIN RSA PRIVATE KEY-----\n${BASE64}\n${BASE64}\n-----END RSA PRIVATE KEY-----`, BASE64],
  [`pims-1 | -----BEGIN CRYPT4GH PRIVATE KEY-----\npims-1 | ${BASE64}\nnext line`, BASE64],
  [`key -----BEGIN PRIVATE KEY-----${BASE64}-----END PRIVATE KEY----- end`, BASE64],
];

describe('LogCleaner', () => {
  it.each(PLANTED)('takes out what is secret in %j', (line, secret) => {
    const cleaned = new LogCleaner().clean(`before\n${line}\nafter`);
    expect(cleaned).not.toContain(secret);
    expect(cleaned.startsWith('before\n')).toBe(true);
    expect(cleaned.endsWith('\nafter')).toBe(true);
  });

  it('leaves none of them in one log, and finds nothing in its own result', () => {
    const log = PLANTED.map(([line]) => line).join('\n');
    const cleaned = new LogCleaner().clean(log);
    expect(PLANTED.filter(([, secret]) => cleaned.includes(secret))).toEqual([]);
    const again = new LogCleaner();
    expect(again.clean(cleaned)).toBe(cleaned);
    expect(again.removed).toEqual({});
    expect(PLANTED.length).toBeGreaterThanOrEqual(30);
  });

  it('keeps what helps to find the fault', () => {
    const log = [
      'core-1 | 2025-08-27 10:00:01.123 ERROR [http-nio-8080-exec-1] b.c.s.X : No user imageserver1, cannot assign keys',
      'password authentication failed for user "docker"',
      'GET /api/project/42.json?max=10&offset=0 200 12ms',
      `task run ${UUID} is QUEUING`,
      'Passed: 12 tests; token bucket is full',
      'io.jsonwebtoken.ExpiredJwtException: JWT expired at 2025-08-27',
      '172.18.0.5 - - [27/Aug/2025:10:00:00 +0000] "GET /iip HTTP/1.1" 502 157',
    ].join('\n');
    expect(new LogCleaner().clean(log)).toBe(log);
  });
});

describe('examine', () => {
  it('tells each message once, with its place and count', () => {
    const { found, lines } = examine('x\nNo space left on device\ny\nERROR No space left on device');
    expect(found).toMatchObject([{ count: 2, at: 2, line: 'No space left on device' }]);
    expect(lines).toBe(4);
  });

  it('reads a long log in parts as it reads it at once, and stops when it is told to', async () => {
    const log = Array.from(
      { length: 30_000 },
      (_, i) => `line ${i} password=${S} No space left on device`,
    ).join('\n');
    const life = new AbortController();
    expect(await examineLong(log, life.signal)).toEqual(examine(log));
    const stopped = examineLong(log, life.signal);
    life.abort();
    expect(await stopped).toBeUndefined();
  });
});

it('shows an example without scripts, and no secret of it', () => {
  const html = renderToStaticMarkup(<LogDoctor caption="Reads." />);
  expect(html).toContain('No space left on device');
  expect(html).toContain('a-disk-is-full');
  expect(html.slice(html.indexOf('messages'))).not.toMatch(/"made-up"/);
  expect(LOG_MESSAGES.length).toBeGreaterThanOrEqual(40);
});
