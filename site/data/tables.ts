import { CUSTOM_UI, type UiLine } from './customUi.ts';
import { formatTables } from './formatTables.ts';
import {
  PROJECT_RIGHTS,
  type ProjectRight,
  SERVER_RIGHTS,
  type Subject,
  type Verdict,
} from './permissions.ts';
import { qualityTables } from './qualityTables.ts';
import { settingsTables } from './settingsTables.ts';
import { shortcutTables } from './shortcutTables.ts';

/** Head and rows of a table; cells are Markdown. */
interface Table {
  head: string[];
  rows: string[][];
}

/** Tables that pages show with `<DataTable name="…" />`. */
export const tables: Record<string, Table> = {
  ...formatTables,
  ...qualityTables,
  ...settingsTables,
  ...shortcutTables,
  'custom-ui': customUiTable(),
  'server-rights': serverTable(),
  'image-rights': rightsTable('image'),
  'group-rights': rightsTable('group'),
  'annotation-rights': rightsTable('annotation'),
  'link-rights': rightsTable('link'),
  'review-rights': rightsTable('review'),
  'task-rights': rightsTable('task'),
  'project-rights': roleTable('project', ['Manager']),
  // The creator of an ontology may do with it what managers of its projects may.
  'ontology-rights': roleTable('ontology', ['Manager', 'Creator']),
};

/** Rights that depend on the editing mode: a column for contributors in each of the three. */
function rightsTable(subject: Subject): Table {
  return {
    head: ['Action', 'Classic', 'Restricted', 'Read only', 'Manager', 'Lowest role'],
    rows: joined(
      of(subject).map((right) => [
        right.action,
        ...[
          right.contributor.classic,
          right.contributor.restricted,
          right.contributor.readOnly,
          right.manager,
        ].map(words),
        platformOf(right),
      ]),
    ),
  };
}

/** Rights that are the same in each editing mode; one column for each kind of person with the rights of a manager. */
function roleTable(subject: Subject, managers: string[]): Table {
  return {
    head: ['Action', 'Contributor', ...managers, 'Lowest role'],
    rows: joined(
      of(subject).map((right) => [
        right.action,
        words(right.contributor.classic),
        ...managers.map(() => words(right.manager)),
        platformOf(right),
      ]),
    ),
  };
}

function serverTable(): Table {
  return {
    head: ['Action', 'Guest', 'User', 'Admin in session'],
    rows: joined(
      SERVER_RIGHTS.map((right) => [right.action, ...[right.guest, right.user, right.admin].map(words)]),
    ),
  };
}

/** Puts actions with the same answers into one row, so that a table stays short on a phone. */
function joined(rows: string[][]): string[][] {
  const byAnswers = new Map<string, string[]>();
  for (const [action = '', ...answers] of rows) {
    const key = answers.join('|');
    const first = byAnswers.get(key)?.[0];
    byAnswers.set(key, [first === undefined ? action : `${first}<br>${action}`, ...answers]);
  }
  return [...byAnswers.values()];
}

function of(subject: Subject): ProjectRight[] {
  return PROJECT_RIGHTS.filter((right) => right.subject === subject);
}

function platformOf({ platform, platformNote }: ProjectRight): string {
  return platformNote === undefined ? platform : `${platform}; ${platformNote}`;
}

function words(verdict: Verdict): string {
  if (typeof verdict !== 'string') return verdict.when;
  if (verdict === 'hidden') return 'not offered';
  return verdict === 'own' ? 'yours' : verdict;
}

/** The lines of Custom UI by category, with what is special about some. */
function customUiTable(): Table {
  return {
    head: ['Category', 'Lines'],
    rows: CUSTOM_UI.map(({ name, lines }) => [
      `**${name}**`,
      lines.map((line) => `**${line.label}**${remarkOn(line)}`).join(', '),
    ]),
  };
}

function remarkOn({ isFixed, isHiddenAtFirst, isMaster }: UiLine): string {
  if (isFixed) return ' (fixed: managers only)';
  if (isHiddenAtFirst) return ' (contributors: hidden)';
  return isMaster ? ' (all lines after it)' : '';
}
