/** A line of a log that is known, with its cause and remedy. */
export interface LogMessage {
  /** The words by which it is known. */
  words: RegExp;
  cause: string;
  remedy: string;
  /** The section that says more. */
  to: string;
}

const CE = '/admin-guide/ce/';
const START = `${CE}troubleshooting-start`;
const IMAGES = `${CE}troubleshooting-images`;
const ALGORITHMS = `${CE}troubleshooting-algorithms`;
const ACCOUNTS = `${CE}troubleshooting-accounts`;
const CLUSTER = '/admin-guide/clusters/microk8s/troubleshooting';

/** Lines of the services of CE2025.1, of Docker and of MicroK8s, as the troubleshooting pages explain them. */
export const LOG_MESSAGES: readonly LogMessage[] = [
  known(
    /pool overlaps with other one on this address space/i,
    'Another network of Docker has the addresses of Cytomine, 172.18.0.0/16',
    'Remove the other network, or move it to other addresses',
    `${START}#pool-overlaps-with-other-one-on-this-address-space`,
  ),
  known(
    /port is already allocated|bind: address already in use|failed to bind host port/i,
    'Another program listens on the port',
    'Stop it, or give Cytomine another port',
    `${START}#port-is-already-allocated`,
  ),
  known(
    /the container name "\/[\w-]+" is already in use/i,
    'The docker-compose.yml of this folder is that of an old release, and another container has the name',
    'Put the docker-compose.yml of CE2025.1 into the folder',
    `${START}#container-name-is-already-in-use`,
  ),
  known(
    /the attribute `?version`? is obsolete/i,
    'A remark of Docker Compose about docker-compose.yml',
    'Nothing: it does no harm',
    `${START}#the-attribute-version-is-obsolete`,
  ),
  known(
    /host not found in upstream "?[\w-]+/i,
    'nginx started while the image server was missing',
    'If it stays: start the image server; nginx follows within a minute',
    `${START}#host-not-found-in-upstream`,
  ),
  known(
    /either \S+ or \S+ should exist, none found/i,
    'The installer finds neither cytomine.yml nor cytomine.template',
    'Run it in the installation folder, with -s /install',
    `${START}#the-installer`,
  ),
  known(
    /cannot find docker-compose\.yml at the ?root of the install folder/i,
    'The folder of the installation has no docker-compose.yml',
    'Put the file of the release back',
    `${START}#the-installer`,
  ),
  known(
    /FileNotFoundError(?!: either ).*cytomine\.yml/i,
    'The installer was called with -z before there was a cytomine.yml',
    'Leave out -z, and delete the empty backup archive',
    `${START}#the-installer`,
  ),
  known(
    /unknown section '[^']*', expects one of/i,
    'Something else than global and services begins at the left edge of a settings file',
    'Correct it, or take the file from the backup archive',
    `${START}#the-installer`,
  ),
  known(
    /password authentication failed for user "?\w+/i,
    'The service has another password than PostgreSQL',
    'Give PostgreSQL the password that the service has',
    `${START}#password-authentication-failed-for-user-docker`,
  ),
  known(
    /MongoSecurityException|(?:mongo|SCRAM).*Authentication failed|Authentication failed.*(?:mongo|SCRAM)/i,
    'The core has another password than MongoDB',
    'Put the right cytomine.yml back, and run the installer',
    `${START}#authentication-failed-mongodb`,
  ),
  known(
    /could not acquire change log lock|waiting for changelog lock/i,
    'An earlier start of the core ended while it changed the database, and left its lock',
    'Release the lock, once no other core is at work',
    `${START}#waiting-for-changelog-lock`,
  ),
  known(
    /changesets check sum/i,
    'The core refuses a database that an older release has made',
    'Prepare the database as the upgrade describes, then start the core',
    `${CE}upgrade#if-it-fails`,
  ),
  known(
    /no user imageserver1, cannot assign keys/i,
    'The database has accounts, but not that of the image server: it was restored in part, or the account is gone',
    'Restore a complete archive',
    `${START}#no-user-imageserver1-cannot-assign-keys`,
  ),
  known(
    /\b502 bad gateway|connect\(\) failed .* while connecting to upstream/i,
    'nginx does not reach the service behind it, which is down or still starting',
    'Wait until the core says READY, then look at the log of that service',
    `${START}#the-browser-shows-502-bad-gateway`,
  ),
  known(
    /impossible to connect to cache (?:database|")/i,
    'The image server does not reach its cache: pictures come slowly, or it does not start',
    'Start the cache, then the image server',
    `${IMAGES}#impossible-to-connect-to-cache-database-disabling-cache`,
  ),
  known(
    /no matching format for/i,
    'The image server knows no format for this file',
    'Look at the status of the file, and convert it',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /integrity error for/i,
    'The format is known, but the metadata of the file cannot be read',
    'Open it with another program, export it anew, and upload that',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /error while converting/i,
    'The file could not be converted; or the disk of the images is full',
    'Look at the free disk, then at the file itself',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /error while unpacking archive/i,
    'The archive is damaged, or of a kind that is not taken; or the disk of the images is full',
    'Pack it anew as ZIP',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /generic file error for .*permission denied|permission denied: '\/data\/images/i,
    'The image server may not write into data/images',
    'Give the folder back the owner of the older ones beside it',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /\b413 request entity too large|client intended to send too large body/i,
    'A proxy in front of Cytomine limits the size of uploads',
    'Take the limit away there: the bundled nginx has none',
    `${IMAGES}#uploads-fail`,
  ),
  known(
    /no space left on device|disk quota exceeded/i,
    'A disk is full: that of the data, or the one that Docker uses',
    'See which, and make room',
    `${ACCOUNTS}#a-disk-is-full`,
  ),
  known(
    /mixed content.*\bws:\/\//i,
    'Over HTTPS, the interface asks for the positions of others at ws://, which browsers refuse',
    'Let the proxy send a header that makes them encrypt it',
    `${CE}https#another-proxy-than-nginx`,
  ),
  known(
    /mixed content(?!.*\bws:\/\/)/i,
    'SCHEME or CYTOMINE_HOST is not what people type, so addresses of pictures are wrong',
    'Correct both, run the installer, and recreate the containers',
    `${IMAGES}#the-viewer-is-empty`,
  ),
  known(
    /couldn't connect to host|unknown SMTP host/i,
    'The core does not reach the mail server',
    'Check smtp.HOST and smtp.PORT, and the way to that machine',
    `${ACCOUNTS}#can-t-send-email`,
  ),
  known(
    /\(MessagingException\) Authentication failed|\b535[ -]\d\.\d\.\d|AuthenticationFailedException/i,
    'The mail server refuses the user name or the password',
    'Check smtp.USER and smtp.PASS; a $ is written $$',
    `${ACCOUNTS}#can-t-send-email`,
  ),
  known(
    /does not have permissions to send as this sender|\b550 5\.7\.60/i,
    'The mail server does not let this user send under that address',
    'Set DEFAULT_FROM_EMAIL to the mailbox of smtp.USER',
    `${ACCOUNTS}#can-t-send-email`,
  ),
  known(
    /STARTTLS is required|issue a STARTTLS command|could not convert socket to TLS/i,
    'Cytomine and the mail server do not agree on TLS',
    'Check SMTP_STARTTLS and SMTP_AUTH',
    `${ACCOUNTS}#can-t-send-email`,
  ),
  known(
    /can't send email/i,
    'The core could not send a mail; the lines around it say why',
    'Look for the reason in the table',
    `${ACCOUNTS}#can-t-send-email`,
  ),
  known(
    /Monitor: add informer to the cluster/,
    'The App Engine connects to the cluster. Without “informer added” after it, that failed',
    'Test address and token of the cluster; without algorithms, ignore it',
    `${ALGORITHMS}#monitor-add-informer-to-the-cluster`,
  ),
  known(
    /task pod failed to be scheduled on the cluster/i,
    'The cluster refused the pod, or did not answer',
    'Read the lines before and after it: address, token, rights',
    `${CLUSTER}#messages-of-the-app-engine`,
  ),
  known(
    /failed to get the hostname of the registry/i,
    'The container registry is down',
    'sudo docker compose up -d registry',
    `${CLUSTER}#messages-of-the-app-engine`,
  ),
  known(
    /violates PodSecurity/i,
    'The namespace forbids host network and host folders, so no pod is made',
    'Label the namespace as privileged',
    `${CLUSTER}#messages-of-the-app-engine`,
  ),
  known(
    /server gave HTTP response to HTTPS client/i,
    'MicroK8s does not know that the registry of Cytomine speaks plain HTTP',
    'Tell it, and restart it',
    '/admin-guide/clusters/microk8s/installation#let-the-cluster-pull-images-from-cytomine',
  ),
  known(
    /172\.18\.0\.10:5000.*(?:no route to host|connection refused|timeout)/i,
    'The registry is down, or has another address',
    'Look at the container, and compare its address with hosts.toml',
    '/admin-guide/clusters/microk8s/installation#see-which-address-the-registry-has',
  ),
  known(
    /alpine-task-utils.*(?:ImagePullBackOff|failed to pull)|failed to pull image "[^"]*alpine-task-utils/i,
    'The machine cannot reach Docker Hub',
    'Allow the connection, or import the image',
    `${CLUSTER}#messages-of-pods`,
  ),
  known(
    /manifest unknown|failed to resolve reference "[\d.]+:\d+\/[^"]+": \S+: not found/i,
    'The registry does not have the image of the algorithm',
    'Redirect the registry, then add the algorithm with another version',
    `${ALGORITHMS}#images-of-algorithms-are-gone`,
  ),
  known(
    /Insufficient (?:cpu|memory|nvidia\.com\/gpu)/i,
    'The algorithm asks for more than the machine has free',
    'Wait for other runs, or lower what its description asks for',
    `${CLUSTER}#messages-of-pods`,
  ),
  known(
    /disk-pressure|\bEvicted\b/,
    'The disk of the cluster is nearly full; a pod can be evicted for lack of memory, too',
    'Make room, and delete old images; or wait for other runs',
    `${CLUSTER}#messages-of-pods`,
  ),
  known(
    /x509: certificate has expired|certificate has expired or is not yet valid/i,
    'A certificate has run out',
    'Renew it',
    `${CLUSTER}#a-certificate-expired`,
  ),
  known(
    /cannot find file \/tmp\/cytomine\.(?:postgis|mongo)\.env/i,
    'A file that the container of the database writes at its start is missing: nothing was backed up or restored',
    'Recreate that container',
    `${CE}backup#what-happens-every-night`,
  ),
  known(
    /could not extract (?:SQL|Mongo) dump\. aborting backup/i,
    'A backup of the database failed',
    'Read the lines above it, and look at the disk of Docker',
    `${CE}backup#what-happens-every-night`,
  ),
  known(
    /^(?:.*\s)?Backup failed/,
    'The archive of the backup could not be written',
    'Look at the disk of the data',
    `${CE}backup#what-happens-every-night`,
  ),
  known(
    /could not drop database\. aborting restore/i,
    'PostgreSQL refused to drop the database; the line before says why',
    'Solve that, and restore again: nothing was changed',
    `${CE}restore#messages-of-the-postgresql-restore`,
  ),
  known(
    /is being accessed by other users/i,
    'A service was connected to the database during the restore, so it was not replaced',
    'Stop the service, and restore again',
    `${CE}restore#messages-of-the-postgresql-restore`,
  ),
  known(
    /cannot find backup archive .*restore\.tar\.gz/i,
    'The restore finds no archive under the name it wants',
    'Copy the archive there, named restore.tar.gz',
    `${CE}restore#refused-archives`,
  ),
  known(
    /the archive \S*restore\.tar\.gz seems incomplete/i,
    'The archive has less than 1,000 bytes',
    'Take another one',
    `${CE}restore#refused-archives`,
  ),
  known(
    /could not find a (?:SQL file|Mongo) dump/i,
    'The archive is that of the other database, or an interrupted attempt left a dump behind',
    'Check which archive lies in which folder, and restore once more',
    `${CE}restore#refused-archives`,
  ),
  known(
    /could not inject dump\. aborting restore/i,
    'The database refused the dump, or the connection was lost',
    'Read the lines above it',
    `${CE}restore#refused-archives`,
  ),
];

function known(words: RegExp, cause: string, remedy: string, to: string): LogMessage {
  return { words, cause, remedy, to };
}
