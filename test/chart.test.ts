import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderChart } from './support/renderChart.ts';

const DEPLOY = resolve(import.meta.dirname, '../deploy');
const CHART = join(DEPLOY, 'chart');

type Manifest = Record<string, unknown>;
const render = (values: Manifest = {}) => renderChart(CHART, { image: { tag: '1.2.3' }, ...values });

/** A part of the only manifest of a kind, by the names and places that lead to it. */
function part(manifests: readonly Manifest[], kind: string, ...path: (string | number)[]): unknown {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found, kind).toHaveLength(1);
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)?.[key], found[0]);
}

const POD = ['spec', 'template', 'spec'];
const CONTAINER = [...POD, 'containers', 0];

describe('the chart', () => {
  const manifests = render();

  it('makes one of everything, all of one name, in versions that clusters have', () => {
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).sort()).toEqual([
      'apps/v1 Deployment',
      'autoscaling/v2 HorizontalPodAutoscaler',
      'networking.k8s.io/v1 NetworkPolicy',
      'policy/v1 PodDisruptionBudget',
      'v1 Service',
    ]);
    expect(new Set(manifests.map(({ metadata }) => (metadata as Manifest).name))).toEqual(new Set(['docs']));
  });

  it('selects everywhere the very labels that pods have', () => {
    const labels = part(manifests, 'Deployment', 'spec', 'template', 'metadata', 'labels');
    expect(labels).toEqual({
      'app.kubernetes.io/name': 'documentation',
      'app.kubernetes.io/instance': 'docs',
    });
    expect(part(manifests, 'Deployment', 'spec', 'selector', 'matchLabels')).toEqual(labels);
    expect(part(manifests, 'Service', 'spec', 'selector')).toEqual(labels);
    expect(part(manifests, 'PodDisruptionBudget', 'spec', 'selector', 'matchLabels')).toEqual(labels);
    expect(part(manifests, 'NetworkPolicy', 'spec', 'podSelector', 'matchLabels')).toEqual(labels);
    expect(part(manifests, 'Deployment', ...POD, 'topologySpreadConstraints', 0)).toMatchObject({
      topologyKey: 'kubernetes.io/hostname',
      labelSelector: { matchLabels: labels },
    });
  });

  it('never takes the last replica away: two at least, none missing while one is replaced', () => {
    expect(part(manifests, 'Deployment', 'spec', 'strategy', 'rollingUpdate')).toEqual({
      maxUnavailable: 0,
      maxSurge: 1,
    });
    expect(part(manifests, 'PodDisruptionBudget', 'spec', 'minAvailable')).toBe(1);
    expect(part(manifests, 'HorizontalPodAutoscaler', 'spec', 'minReplicas')).toBe(2);
    expect(part(manifests, 'HorizontalPodAutoscaler', 'spec', 'scaleTargetRef')).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: 'docs',
    });
    // With an autoscaler the number of replicas is its own business.
    expect(part(manifests, 'Deployment', 'spec', 'replicas')).toBeUndefined();
    const plain = render({ autoscaling: { enabled: false } });
    expect(part(plain, 'Deployment', 'spec', 'replicas')).toBe(2);
    expect(plain.map(({ kind }) => kind)).not.toContain('HorizontalPodAutoscaler');
  });

  it('goes on answering until proxies know that a replica goes, and ends in time', () => {
    const stop = part(manifests, 'Deployment', ...CONTAINER, 'lifecycle', 'preStop', 'exec', 'command');
    expect(stop).toEqual(['sleep', '10']);
    expect(part(manifests, 'Deployment', ...POD, 'terminationGracePeriodSeconds')).toBe(30);
  });

  it('calls a replica ready when it serves the release asked for', () => {
    expect(part(manifests, 'Deployment', ...CONTAINER, 'readinessProbe', 'httpGet', 'path')).toBe(
      '/release.json',
    );
    const given = render({ release: 'nn0zt1OibTqm-xNu', base: '/a/b/' });
    const command = part(given, 'Deployment', ...CONTAINER, 'readinessProbe', 'exec', 'command', 2);
    expect(command).toBe(
      `wget -q -O - http://127.0.0.1:8080/a/b/release.json | grep -q '"release":"nn0zt1OibTqm-xNu"'`,
    );
  });

  it('gives the container no right that serving files does not need', () => {
    expect(part(manifests, 'Deployment', ...POD, 'securityContext')).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(part(manifests, 'Deployment', ...CONTAINER, 'securityContext')).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(part(manifests, 'Deployment', ...POD, 'automountServiceAccountToken')).toBe(false);
    expect(part(manifests, 'Deployment', ...CONTAINER, 'resources')).toEqual({
      requests: { cpu: '50m', memory: '32Mi' },
      limits: { memory: '128Mi' },
    });
    const mounts = part(manifests, 'Deployment', ...CONTAINER, 'volumeMounts');
    expect(mounts).toEqual([{ name: 'scratch', mountPath: '/tmp' }]);
    expect(part(manifests, 'Deployment', ...POD, 'volumes', 0, 'name')).toBe('scratch');
  });

  it('lets nothing out, and only its port in', () => {
    expect(part(manifests, 'NetworkPolicy', 'spec', 'policyTypes')).toEqual(['Ingress', 'Egress']);
    expect(part(manifests, 'NetworkPolicy', 'spec', 'egress')).toEqual([]);
    expect(part(manifests, 'NetworkPolicy', 'spec', 'ingress')).toEqual([{ ports: [{ port: 'http' }] }]);
    expect(part(manifests, 'Service', 'spec', 'ports', 0, 'targetPort')).toBe('http');
    expect(part(manifests, 'Deployment', ...CONTAINER, 'ports')).toEqual([
      { name: 'http', containerPort: 8080 },
    ]);
  });

  it('has an ingress where one is asked for', () => {
    const given = render({
      ingress: {
        enabled: true,
        className: 'nginx',
        host: 'docs.test',
        tlsSecret: 'docs-tls',
        annotations: { a: 'b' },
      },
    });
    expect(part(given, 'Ingress', 'metadata', 'annotations')).toEqual({ a: 'b' });
    expect(part(given, 'Ingress', 'spec', 'ingressClassName')).toBe('nginx');
    expect(part(given, 'Ingress', 'spec', 'tls')).toEqual([{ hosts: ['docs.test'], secretName: 'docs-tls' }]);
    expect(part(given, 'Ingress', 'spec', 'rules', 0, 'http', 'paths', 0)).toEqual({
      path: '/',
      pathType: 'Prefix',
      backend: { service: { name: 'docs', port: { name: 'http' } } },
    });
  });

  it('refuses an image without a tag', () => {
    expect(() => render({ image: { tag: '' } })).toThrow('image.tag is needed');
    expect(part(manifests, 'Deployment', ...CONTAINER, 'image')).toBe('registry.example/documentation:1.2.3');
  });
});

describe('the container', () => {
  const file = readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8');
  const server = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8');

  it('is built in two stages from named versions, and runs as the user of the chart', () => {
    const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:[\d.]+-alpine/);
    const user = /^USER (\d+)$/m.exec(file)?.[1];
    expect(part(render(), 'Deployment', ...POD, 'securityContext', 'runAsUser')).toBe(Number(user));
    expect(file.indexOf('RUN npm ci')).toBeLessThan(file.indexOf('COPY . .'));
  });

  it('has a release where its nginx looks for one, without what is there twice', () => {
    const made =
      /^RUN npm run deploy -- --lean --to (\S+) && mv "\$\(readlink -f \1\/current\)" (\S+)$/m.exec(file);
    const copied = /^COPY --from=build (\S+)\/ (\S+)\/$/m.exec(file);
    expect(made?.[2]).toBe(copied?.[1]);
    const folder = copied?.[2] ?? '-';
    expect(server.match(/(?:root|include) \S+;/g)).toEqual([
      `include ${folder}/nginx/maps.conf;`,
      `root ${folder}/site;`,
      `include ${folder}/nginx/server.conf;`,
    ]);
  });

  it('writes only below /tmp, and listens where the chart asks', () => {
    expect(server).toContain('listen 8080;');
    for (const [, path] of server.matchAll(/(?:pid|_temp_path) (\S+);/g)) expect(path).toMatch(/^\/tmp\//);
    expect(server.match(/_temp_path/g)).toHaveLength(5);
    expect(server).toContain('error_log stderr');
  });
});
