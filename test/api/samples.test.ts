import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSample } from '../../packages/engine/src/config/apiSamples.ts';
import { apiDescriptions } from '../support/apiDescriptions.ts';

type Named = ApiSample & { id: string };

let samples: Named[] = [];

beforeAll(async () => {
  const all = await apiDescriptions();
  samples = all.flatMap(({ name, description }) =>
    description.services
      .flatMap(({ operations }) => operations)
      .flatMap(({ id, samples: own }) => own.map((one) => ({ ...one, id: `${name}/${id}` }))),
  );
});

describe('samples of the API reference', () => {
  it('are four for every operation', () => {
    const operations = new Set(samples.map(({ id }) => id));
    expect(samples).toHaveLength(operations.size * 4);
  });

  it.each([
    ['pims', 'http://pims:5000/ims/', ['uploadImage']],
    ['app-engine', 'http://app-engine:8080/app-engine/v1/', []],
  ])('of %s call its container, except for what is public', (name, address, open) => {
    const own = samples.filter(({ id, label }) => label === 'curl' && id.startsWith(`${name}/`));
    const elsewhere = own.filter(({ code }) => !code.includes(address));
    expect(elsewhere.map(({ id }) => id)).toEqual(open.map((id) => `${name}/${id}`));
    for (const { code } of elsewhere) expect(code).toContain('https://<server>/');
    expect(own.length).toBeGreaterThan(20);
  });

  it('are commands that Bash reads', () => {
    const own = samples.filter(({ language }) => language === 'bash');
    const script = own.map(({ code, id }) => `${id.replace(/\W/g, '_')}() {\n${code}\n}`).join('\n');
    const { stderr, status } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});
