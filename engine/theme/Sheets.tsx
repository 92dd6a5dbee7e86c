import { loadStyles, type Sheet } from '../app/hooks.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import sheetStyles from './Sheets.css?url';

interface Props {
  sheet: Sheet;
  close: () => void;
}

/** What opens over the page. */
function Sheets({ sheet, close }: Props) {
  return sheet === 'search' ? <SearchDialog close={close} /> : <KeyboardHelp close={close} />;
}

/** The sheets, with their looks. */
export async function loadSheets(): Promise<typeof Sheets> {
  await loadStyles([sheetStyles]);
  return Sheets;
}
