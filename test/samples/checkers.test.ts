import { expect, it } from 'vitest';
import { checkers } from './checkers.ts';

/** Words of a mark, code that deserves it, and code that does not. */
const cases: [words: string, right: string, wrong: string][] = [
  ['parsed by a Dockerfile parser', 'FROM a\nRUN b && \\\n  c', 'FROM a\nCOPY b'],
  ['parsed by a Dockerfile parser', 'FROM a\nCMD ["b"]', "FROM a\nCMD ['b']"],
  ['parsed by a properties parser', '# names\nuid=cn', 'uid'],
  ['parsed by a parser of key = value lines', 'shared_buffers = 2GB', 'shared_buffers: 2GB'],
  ['parsed by a crontab parser', '0 1 * * 1-5 cd /opt && bash a.sh', '0 1 * * cd /opt'],
  ['parsed by a crontab parser', '*/5 1 * * * true', '0 1 * * * if true'],
  ['parsed by a crontab parser', '0 1 * * * date', '0 1 * * * date +%F'],
  ['checked with nginx -t', 'server { listen 8080; }', 'server { listen 8080; proxy_pas http://a; }'],
  ['checked with the released compose file', 'services: { core: {} }', 'services: { core: { port: [] } }'],
  [
    'checked with the released template',
    'global: { smtp: { constant: { HOST: a } } }',
    'global: { smtp: { constant: { SERVER: a } } }',
  ],
  [
    'checked with the released template',
    'services: { default: { core: { constant: { SMTP_AUTH: "false" } } } }',
    'services: { core: { constant: { SMTP_AUTH: "false" } } }',
  ],
  ['checked with the task schema', 'name: Another name', 'name: ab'],
];

it.each(cases)('"%s" takes %j and refuses %j', (words, right, wrong) => {
  expect(checkers[words]?.(right)).toEqual([]);
  expect(checkers[words]?.(wrong)).not.toEqual([]);
});
