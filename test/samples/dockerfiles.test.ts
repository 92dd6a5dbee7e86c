import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseDockerfile } from './parseDockerfile.ts';

const samples = resolve(import.meta.dirname, '../../site/samples');
const read = (path: string) => readFileSync(join(samples, path), 'utf8');

describe('Dockerfiles shown on the pages', () => {
  it('the task starts its script, without arguments and not as root', () => {
    const file = parseDockerfile(read('task/point-grid/Dockerfile'));
    expect(file.map(({ name }) => name)).toEqual(['FROM', 'COPY', 'USER', 'ENTRYPOINT']);
    expect(file[1]?.rest).toBe('point_grid.py /app/point_grid.py');
    expect(JSON.parse(file[3]?.rest ?? '')).toEqual(['python', '/app/point_grid.py']);
  });

  it('the legacy app starts its script', () => {
    const file = parseDockerfile(read('software/Dockerfile'));
    expect(file.at(-1)).toMatchObject({ name: 'ENTRYPOINT', rest: '["python", "/app/app.py"]' });
    expect(file.map(({ rest }) => rest)).toContain('app.py descriptor.json /app/');
  });

  it('the image is named after the descriptor', () => {
    const { namespace, version } = parse(read('task/point-grid/descriptor.yml'));
    const image = `${namespace.replaceAll('.', '/')}:${version}`;
    expect(read('task/point-grid/try_image.sh')).toContain(`  ${image}\n`);
    expect(read('task/point-grid/build.sh')).toContain(`namespace=${namespace}\nversion=${version}\n`);
    expect(read('task/point-grid/run_task.py')).toContain(`TASK = "tasks/${namespace}/${version}"`);
  });
});
