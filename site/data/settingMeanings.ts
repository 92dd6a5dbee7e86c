/** What a setting of the Community Edition means, and when it is read if not whenever its container is created. */
export interface Setting {
  meaning: string;
  read?: string;
}

const COMPOSE = 'by Compose, at `up -d`';
const EMPTY_POSTGIS = 'The database takes it only while `data/postgis` is empty';
const EMPTY_MONGO = 'The database takes it only while `data/mongo` is empty';
const EMPTY_DATABASE = 'while no account exists';

/** `global` of `cytomine.template`: namespace.KEY -> setting. */
export const globalSettings: Record<string, Setting> = {
  'aaa_config.CYTOMINE_HOST': {
    meaning: 'host of the public address, with its port unless that is 80, or 443 with `https`',
  },
  'aaa_config.NAME': {
    meaning:
      'name of the Compose project; every container name begins with it. Do not change it later: the old containers would be in the way',
    read: COMPOSE,
  },
  'aaa_config.PROJECT_DATA_PATH': {
    meaning: 'folder of databases, slides and files of runs: a path that begins with `/` or `./`',
    read: COMPOSE,
  },
  'aaa_config.SCHEME': {
    meaning: 'scheme of the public address: `http` or `https`. It does not switch TLS on',
  },
  'aaa_config.NGINX_HTTP_LISTEN_PORT': { meaning: 'without effect: nothing reads it in this release' },
  'urls_with_scheme.CYTOMINE_URL': { meaning: 'public address, as the core writes it' },
  'urls_with_scheme.INTERNAL_PROXY': { meaning: 'address the services use among themselves; stays `http`' },
  'smtp.HOST': { meaning: 'mail server; with `disabled`, the core sends nothing and reports no error' },
  'smtp.PORT': { meaning: 'port of the mail server' },
  'smtp.USER': { meaning: 'account on the mail server' },
  'smtp.PASS': { meaning: 'its password' },
  'aaa_services_uri.WEB_UI': { meaning: 'where nginx finds the interface' },
  'aaa_services_uri.CORE': { meaning: 'where nginx finds the core' },
  'aaa_services_uri.PIMS': { meaning: 'where nginx finds the image server' },
  'aaa_services_uri.MONGO': { meaning: 'host of MongoDB' },
  'aaa_services_uri.NGINX': { meaning: 'name under which the services call nginx' },
  'aaa_services_uri.PIMS_CACHE': { meaning: 'host and port of the cache of the image server' },
  'aaa_services_uri.POSTGIS': { meaning: 'host of PostgreSQL' },
  'aaa_services_uri.APPENGINE': { meaning: 'where nginx finds the App Engine' },
  'aaa_services_uri.REGISTRY': { meaning: 'host of the registry, for the App Engine' },
  'app-engine.SCHEDULER_MASTER_URL': {
    meaning: 'address of the cluster, such as `https://192.168.1.52:16443`',
  },
  'app-engine.SCHEDULER_OAUTH_TOKEN': { meaning: 'token that the cluster has given out' },
  'app-engine.SCHEDULER_USERNAME': { meaning: 'user name that goes with it; leave it' },
  'versions.CYTOMINE_COMMERCIAL': { meaning: 'name of the release, as people see it' },
  'images.CORE': { meaning: 'image of `core`', read: COMPOSE },
  'images.MONGO': { meaning: 'image of `mongo`', read: COMPOSE },
  'images.NGINX': { meaning: 'image of `nginx`', read: COMPOSE },
  'images.PIMS_CACHE': { meaning: 'image of `pims-cache`', read: COMPOSE },
  'images.PIMS': { meaning: 'image of `pims`', read: COMPOSE },
  'images.POSTGIS': { meaning: 'image of `postgis`', read: COMPOSE },
  'images.WEB_UI': { meaning: 'image of `web_ui`', read: COMPOSE },
  'images.APPENGINE': { meaning: 'image of `app-engine`', read: COMPOSE },
  'images.REGISTRY': { meaning: 'image of `registry`', read: COMPOSE },
  'container_paths.APPENGINE_FILE_STORAGE': {
    meaning:
      '**leave it**: folder of runs and of descriptors, inside `app-engine`. The volume is fixed at `/data`; elsewhere, they are lost with the container',
  },
  'container_paths.IMAGES': { meaning: 'folder of slides, inside `pims`; the volume follows it' },
  'container_paths.UPLOADED': {
    meaning: 'folder for files to import, inside `pims`; by its public sources, uploads do not use it',
  },
  'compose.PROJECT_NAME': { meaning: 'becomes `COMPOSE_PROJECT_NAME` in `.env`', read: COMPOSE },
  'javamelody.DATA_PATH': { meaning: 'folder of the monitoring of the core, inside `core`' },
  'javamelody.USER': { meaning: 'account for that monitoring, which is off' },
  'javamelody.PASS': { meaning: 'its password' },
  'postgres.PORT': {
    meaning: '**leave it**: port at which the services look for PostgreSQL. The database does not read it',
  },
  'postgres.DB_NAME': { meaning: 'main database; made, and empty, if it is missing' },
  'postgres.USER': { meaning: `its owner. ${EMPTY_POSTGIS}` },
  'postgres.PASS': { meaning: `password of that owner. ${EMPTY_POSTGIS}` },
  'postgres-appengine.DB_NAME': {
    meaning:
      'database of the App Engine. Do not change it later: a new one is made, in which its user has no rights',
  },
  'postgres-appengine.USER': {
    meaning: 'its user. Do not change it later: a new one is made, to whom the tables do not belong',
  },
  'postgres-appengine.PASS': { meaning: 'password of that user, given when it is made' },
  'mongodb.USER': { meaning: `account of MongoDB. ${EMPTY_MONGO}` },
  'mongodb.DB_NAME': {
    meaning:
      '**leave it**: database of the activity. The core and the restore have the name `cytomine` fixed in places',
  },
  'mongodb.PORT': {
    meaning: '**leave it**: port at which `core` looks for MongoDB. The database does not read it',
  },
  'mongodb.PASS': { meaning: `password of that account. ${EMPTY_MONGO}` },
  'keys.IMAGE_SERVER_PRIVATE': {
    meaning: 'private key with which the image server signs its calls, as the account `ImageServer1`',
  },
  'keys.IMAGE_SERVER_PUBLIC': { meaning: 'the public key that belongs to it' },
};

/** Own variables of the services in `cytomine.template`: service.KEY -> setting. */
export const serviceSettings: Record<string, Setting> = {
  'core.SERVER_ID': { meaning: 'identity of this server, shown by `/server/ping`' },
  'core.JWT_SECRET': { meaning: 'signs the tokens of sessions; a new value signs everybody out' },
  'core.ADMIN_PASSWORD': { meaning: 'first password of `admin` and of `superadmin`', read: EMPTY_DATABASE },
  'core.ADMIN_PRIVATE_KEY': { meaning: 'private API key of `admin`', read: EMPTY_DATABASE },
  'core.ADMIN_PUBLIC_KEY': { meaning: 'public API key of `admin`', read: EMPTY_DATABASE },
  'core.SUPER_ADMIN_PRIVATE_KEY': { meaning: 'private API key of `superadmin`', read: EMPTY_DATABASE },
  'core.SUPER_ADMIN_PUBLIC_KEY': { meaning: 'public API key of `superadmin`', read: EMPTY_DATABASE },
  'pims.API_BASE_PATH': { meaning: 'path of the image server inside the network; nginx expects this one' },
  'pims.WEB_CONCURRENCY': { meaning: 'worker processes' },
  'pims.MAX_REQUESTS': { meaning: 'requests after which a worker is replaced' },
  'pims.LOG_CONFIG_FILE': { meaning: 'file that sets up logging, inside `pims`' },
  'pims.DEFAULT_IMAGE_SIZE_SAFETY_MODE': { meaning: 'what to do with a request beyond the largest size' },
  'pims.DEFAULT_ANNOTATION_ORIGIN': { meaning: 'where coordinates start if a request does not say it' },
  'pims.OUTPUT_SIZE_LIMIT': { meaning: 'largest side of an answered picture, in pixels, in the safe modes' },
  'pims.TASK_QUEUE_ENABLED': {
    meaning: 'whether imports go through a queue, for which the release has no service',
  },
  'pims.CACHE_ENABLED': { meaning: 'whether answers are remembered' },
  'pims.CACHE_URL': { meaning: 'where they are remembered' },
  'registry.REGISTRY_STORAGE_DELETE_ENABLED': { meaning: 'whether images of algorithms may be deleted' },
  'app-engine.API_PREFIX': { meaning: 'path of the App Engine inside the network; nginx expects this one' },
};

/** Variables that a service reads and the template does not have: service.KEY -> default and setting. */
export const addedSettings: Record<string, Setting & { value: string }> = {
  'core.SMTP_AUTH': {
    value: 'true',
    meaning:
      'whether to sign in at the mail server; for a relay without accounts, the user and password have to be empty as well',
  },
  'core.SMTP_STARTTLS': {
    value: 'true',
    meaning: 'whether to encrypt the connection if the mail server offers it',
  },
  'core.DEFAULT_FROM_EMAIL': { value: 'no-reply@cytomine.com', meaning: 'sender of every mail' },
  'core.ADMIN_EMAIL': {
    value: 'dev@cytomine.com',
    meaning: 'where answers to mails go; while no account exists, also the address of the first four',
  },
  'core.INSTANCE_HOST_SUPPORT_MAIL': {
    value: 'support@cytomine.com',
    meaning: 'address at the foot of mails',
  },
  'core.INSTANCE_HOST_PHONE_NUMBER': { value: '+320/000.00.00', meaning: 'telephone at the foot of mails' },
  'core.DEFAULT_LANGUAGE': {
    value: 'ENGLISH',
    meaning:
      'leave it: every account is made in English, the first four included, and an unknown name makes the first start fail; by the source code, not tried',
  },
  'core.TOKEN_VALIDITY_IN_SECONDS': { value: '86400', meaning: 'length of a session: one day' },
  'core.TOKEN_VALIDITY_IN_SECONDS_REMEMBER_ME': {
    value: '2592000',
    meaning: 'the same with **Remember me**, which is ticked at first: 30 days',
  },
  'core.TOKEN_VALIDITY_IN_SECONDS_SHORT_TERM': { value: '300', meaning: 'short-lived tokens: 5 minutes' },
  'core.ANNOTATION_MAX_POINTS': {
    value: '200',
    meaning:
      'number of points beyond which a new outline is simplified, as a rule; no more than this many or about three quarters are left, whichever is more',
  },
  'core.APPENGINE_ENABLED': {
    value: 'true',
    meaning:
      'whether the core offers algorithms. The entry in the interface does not follow it: see `web_ui`',
  },
  'core.APPENGINE_API_BASE_PATH': {
    value: '/app-engine/v1/',
    meaning: 'path of the App Engine, for the core',
  },
  'core.LOGGING_LEVEL_BE_CYTOMINE': {
    value: 'DEBUG',
    meaning:
      'how much the core logs. With `INFO`, the passwords of new accounts stay out; from the documentation of Spring Boot, not tried',
  },
  'core.JAVA_TOOL_OPTIONS': {
    value: '–',
    meaning: 'options of Java, such as `-Xmx8g` for its memory; from the documentation of Java, not tried',
  },
  'core.JAVAMELODY_ENABLED': { value: 'false', meaning: 'monitoring of the core' },
  'core.PORT': { value: '8080', meaning: 'port inside the container; nginx expects this one' },
  'web_ui.APPENGINE_ENABLED': {
    value: '–',
    meaning:
      "an empty value (`APPENGINE_ENABLED: ''`) takes **Applications** out of the navigation bar. Without the variable, and with any other value, `false` included, the entry is there",
  },
  'nginx.RESOLVER': {
    value: '127.0.0.11',
    meaning: 'name server that nginx asks for the addresses of the services: the one of Docker',
  },
  'registry.REGISTRY_STORAGE_FILESYSTEM_ROOTDIRECTORY': {
    value: '/var/lib/registry',
    meaning: 'where images of algorithms are kept; set it to `/data`',
  },
  'app-engine.REGISTRY_PORT': { value: '5000', meaning: 'port of the registry' },
  'app-engine.REGISTRY_SCHEME': { value: 'http', meaning: 'scheme of the registry' },
  'app-engine.STORAGE_IMPL': { value: 'filesystem', meaning: 'without effect: runs are kept in files' },
  'app-engine.PORT': { value: '8080', meaning: 'port inside the container; nginx expects this one' },
  'global.compose.FILE': {
    value: '–',
    meaning: 'becomes `COMPOSE_FILE`: the files that Compose reads',
    read: COMPOSE,
  },
};
