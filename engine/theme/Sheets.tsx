import { loadStyles, type Sheet } from '../app/hooks.ts';
import { HostedDialog, loadHosted } from './hosted/HostedDialog.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import sheetStyles from './Sheets.css?url';

interface Props {
  sheet: Sheet;
  close: () => void;
}

const Search = __HOSTED__ ? HostedDialog : SearchDialog;

/** What opens over the page. */
function Sheets({ sheet, close }: Props) {
  return sheet === 'search' ? <Search close={close} /> : <KeyboardHelp close={close} />;
}

/** The sheets, with their looks. */
export async function loadSheets(): Promise<typeof Sheets> {
  // A failure shows when the reader searches.
  if (__HOSTED__) loadHosted().catch(() => {});
  await loadStyles([sheetStyles]);
  return Sheets;
}
