import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { PageData } from '../core/types.ts';
import { devSheets, withStyles } from './pageStyles.ts';

const root = mkdtempSync(join(tmpdir(), 'styles-'));
const engine = join(root, 'engine');
for (const file of [
  'demos/Zoom/Zoom.css',
  'demos/Zoom/other.css',
  'demos/figures/figure.css',
  'engine/theme/sheets/doc.css',
]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), '');
}
afterAll(() => rmSync(root, { recursive: true }));

const page = { layout: 'doc', styles: [] } as unknown as PageData;

describe('withStyles', () => {
  const sheets = { doc: 'css/doc.1.css', Zoom: 'css/Zoom.2.css', home: 'css/home.3.css' };

  it('names the sheet of the layout, then those of the components, each once', () => {
    const { styles } = withStyles(
      page,
      [{ name: 'Zoom' }, { name: 'Plain' }, { name: 'Zoom' }],
      sheets,
      '/x/',
    );
    expect(styles).toEqual(['/x/css/doc.1.css', '/x/css/Zoom.2.css']);
  });

  it('leaves a page without any as it is', () => {
    expect(withStyles(page, [{ name: 'toString' }], {}, '/')).toBe(page);
  });
});

describe('devSheets', () => {
  it('names sources below the folder that Vite serves', () => {
    expect(devSheets(engine, root)).toEqual({
      doc: 'engine/theme/sheets/doc.css',
      Zoom: 'demos/Zoom/Zoom.css',
    });
  });

  it('names demos of a site elsewhere by their absolute path', () => {
    mkdirSync(join(root, 'site/demos/Zoom'), { recursive: true });
    writeFileSync(join(root, 'site/demos/Zoom/Zoom.css'), '');
    mkdirSync(join(root, 'far/engine/theme/sheets'), { recursive: true });
    expect(devSheets(join(root, 'far/engine'), join(root, 'site'))).toEqual({
      Zoom: `@fs${join(root, 'site/demos/Zoom/Zoom.css')}`,
    });
  });
});
