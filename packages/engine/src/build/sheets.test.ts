import { expect, it } from 'vitest';
import { pageHead } from '../../../../test/support/pageHead.ts';
import { temporaryFolder } from '../../../../test/support/temporaryFolder.ts';
import type { PageData } from '../core/types.ts';
import { withStyles } from './assembleSite.ts';
import { devSheets } from './vitePlugin.ts';

const folder = temporaryFolder();

it('names the sheet of the layout, then those of the components, each once', () => {
  const sheets = { doc: 'css/doc.1.css', Zoom: 'css/Zoom.2.css', home: 'css/home.3.css' };
  const used = ['Zoom', 'Plain', 'toString', 'Zoom'].map((name) => ({ name }));
  const { styles } = withStyles(pageHead('/a') as PageData, used, sheets, '/x/');
  expect(styles).toEqual(['/x/css/doc.1.css', '/x/css/Zoom.2.css']);
});

it('names sources below the folder that Vite serves, and demos elsewhere by their absolute path', () => {
  for (const path of ['demos/Zoom/Zoom.css', 'demos/Zoom/other.css', 'demos/figures/figure.css'])
    folder.write(`site/${path}`);
  folder.write('near/engine/theme/sheets/doc.css');
  expect(devSheets(folder.at('near/engine'), folder.at('site'))).toEqual({
    doc: 'engine/theme/sheets/doc.css',
    Zoom: `@fs${folder.at('site/demos/Zoom/Zoom.css')}`,
  });
});
