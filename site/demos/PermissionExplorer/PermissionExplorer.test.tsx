import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PROJECT_RIGHTS } from '../../data/permissions.ts';
import { inline } from '../controls/inline.tsx';
import { decide } from './decide.ts';
import { remark, describe as say, topics } from './describe.ts';
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

  it('offers every topic that has rights', () => {
    const subjects = PROJECT_RIGHTS.map(({ subject }) => subject);
    expect(new Set(topics.map(([topic]) => topic))).toEqual(new Set([...subjects, 'server']));
  });

  it('says what else a combination means', () => {
    const guest = { platform: 'guest', project: 'manager', mode: 'classic' } as const;
    expect(remark(guest, 'image')).toMatch(/is a manager, but not a User/);
    expect(remark({ ...guest, platform: 'user' }, 'image')).toMatch(/not limited by the editing mode/);
    expect(remark({ ...guest, project: 'none' }, 'image')).toMatch(/does not see the project/);
    expect(remark({ platform: 'admin', project: 'none', mode: 'readOnly' }, 'image')).toMatch(
      /until you are one/,
    );
    expect(remark({ ...guest, project: 'contributor' }, 'image')).toBeUndefined();
    expect(say(guest, 'server', decide(guest, 'server'))).toBe(
      'Guest. The server: 0 yes, 1 within limits, 7 no.',
    );
  });

  it('writes the Markdown of facts as markup, and links as their words', () => {
    expect(renderToStaticMarkup(inline('Open **All _x_** in [the tab](/a#b) now'))).toBe(
      'Open <strong>All _x_</strong> in the tab now',
    );
    expect(renderToStaticMarkup(inline('plain'))).toBe('plain');
  });
});
