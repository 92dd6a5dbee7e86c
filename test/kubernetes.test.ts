import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findProgram } from './support/packages.mjs';

const DEPLOY = resolve(import.meta.dirname, '../deploy');
const FOLDER = join(DEPLOY, 'kubernetes');
const LABELS = { 'app.kubernetes.io/name': 'documentation' };

const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const manifestsIn = (text: string) => parseAllDocuments(text).map((document) => document.toJS());
const manifests = [
  ...manifestsIn(read('kubernetes/documentation.yaml')),
  ...manifestsIn(read('kubernetes/ingress.yaml')),
];
const specOf = (kind: string) => manifests.find((manifest) => manifest.kind === kind)?.spec;
const pod = specOf('Deployment').template;

describe('the manifests', () => {
  it('select the very labels that pods have, and lead to their port', () => {
    expect(pod.metadata.labels).toEqual(LABELS);
    expect(specOf('Deployment').selector.matchLabels).toEqual(LABELS);
    expect(specOf('Service').selector).toEqual(LABELS);
    expect(specOf('PodDisruptionBudget').selector.matchLabels).toEqual(LABELS);
    expect(specOf('NetworkPolicy').podSelector.matchLabels).toEqual(LABELS);
    expect(pod.spec.containers[0].ports).toEqual([{ name: 'http', containerPort: 8080 }]);
    expect(specOf('Service').ports[0].targetPort).toBe('http');
    expect(read('nginx.conf')).toContain('listen 8080;');
  });

  it('run as the user of the image, who may write to /tmp alone', () => {
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101 });
    expect(read('Dockerfile')).toMatch(/^USER 101$/m);
    expect(pod.spec.containers[0].securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
    });
    expect(pod.spec.containers[0].volumeMounts).toEqual([{ name: 'scratch', mountPath: '/tmp' }]);
    for (const [, path] of read('nginx.conf').matchAll(/(?:pid|_temp_path) (\S+);/g))
      expect(path).toMatch(/^\/tmp\//);
  });

  it('are what kustomize puts together, with the image that it names', () => {
    const kubectl = findProgram('kubectl');
    if (kubectl === undefined) return console.log('kubectl: not to be had here, so kustomize is not tried.');
    const made = manifestsIn(execFileSync(kubectl, ['kustomize', FOLDER], { encoding: 'utf8' }));
    expect(made.map(({ kind }) => kind).sort()).toEqual(
      manifests
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'Ingress')
        .sort(),
    );
    const { template } = made.find(({ kind }) => kind === 'Deployment').spec;
    expect(template.spec.containers[0].image).toBe('registry.example/documentation:1');
  });
});
