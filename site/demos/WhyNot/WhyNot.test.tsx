import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../data/refusals.ts';
import { ASKS, type Ask } from './asks.ts';
import { type Case, explain, verdictOf } from './explain.ts';
import { WhyNot } from './WhyNot.tsx';

/**
 * The checks of core 5.1.0 in the words of its code, one function each, and which of them every action passes through:
 * a second table, made from the services and not from `data/permissions.ts`.
 */
interface Server extends Case {
  /** `currentRoleService.isAdminByNow`. */
  isAdmin: boolean;
  /** `hasACLPermission(container, ADMINISTRATION)`: the role in the project alone. */
  administers: boolean;
}
type Check = (server: Server) => boolean;

const checkGuest: Check = () => true;
const checkUser: Check = ({ isAdmin, platform }) => isAdmin || platform === 'user';
const read: Check = ({ isAdmin, project }) => isAdmin || project !== 'none';
const write: Check = ({ isAdmin, administers }) => isAdmin || administers;
const notReadOnly: Check = ({ mode, administers }) => mode !== 'readOnly' || administers;
const fullOr =
  (owns: Check): Check =>
  (server) => {
    if (server.administers || server.isAdmin || server.mode === 'classic') return true;
    return server.mode === 'restricted' && owns(server);
  };
const mine: Check = (server) => server.mine;
/** May be so or not: who added the image, who reviews. Only a refusal in every such case is one. */
const maybe: Check = () => true;
const forOwner = fullOr(mine);
const forSome = fullOr(maybe);
const add = [read, notReadOnly, checkGuest, (server: Server) => server.mine || fullOr(() => false)(server)];
/** `ReviewedAnnotationService.update` and `delete`: whoever validated the copy, or an administrator. */
const copy = [checkUser, maybe];

const CHECKS: Record<string, (facts: Case) => readonly Check[]> = {
  draw: () => add,
  edit: ({ reviewed }) => (reviewed ? copy : [checkGuest, read, forOwner]),
  delete: ({ reviewed }) => (reviewed ? copy : [checkGuest, read, forOwner]),
  term: () => [checkGuest, read, forOwner],
  // The controllers of comments and reviews find the annotation and the image, which asks for READ.
  comment: () => [read, checkUser, forOwner],
  track: () => [read, forOwner, checkUser],
  'add-image': () => [checkUser, read, notReadOnly],
  'rename-image': ({ blind }) => [read, checkUser, blind ? forSome : forOwner, notReadOnly],
  calibrate: () => [read, checkUser, forSome, notReadOnly],
  'delete-image': () => [checkUser, read, forSome],
  download: () => [read],
  review: () => [read, forSome],
  accept: () => [read, notReadOnly, checkUser],
  // Rejecting retrieves the copy, which asks for READ.
  reject: () => [checkUser, read],
  group: () => [checkUser, read],
  'group-image': () => [read, checkUser, notReadOnly],
  link: () => [checkUser, read, notReadOnly],
  run: () => [checkUser, read, notReadOnly],
  configure: () => [write],
  members: () => [write],
  'delete-project': () => [write, notReadOnly],
  'add-term': () => [checkGuest, write],
  'edit-term': () => [checkUser, write],
  'delete-term': () => [checkUser, write],
};

const CASES: readonly Case[] = (['guest', 'user', 'admin'] as const).flatMap((platform) =>
  (['none', 'contributor', 'manager'] as const).flatMap((project) =>
    (['classic', 'restricted', 'readOnly'] as const).flatMap((mode) =>
      [true, false].flatMap((mine) =>
        [true, false].flatMap((blind) =>
          [true, false].map((reviewed) => ({ platform, project, mode, mine, blind, reviewed })),
        ),
      ),
    ),
  ),
);

function isRefused(ask: Ask, asked: Case): boolean {
  const server = { ...asked, isAdmin: asked.platform === 'admin', administers: asked.project === 'manager' };
  return !(CHECKS[ask.id] ?? (() => []))(asked).every((check) => check(server));
}

describe('verdictOf', () => {
  it('says no where the server refuses, and nowhere else, in every combination', () => {
    const other = ASKS.flatMap((ask) =>
      CASES.filter((asked) => (verdictOf(ask, asked).verdict === 'no') !== isRefused(ask, asked)).map(
        (asked) => `${ask.id} ${Object.values(asked).join(' ')}: ${verdictOf(ask, asked).verdict}`,
      ),
    );
    expect(other).toEqual([]);
    expect(Object.keys(CHECKS)).toEqual(ASKS.map(({ id }) => id));
  });
});

describe('explain', () => {
  it('names only changes that the table confirms, and one at least for every refusal', () => {
    const wrong: string[] = [];
    for (const ask of ASKS)
      for (const asked of CASES) {
        const { verdict, changes } = explain(ask, asked);
        if (verdict === 'no' && changes.length === 0) wrong.push(`${ask.id}: no way out`);
        if (verdict === 'yes' && changes.length > 0) wrong.push(`${ask.id}: changes what works`);
      }
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('tells a contributor of a restricted project what helps', () => {
    const [ask] = ASKS.filter(({ id }) => id === 'delete');
    if (!ask) throw new Error('no such ask');
    const { reason, changes } = explain(ask, {
      platform: 'user',
      project: 'contributor',
      mode: 'restricted',
      mine: false,
      blind: false,
      reviewed: false,
    });
    expect(reason).toBe('the project is Restricted');
    expect(changes.map(({ condition }) => condition)).toEqual([
      'the editing mode is Classic',
      'you are a manager of the project',
      'an administrator does it in an admin session',
      'its author does it',
    ]);
  });
});

it('knows each text of the server by words that no other has', () => {
  for (const { text } of REFUSALS) {
    const plain = text.replace(/[`*]/g, '');
    expect(REFUSALS.filter(({ words }) => words.test(plain)).map((one) => one.text)).toEqual([text]);
  }
});

it('shows without scripts the commonest case', () => {
  const html = renderToStaticMarkup(<WhyNot deletionTo="/deletion" caption="Why." />);
  expect(html).toContain('You may not delete an annotation: the project is Restricted.');
  expect(html).toContain('Could you set the editing mode to Classic?');
});
