import { expect, it } from 'vitest';
import { pageHead } from '../../../../test/support/pageHead.ts';
import type { PageData } from '../core/types.ts';
import { withStyles } from './assembleSite.ts';

it('names the sheet of the layout, then those of the components, each once', () => {
  const sheets = { doc: 'css/doc.1.css', Zoom: 'css/Zoom.2.css', home: 'css/home.3.css' };
  const used = ['Zoom', 'Plain', 'toString', 'Zoom'].map((name) => ({ name }));
  const { styles } = withStyles(pageHead('/a') as PageData, used, sheets, '/x/');
  expect(styles).toEqual(['/x/css/doc.1.css', '/x/css/Zoom.2.css']);
});
