import type { Subject } from '../../data/permissions.ts';
import { decideAction, type Person, type Verdicts } from '../PermissionExplorer/decide.ts';
import { modes } from '../PermissionExplorer/describe.ts';
import type { Ask, Facts } from './asks.ts';

/** Who asks, and what about. */
export interface Case extends Omit<Person, 'isMine'>, Facts {}

/** Another case that would have a better answer, and who brings it about. */
export interface Change {
  /** After "It works if". */
  condition: string;
  /** After "Could you". */
  request: string;
  verdict: Verdicts['verdict'];
}

export interface Explanation extends Verdicts {
  changes: readonly Change[];
}

const RANK = { no: 0, limited: 1, yes: 2 };

/** What decides whether somebody may do what they ask for, and what would change it, the best answers first. */
export function explain(ask: Ask, asked: Case): Explanation {
  const now = verdictOf(ask, asked);
  if (now.verdict === 'yes') return { ...now, changes: [] };
  const single = ways(ask, asked);
  const better = improving(ask, now, asked, single);
  // Where no single change helps, two may: a guest who is no member needs both.
  const found =
    better.length > 0
      ? better
      : single.flatMap((first) =>
          improving(ask, now, first.changed, ways(ask, first.changed)).map((second) => ({
            ...second,
            condition: `${first.condition}, and ${second.condition}`,
            request: `${first.request}, and ${second.request}`,
          })),
        );
  const changes = found
    .toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict])
    .filter(
      ({ condition }, index, all) => all.findIndex((one) => sameWords(one.condition, condition)) === index,
    );
  return { ...now, changes: changes.slice(0, 4) };
}

/** What the server and the interface answer. */
export function verdictOf(ask: Ask, { mine, blind, reviewed, ...person }: Case): Verdicts {
  const facts = { mine, blind, reviewed };
  const action = ask.action(facts);
  const subject: Subject = reviewed && ask.uses.includes('reviewed') ? 'review' : ask.subject;
  const isMine = ask.uses.includes('mine') && subject === ask.subject ? { isMine: mine } : {};
  const verdict = decideAction({ ...person, ...isMine }, subject, action);
  if (verdict === undefined) throw new Error(`no right "${action}" on ${subject}`);
  return verdict;
}

interface Way {
  condition: string;
  request: string;
  changed: Case;
}

/** Everything about a case that somebody could change. */
function ways(ask: Ask, asked: Case): Way[] {
  const found: Way[] = [];
  const add = (condition: string, request: string, change: Partial<Case>) =>
    found.push({ condition, request, changed: { ...asked, ...change } });
  if (asked.project === 'none')
    add('you are a member of the project', 'add me to the project', { project: 'contributor' });
  if (asked.mode !== 'classic' && asked.project === 'contributor')
    for (const mode of ['classic', 'restricted'] as const)
      if (mode !== asked.mode) {
        const name = modes.find(([one]) => one === mode)?.[1] ?? mode;
        add(`the editing mode is ${name}`, `set the editing mode to ${name}`, { mode });
      }
  if (asked.platform === 'guest')
    add('your platform role is User', 'ask an administrator to give me the role User', { platform: 'user' });
  if (ask.uses.includes('mine') && !asked.mine)
    add('its author does it', 'ask its author to do it', { mine: true });
  if (asked.project !== 'manager')
    add('you are a manager of the project', 'make me a manager of the project', { project: 'manager' });
  if (asked.platform !== 'admin')
    add('an administrator does it in an admin session', 'ask an administrator to do it', {
      platform: 'admin',
    });
  return found;
}

function improving(ask: Ask, now: Verdicts, before: Case, all: readonly Way[]): Change[] {
  return all.flatMap(({ condition, request, changed }) => {
    const { verdict } = verdictOf(ask, changed);
    const isBetter = RANK[verdict] > RANK[now.verdict] && verdictOf(ask, before).verdict !== 'yes';
    return isBetter ? [{ condition, request, verdict }] : [];
  });
}

/** Two changes in another order are the same. */
function sameWords(a: string, b: string): boolean {
  const sorted = (text: string) => text.split(', and ').toSorted().join();
  return sorted(a) === sorted(b);
}
