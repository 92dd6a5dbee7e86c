import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  type EditingMode,
  PROJECT_RIGHTS,
  type ProjectRight,
  SERVER_RIGHTS,
} from '../../data/permissions.ts';
import { type Answer, decide, type Person, type Topic } from './decide.ts';
import { topics } from './describe.ts';
import { type Question, queryOf, readQuestion } from './inAddress.ts';
import { PermissionExplorer } from './PermissionExplorer.tsx';

describe('readQuestion', () => {
  const before: Question = { about: 'image', platform: 'user', project: 'none', mode: 'classic' };

  it('takes from an address what it knows', () => {
    expect(readQuestion('?about=server&mode=readOnly&project=king&x=1', before)).toEqual({
      ...before,
      about: 'server',
      mode: 'readOnly',
    });
    expect(readQuestion(queryOf(before), { ...before, about: 'task', mode: 'restricted' })).toEqual(before);
  });
});

describe('PermissionExplorer', () => {
  it('answers a common question before any script runs', () => {
    const html = renderToStaticMarkup(<PermissionExplorer caption="Rights" />);
    expect(html).toContain('User · Contributor · Restricted. Annotations: 4 yes, 8 within limits, 2 no.');
    const rows = PROJECT_RIGHTS.filter(({ subject }) => subject === 'annotation');
    expect(html.match(/<tr><td>/g)).toHaveLength(rows.length);
    expect(html).toMatch(
      /Edit or delete those of others<\/td><td><span[^>]*>✕ No<\/span> the project is Restricted/,
    );
  });
});

const MODES: EditingMode[] = ['classic', 'restricted', 'readOnly'];
const person = (platform: Person['platform'], project: Person['project'], mode: EditingMode): Person => ({
  platform,
  project,
  mode,
});

/** The answer of the table's own cell. */
const expected = (cell: ProjectRight['manager']): Answer['verdict'] =>
  cell === 'yes' || cell === 'no' ? cell : 'limited';

function verdicts(who: Person, right: ProjectRight): Answer {
  const found = decide(who, right.subject).find(({ action }) => action === right.action);
  expect(found, right.action).toBeDefined();
  return found as Answer;
}

function ask(who: Person, topic: Topic, action: string): [string, string | undefined] {
  const found = decide(who, topic).find((one) => one.action.includes(action));
  return [found?.verdict ?? 'nothing', found?.reason];
}

describe('decide', () => {
  it('gives members with the role User what the cell of the table says, in every mode', () => {
    for (const right of PROJECT_RIGHTS) {
      for (const mode of MODES) {
        expect(verdicts(person('user', 'contributor', mode), right).verdict).toBe(
          expected(right.contributor[mode]),
        );
        expect(verdicts(person('user', 'manager', mode), right).verdict).toBe(expected(right.manager));
      }
    }
  });

  it('gives guests no more than Users, and never what needs the role User', () => {
    for (const right of PROJECT_RIGHTS) {
      for (const mode of MODES) {
        const guest = verdicts(person('guest', 'contributor', mode), right);
        if (right.platform === 'User')
          expect([guest.verdict, guest.reason]).toEqual(['no', 'needs the platform role User']);
        else if (right.platformNote === undefined)
          expect(guest.verdict).toBe(expected(right.contributor[mode]));
      }
    }
  });

  it('lets nobody in who is not a member, unless an admin session is open', () => {
    for (const [topic] of topics.filter(([one]) => one !== 'server')) {
      const rights = PROJECT_RIGHTS.filter(({ subject }) => subject === topic);
      expect(decide(person('user', 'none', 'classic'), topic).map((one) => one.verdict)).toEqual(
        rights.map(({ stranger }) => expected(stranger ?? 'no')),
      );
      expect(decide(person('admin', 'none', 'classic'), topic).map((one) => one.verdict)).toEqual(
        rights.map(({ admin, manager }) => expected(admin ?? manager)),
      );
    }
    expect(PROJECT_RIGHTS.filter(({ stranger }) => stranger).map(({ action }) => action)).toEqual([
      'See images, zoom',
      'Real file names in blind mode',
      'See and open groups',
      'See annotations of the layers that are listed',
      'See annotations of hidden layers',
      'See linked annotations, go along them',
      'Reject all; validate, cancel or unvalidate the review',
      'Edit or delete a reviewed annotation',
      'See which tasks there are, add one to the server',
      'See the project and its **Information**',
      '**Activity**: logs',
    ]);
  });

  it('asks about the server as its table does', () => {
    for (const platform of ['guest', 'user', 'admin'] as const) {
      expect(decide(person(platform, 'none', 'classic'), 'server').map((one) => one.verdict)).toEqual(
        SERVER_RIGHTS.map((right) => expected(right[platform])),
      );
    }
  });

  it('tells what the interface keeps from a guest who is manager, and what the server refuses', () => {
    const guest = person('guest', 'manager', 'readOnly');
    expect(ask(guest, 'annotation', 'Draw, paste')).toEqual([
      'limited',
      'not offered, but not refused either',
    ]);
    expect(ask({ ...guest, mode: 'restricted' }, 'annotation', 'Terms')[1]).toBe(
      'annotations that you made; else not offered, but not refused either; User for a tag that is new to the server',
    );
    expect(ask({ ...guest, mode: 'classic' }, 'annotation', 'Draw, paste')[0]).toBe('yes');
    expect(ask(guest, 'image', 'Add an image')).toEqual(['no', 'needs the platform role User']);
    expect(ask(guest, 'image', 'Real file names')[1]).toMatch(/^in exports of annotations/);
    expect(ask(guest, 'project', 'Add and remove other members')[0]).toBe('yes');
    expect(ask(guest, 'project', 'Delete')[1]).toMatch(/^if it has no images, /);
  });

  it('refuses some things to administrators in a Read only project until they are its manager', () => {
    const admin = person('admin', 'contributor', 'readOnly');
    expect(ask(admin, 'annotation', 'Draw, paste')).toEqual(['no', 'Read only, and you are not its manager']);
    expect(ask(admin, 'project', 'Delete the project')[0]).toBe('no');
    expect(ask(admin, 'project', 'Rename')[0]).toBe('yes');
    expect(ask(admin, 'image', 'Set calibration')[0]).toBe('no');
    expect(ask({ ...admin, mode: 'classic' }, 'image', 'Set calibration')[0]).toBe('yes');
    expect(ask({ ...admin, project: 'manager' }, 'image', 'Set calibration')[0]).toBe('yes');
    expect(ask(admin, 'annotation', 'those of others')[0]).toBe('yes');
    expect(ask({ ...admin, project: 'manager' }, 'annotation', 'Draw, paste')[0]).toBe('yes');
    expect(ask({ ...admin, mode: 'restricted' }, 'annotation', 'Draw, paste')[0]).toBe('yes');
  });
});
