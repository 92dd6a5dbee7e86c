import { useState } from 'react';
import { REFUSALS } from '../../data/refusals.ts';
import { Check } from '../controls/Check.tsx';
import type { Option } from '../controls/Choice.tsx';
import { TextField } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { inline } from '../controls/inline.tsx';
import { Message, Messages, Result } from '../controls/Result.tsx';
import { Select } from '../controls/Select.tsx';
import { modes, platforms, projectRoles } from '../PermissionExplorer/describe.ts';
import { ASKS, type Ask, type Facts } from './asks.ts';
import { type Case, type Change, explain } from './explain.ts';

const FIRST = {
  ask: 'delete',
  platform: 'user',
  project: 'contributor',
  mode: 'restricted',
  mine: '',
  blind: '',
  reviewed: '',
};

const asks: readonly Option<string>[] = ASKS.map(({ id, words }) => [id, words]);
const facts: readonly (readonly [keyof Facts, string])[] = [
  ['mine', 'It is mine: I made it, or it is my layer or image'],
  ['blind', 'The project is in blind mode'],
  ['reviewed', 'It is a reviewed copy'],
];

interface WhyNotProps {
  /** The page on what blocks a deletion. */
  deletionTo: string;
  caption: string;
}

/** Why a button is gray or the server refuses, what would change it, and what to write to the manager. */
export function WhyNot({ deletionTo, caption }: WhyNotProps) {
  const [entries, change] = useEntries('why-not', FIRST);
  const [pasted, setPasted] = useState('');
  const ask = ASKS.find(({ id }) => id === entries.ask) ?? (ASKS[0] as Ask);
  const asked = caseOf(entries);
  const { verdict, reason, changes } = explain(ask, asked);
  return (
    <figure className="figure try">
      <div className="scripted">
        <div className="lists">
          <Select label="I cannot" options={asks} value={ask.id} onChange={(id) => change({ ask: id })} />
        </div>
        <div className="lists">
          <Select
            label="Platform role"
            options={platforms}
            value={asked.platform}
            onChange={(platform) => change({ platform })}
          />
          <Select
            label="Project role"
            options={projectRoles}
            value={asked.project}
            onChange={(project) => change({ project })}
          />
          <Select
            label="Editing mode"
            options={modes}
            value={asked.mode}
            onChange={(mode) => change({ mode })}
          />
        </div>
        {ask.uses.length > 0 && (
          <fieldset>
            <legend>What about it?</legend>
            {facts
              .filter(([name]) => ask.uses.includes(name))
              .map(([name, label]) => (
                <Check
                  key={name}
                  label={label}
                  isChecked={asked[name]}
                  onChange={(isChecked) => change({ [name]: isChecked ? 'yes' : '' })}
                />
              ))}
          </fieldset>
        )}
        <TextField label="Or paste what you were told" rows={2} value={pasted} onChange={setPasted} />
      </div>
      <Messages>
        <Told text={pasted} />
        <Message kind={{ yes: 'right', limited: 'note', no: 'wrong' }[verdict] as 'right' | 'note' | 'wrong'}>
          <p>
            {verdict === 'yes' && <>You may {ask.words}. If it fails, something else blocks it.</>}
            {verdict === 'limited' && (
              <>
                You may {ask.words} within limits: {inline(reason ?? '')}.
              </>
            )}
            {verdict === 'no' && (
              <>
                You may not {ask.words}: {inline(reason ?? 'for members of the project')}.
              </>
            )}
          </p>
        </Message>
        {changes.length > 0 && <Changes changes={changes} />}
      </Messages>
      {ask.id.startsWith('delete') && (
        <p>
          Deleting may also fail because of what <a href={deletionTo}>depends on it</a>.
        </p>
      )}
      {changes[0] && <Result name="To a manager">{letter(ask, reason, changes[0])}</Result>}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      <p>It works if:</p>
      <ul>
        {changes.map(({ condition, verdict }) => (
          <li key={condition}>
            {condition}
            {verdict === 'limited' && ' (within limits)'}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a message of the server means. */
function Told({ text }: { text: string }) {
  if (text.trim() === '') return null;
  const refusal = REFUSALS.find(({ words }) => words.test(text));
  if (refusal === undefined)
    return <Message kind="note">This message is not in the list: choose above what you cannot do.</Message>;
  return (
    <Message kind="note">
      {refusal.meaning}. {refusal.remedy}.
    </Message>
  );
}

function letter(ask: Ask, reason: string | undefined, { request }: Change): string {
  const why = reason === undefined ? '' : ` (${reason.replace(/[*`]|\[(.+?)\]\(.+?\)/g, '$1')})`;
  return `Hello, I would like to ${ask.words} in your project, and Cytomine does not let me${why}. Could you ${request}?`;
}

/** What the fields say; what is unknown is as at first. */
function caseOf(entries: typeof FIRST): Case {
  const known = <T extends string>(options: readonly Option<T>[], value: string, first: T): T =>
    options.find(([option]) => option === value)?.[0] ?? first;
  return {
    platform: known(platforms, entries.platform, 'user'),
    project: known(projectRoles, entries.project, 'contributor'),
    mode: known(modes, entries.mode, 'restricted'),
    mine: entries.mine !== '',
    blind: entries.blind !== '',
    reviewed: entries.reviewed !== '',
  };
}
