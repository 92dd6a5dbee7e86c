import { type Answers, hasLocalProxy, publishedAt } from './answers.ts';

/** A file for the server, with its place. */
export interface MadeFile {
  path: string;
  language: string;
  text: string;
}

/** Publishes the bundled nginx elsewhere than on port 80 of all addresses; undefined when it stays there. */
export function localFile(answers: Answers): MadeFile | undefined {
  const { address, port } = publishedAt(answers);
  if (address === undefined && port === '80') return undefined;
  return {
    path: 'docker-compose.local.yml',
    language: 'yaml',
    text: `services:
  nginx:
    ports: !override
      - "${address === undefined ? '' : `${address}:`}${port}:80"
`,
  };
}

/** The configuration of the proxy that has the certificate; undefined without HTTPS. */
export function proxyFile(answers: Answers): MadeFile | undefined {
  if (answers.tls === 'none') return undefined;
  const { address, port } = publishedAt(answers);
  const upstream = `${address}:${port}`;
  return answers.tls === 'caddy' ? caddyFile(answers, upstream) : nginxFile(answers, upstream);
}

/** Certificate and key, where the answers say that they are. */
export function certificateOf({ host, certificate, tls }: Answers): { chain: string; key: string } {
  const folder =
    certificate === 'public' && tls === 'nginx' ? `/etc/letsencrypt/live/${host}` : '/etc/ssl/cytomine';
  return { chain: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` };
}

function nginxFile(answers: Answers, upstream: string): MadeFile {
  const { host } = answers;
  const { chain, key } = certificateOf(answers);
  return {
    path: '/etc/nginx/conf.d/cytomine.conf',
    language: 'nginx',
    text: `server {
    listen 80;
    server_name ${host};
    return 301 https://$server_name$request_uri;
}

server {
    listen 443 ssl;
    server_name ${host};
    ssl_certificate ${chain};
    ssl_certificate_key ${key};

    # Slides of any size, passed on while they arrive.
    client_max_body_size 0;
    proxy_request_buffering off;

    # Browsers refuse the ws:// of the interface on a page of https://, and ask for wss:// with this.
    add_header Content-Security-Policy "upgrade-insecure-requests" always;

    location / {
        proxy_pass http://${upstream};
        proxy_http_version 1.1;
        # Always the public name: the host "nginx" would open the internal part of Cytomine.
        proxy_set_header Host $server_name;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection "upgrade";
        proxy_read_timeout 600s;
        proxy_send_timeout 600s;
    }
}
`,
  };
}

function caddyFile(answers: Answers, upstream: string): MadeFile {
  const { host, certificate } = answers;
  const { chain, key } = certificateOf(answers);
  return {
    path: '/etc/caddy/Caddyfile',
    language: 'text',
    text: `${host} {
${certificate === 'own' ? `\ttls ${chain} ${key}\n` : ''}\
\t# Browsers refuse the ws:// of the interface on a page of https://, and ask for wss:// with this.
\theader Content-Security-Policy "upgrade-insecure-requests"
\treverse_proxy ${upstream} {
\t\t# Always the public name: the host "nginx" would open the internal part of Cytomine.
\t\theader_up Host ${host}
\t\ttransport http {
\t\t\tread_timeout 600s
\t\t\twrite_timeout 600s
\t\t}
\t}
}
`,
  };
}

/** Keeps everybody outside a range of addresses off the published port; undefined when no range was given. */
export function firewallFile(answers: Answers): MadeFile | undefined {
  if (hasLocalProxy(answers) || answers.from === '') return undefined;
  const { port } = publishedAt(answers);
  const rule = `DOCKER-USER -i $interface ! -s ${answers.from} -p tcp -m conntrack --ctstate NEW --ctdir ORIGINAL --ctorigdstport ${port} -j DROP`;
  return {
    path: '/etc/systemd/system/cytomine-firewall.service',
    language: 'ini',
    text: `[Unit]
Description=Who may reach port ${port} of Cytomine
After=docker.service
PartOf=docker.service

[Service]
Type=oneshot
RemainAfterExit=yes
ExecStart=/usr/sbin/iptables -I ${rule}
ExecStop=/usr/sbin/iptables -D ${rule}

[Install]
WantedBy=docker.service
`,
  };
}
