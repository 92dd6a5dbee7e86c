import { expect, it } from 'vitest';
import { LOG_MESSAGES } from '../../data/logMessages.ts';

/** Two lines that each message must be found in, then two that are nearly the same and are not it, in the order of the messages. */
const CASES: readonly (readonly [hit: string, hit: string, miss: string, miss: string])[] = [
  [
    'failed to create network cytomine: Error response from daemon: Pool overlaps with other one on this address space',
    'invalid pool request: Pool overlaps with other one on this address space',
    'pool of 10 connections on this address',
    'could not find an available, non-overlapping IPv4 address pool',
  ],
  [
    'Bind for 0.0.0.0:80 failed: port is already allocated',
    'listen tcp4 0.0.0.0:80: bind: address already in use',
    'port 80 is not allocated',
    'the address is already in the list',
  ],
  [
    'Conflict. The container name "/postgis" is already in use by container "a1"',
    'Error: The container name "/pims-cache" is already in use',
    'the container name postgis is valid',
    'the image "postgis" is already in use',
  ],
  [
    'WARN[0000] docker-compose.yml: the attribute `version` is obsolete, it will be ignored',
    'the attribute version is obsolete',
    'the attribute `links` is obsolete',
    'this version is obsolete',
  ],
  [
    'nginx: [emerg] host not found in upstream "pims" in /etc/nginx/nginx.conf:12',
    'host not found in upstream "core:8080"',
    'host not found in resolver "127.0.0.11"',
    'upstream host found',
  ],
  [
    'either cytomine.yml or cytomine.template should exist, none found',
    'ERROR either /install/cytomine.yml or /install/cytomine.template should exist, none found',
    'either cytomine.yml or cytomine.template should exist',
    'cytomine.yml should exist, found',
  ],
  [
    'cannot find docker-compose.yml at theroot of the install folder',
    'cannot find docker-compose.yml at the root of the install folder /install',
    'found docker-compose.yml at the root of the install folder',
    'cannot find docker-compose.yml',
  ],
  [
    "FileNotFoundError: [Errno 2] No such file or directory: '/install/cytomine.yml'",
    'FileNotFoundError: cytomine.yml',
    'FileNotFoundError: either /install/cytomine.yml or /install/cytomine.template should exist, none found',
    'cytomine.yml was found',
  ],
  [
    "unknown section 'globals', expects one of global, services",
    "ERROR unknown section 'x', expects one of ['global', 'services']",
    "unknown key 'x' in section 'global'",
    "section 'global', expects values",
  ],
  [
    'FATAL: password authentication failed for user "docker"',
    'org.postgresql.util.PSQLException: FATAL: password authentication failed for user "appengine"',
    'password authentication succeeded for user "docker"',
    'FATAL: role "docker" does not exist',
  ],
  [
    'com.mongodb.MongoSecurityException: Exception authenticating MongoCredential',
    'SCRAM-SHA-256 authentication: Authentication failed',
    'Authentication failed for mail server',
    'mongo: authentication is enabled',
  ],
  [
    'liquibase.exception.LockException: Could not acquire change log lock. Currently locked by core',
    'Waiting for changelog lock....',
    'Successfully acquired change log lock',
    'Successfully released change log lock',
  ],
  [
    '1 changesets check sum',
    'Validation Failed: 1 changesets check sum config/liquibase/changelog/00000000_0_init.xml::0',
    'check sum of 1 changeset is right',
    'Validation Failed: 1 changesets have no author',
  ],
  [
    'WrongArgumentException: No user imageserver1, cannot assign keys',
    'no user ImageServer1, cannot assign keys',
    'user imageserver1 found, keys assigned',
    'No user admin',
  ],
  [
    '<h1>502 Bad Gateway</h1>',
    'connect() failed (111: Connection refused) while connecting to upstream, client: 10.0.0.1',
    '500 Internal Server Error',
    'upstream prematurely closed connection while reading response header',
  ],
  [
    'Impossible to connect to cache database. Disabling cache!',
    'ERROR Impossible to connect to cache "redis://pims-cache:6379"',
    'connected to cache database',
    'Disabling cache for this request',
  ],
  [
    'No matching format for /data/images/x/upload',
    'ERROR no matching format for a.qptiff',
    'Matching format for a.svs: SVSFormat',
    'no matching storage for 42',
  ],
  [
    'Integrity error for /data/images/x',
    'ERROR | integrity error for a.tif: not a TIFF',
    'IntegrityError: duplicate key value',
    'integrity checked for a.tif',
  ],
  [
    'Error while converting a.jpg',
    'ERROR: error while converting /data/images/a',
    'error while reading a.jpg',
    'converting a.jpg',
  ],
  [
    'Error while unpacking archive a.zip',
    'ERROR error while unpacking archive /data/images/x.tar.gz',
    'unpacking archive a.zip',
    'error while packing archive',
  ],
  [
    "Generic file error for /data/images/x: [Errno 13] Permission denied: '/data/images/x'",
    "PermissionError: [Errno 13] Permission denied: '/data/images/upload1'",
    "Permission denied: '/install/envs'",
    'Generic file error for /data/images/x: file exists',
  ],
  [
    '413 Request Entity Too Large',
    'client intended to send too large body: 5368709120 bytes',
    '414 Request-URI Too Large',
    'client closed connection while sending body',
  ],
  [
    'OSError: [Errno 28] No space left on device',
    'write: Disk quota exceeded',
    '12 GB of space left on device sda1',
    'no devices left',
  ],
  [
    "Mixed Content: The page at 'https://a' was loaded over HTTPS, but attempted to connect to 'ws://a/ws/user-position/7/21/false'",
    'blocked mixed content ws://a/ws',
    'Mixed Content: The page at https://a was loaded over HTTPS, but requested http://a/x.png',
    'mixed content wss://a/ws',
  ],
  [
    'Mixed Content: The page at https://a was loaded over HTTPS, but requested http://a/x.png',
    'blocked: mixed content',
    "Mixed Content: The page at 'https://a' was loaded over HTTPS, but attempted to connect to 'ws://a/ws'",
    'mixed-case content',
  ],
  [
    "MailConnectException: Couldn't connect to host, port: mail, 587; timeout -1",
    'UnknownHostException: Unknown SMTP host: mail.example.org',
    'connected to host mail, port 587',
    'Unknown host pims',
  ],
  [
    "can't send email [Cytomine : reset your password] (MessagingException) Authentication failed",
    'jakarta.mail.AuthenticationFailedException: failed to connect',
    'took 535 ms',
    '235 2.7.0 Authentication successful',
  ],
  [
    '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    'SendFailedException: Client does not have permissions to send as this sender',
    '550 5.1.1 User unknown',
    'client has permissions to send',
  ],
  [
    'MessagingException: STARTTLS is required but host does not support STARTTLS',
    'Could not convert socket to TLS',
    'STARTTLS is supported',
    'converted socket to TLS',
  ],
  ["ERROR can't send email to a", "Can't send email: null", 'email sent', "can't send message to the queue"],
  [
    'INFO Monitor: add informer to the cluster',
    'Monitor: add informer to the cluster...',
    'Monitor: informer added',
    'add informer',
  ],
  [
    'Task Pod failed to be scheduled on the cluster',
    'ERROR task pod failed to be scheduled on the cluster: 403',
    'Task Pod scheduled on the cluster',
    '0/1 nodes are available',
  ],
  [
    'Failed to get the hostname of the registry',
    'ERROR failed to get the hostname of the registry: registry',
    'got the hostname of the registry',
    'failed to get the hostname of the node',
  ],
  [
    'pods "x" is forbidden: violates PodSecurity "baseline:latest": host namespaces',
    'Warning: would violate ... violates PodSecurity "restricted"',
    'PodSecurity is privileged',
    'pods is forbidden: User cannot create resource',
  ],
  [
    'Failed to pull image: http: server gave HTTP response to HTTPS client',
    'server gave HTTP response to HTTPS client',
    'server gave HTTPS response',
    'HTTP client got a response',
  ],
  [
    'dial tcp 172.18.0.10:5000: connect: no route to host',
    'Get "http://172.18.0.10:5000/v2/": i/o timeout',
    'dial tcp 172.18.0.9:8080: connect: connection refused',
    'Get "http://172.18.0.10:5000/v2/": 200',
  ],
  [
    'Failed to pull image "cytomineuliege/alpine-task-utils:latest": not reachable',
    'alpine-task-utils ImagePullBackOff',
    'Successfully pulled image "cytomineuliege/alpine-task-utils:latest"',
    'Failed to pull image "other:1"',
  ],
  [
    'Failed to pull image "172.18.0.10:5000/x:1": manifest unknown',
    'failed to resolve reference "172.18.0.10:5000/x:1": 172.18.0.10:5000/x:1: not found',
    'failed to resolve reference "docker.io/library/x:1": docker.io/library/x:1: not found',
    'unknown flag',
  ],
  [
    '0/1 nodes are available: 1 Insufficient cpu.',
    '1 Insufficient nvidia.com/gpu',
    'Insufficient permissions',
    'insufficiently tested cpu',
  ],
  [
    'The node had condition: [DiskPressure]. taint node.kubernetes.io/disk-pressure',
    'pod Evicted',
    'disk usage is fine',
    'evicted from the cache',
  ],
  [
    'x509: certificate has expired or is not yet valid: current time 2026',
    'tls: failed to verify certificate: certificate has expired or is not yet valid',
    'certificate will expire in 10 days',
    'x509: certificate signed by unknown authority',
  ],
  [
    'Aborting backup: cannot find file /tmp/cytomine.postgis.env !',
    'cannot find file /tmp/cytomine.mongo.env',
    'found file /tmp/cytomine.postgis.env',
    'cannot find file /tmp/other.env',
  ],
  [
    'Could not extract SQL dump. Aborting backup.',
    'Could not extract Mongo dump. Aborting backup.',
    'SQL dump extracted',
    'Could not extract archive. Aborting restore.',
  ],
  [
    'Backup failed',
    '2025-08-27 Backup failed',
    'Backup completed successfully',
    'the notice "Backup-failed" was read',
  ],
  [
    'Could not drop database. Aborting restore.',
    'ERROR could not drop database. Aborting restore.',
    'dropped database',
    'could not create database. Aborting restore.',
  ],
  [
    'database "appengine" is being accessed by other users',
    'DETAIL: is being accessed by other users',
    'database is accessed by 2 users',
    'being accessed by one user',
  ],
  [
    'Cannot find backup archive /backup/restore.tar.gz',
    'cannot find backup archive /data/db/backup/restore.tar.gz',
    'Found backup archive /backup/restore.tar.gz',
    'Cannot find backup archive',
  ],
  [
    'The archive /backup/restore.tar.gz seems incomplete. Aborting',
    'the archive restore.tar.gz seems incomplete',
    'the archive restore.tar.gz is complete',
    'the list seems incomplete',
  ],
  [
    'Could not find a SQL file dump',
    'Could not find a Mongo dump',
    'Found a SQL file dump',
    'Could not find a dump of the heap',
  ],
  [
    'Could not inject dump. Aborting restore.',
    'ERROR could not inject dump. Aborting restore.',
    'dump injected',
    'could not inject bean',
  ],
];

it('each known message is found in its own lines, and not in those that look like it', () => {
  expect(CASES).toHaveLength(LOG_MESSAGES.length);
  const wrong = LOG_MESSAGES.flatMap(({ words }, index) => {
    const [hit = '', other = '', miss = '', near = ''] = CASES[index] ?? [];
    return [
      ...[hit, other].filter((line) => !words.test(line)).map((line) => `not found: ${line}`),
      ...[miss, near].filter((line) => words.test(line)).map((line) => `found: ${line}`),
    ];
  });
  expect(wrong).toEqual([]);
});
