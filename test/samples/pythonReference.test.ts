import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { samplesOf } from '../../engine/content/api/samples.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';

const check = resolve(import.meta.dirname, 'python/check.py');

it('the Python samples of the API reference use what client 3.1.0 has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'python-reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = (await apiDescriptions()).flatMap(({ name, description }) =>
    description.services
      .flatMap(({ operations }) => operations)
      .flatMap((operation) => {
        const sample = samplesOf(operation, description).find(({ language }) => language === 'python');
        if (!sample?.isClient) return [];
        const file = join(folder, `${name}-${operation.id}.py`);
        writeFileSync(file, sample.code);
        return [file];
      }),
  );
  expect(files.length).toBeGreaterThan(100);
  const { stdout, stderr, error } = spawnSync('python3', [check, ...files], { encoding: 'utf8' });
  expect([error, stderr, stdout.trim()]).toEqual([undefined, '', '']);
});
