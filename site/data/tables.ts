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
import { REFUSALS } from './refusals.ts';
import { settingsTables } from './settingsTables.ts';
import { shortcutTables } from './shortcutTables.ts';

/** What stands above a table, its head and rows; lead and cells are Markdown. */
interface Table {
  lead?: string;
  head: string[];
  rows: string[][];
}

const YES = sign('yes', '✓');
const NO = sign('no', '✕');
const LIMITED = sign('limited', '◐');
const LIMITS = { own: 'yours', hidden: 'not offered' };

/** Tables that pages show with `<DataTable name="…" />`. */
export const tables: Record<string, Table> = {
  ...formatTables,
  ...qualityTables,
  ...settingsTables,
  ...shortcutTables,
  'custom-ui': customUiTable(),
  refusals: {
    head: ['Text of the server', 'Meaning', 'What to do'],
    rows: REFUSALS.map(({ text, meaning, remedy }) => [text, meaning, remedy]),
  },
  'server-rights': serverTable(),
  'image-rights': rightsTable('image'),
  'group-rights': rightsTable('group'),
  'annotation-rights': rightsTable('annotation'),
  'link-rights': rightsTable('link'),
  'review-rights': rightsTable('review'),
  'task-rights': rightsTable('task'),
  'project-rights': roleTable('project', ['Manager']),
  'ontology-rights': roleTable('ontology', ['Manager', 'Creator']),
};

function sign(verdict: string, character: string): string {
  return `<span class="sign ${verdict}" aria-hidden="true">${character}</span>`;
}

/** Rights that depend on the editing mode: a column for contributors in each of the three. */
function rightsTable(subject: Subject): Table {
  return {
    lead: leadOf(subject),
    head: ['Action', 'Classic', 'Restricted', 'Read only', 'Manager', 'Lowest role'],
    rows: of(subject).map((right) => [right.action, ...verdictsOf(right).map(words), platformOf(right)]),
  };
}

/** Rights that are the same in each editing mode; one column for each kind of person with the rights of a manager. */
function roleTable(subject: Subject, managers: string[]): Table {
  return {
    lead: leadOf(subject),
    head: ['Action', 'Contributor', ...managers, 'Lowest role'],
    rows: of(subject).map((right) => [
      right.action,
      words(right.contributor.classic),
      ...managers.map((who) => words((who === 'Creator' && right.creator) || right.manager)),
      platformOf(right),
    ]),
  };
}

function serverTable(): Table {
  return {
    lead: leadOf('server'),
    head: ['Action', 'Guest', 'User', 'Admin in session'],
    rows: SERVER_RIGHTS.map(({ action, guest, user, admin }) => [action, ...[guest, user, admin].map(words)]),
  };
}

/** The legend, and the way to the permission explorer with the topic of the table. */
function leadOf(topic: Subject | 'server'): string {
  const explorer = `/user-guide/role?about=${topic}#what-each-combination-may-do`;
  return `${YES} yes · ${LIMITED} as far as the words say · ${NO} no · [See what one person may do](${explorer})`;
}

function of(subject: Subject): ProjectRight[] {
  return PROJECT_RIGHTS.filter((right) => right.subject === subject);
}

function verdictsOf({ contributor, manager }: ProjectRight): Verdict[] {
  return [contributor.classic, contributor.restricted, contributor.readOnly, manager];
}

function platformOf({ platform, platformNote }: ProjectRight): string {
  return platformNote === undefined ? platform : `${platform}; ${platformNote}`;
}

/** A sign, with words for who does not see it where no others follow. */
function words(verdict: Verdict): string {
  if (verdict === 'yes') return `${YES}<span class="visually-hidden"> yes</span>`;
  if (verdict === 'no') return `${NO}<span class="visually-hidden"> no</span>`;
  const limit = typeof verdict === 'string' ? LIMITS[verdict] : verdict.when;
  return `${LIMITED} ${limit}`;
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

function remarkOn({ isFixed, isHiddenAtFirst, isIdle, isMaster, ignoresMaster }: UiLine): string {
  if (isFixed) return ' (fixed: managers only)';
  if (isHiddenAtFirst) return ' (contributors: hidden)';
  if (isIdle) return ' (no effect)';
  if (ignoresMaster) return ' (on its own)';
  return isMaster ? ' (all lines after it)' : '';
}
