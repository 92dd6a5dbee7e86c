import { Fragment, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Chord, SHORTCUTS, type Shortcut } from '../../data/shortcuts.ts';
import { Choice, type Option } from '../controls/Choice.tsx';
import { chordOf } from '../controls/chordOf.ts';
import { Select } from '../controls/Select.tsx';
import { findShortcuts, nameOf } from './findShortcuts.ts';
import { Keyboard } from './Keyboard.tsx';
import { chordOn, guessKeyboard, type KeyboardKind, nameKeys, rememberKeyboard } from './keyboards.ts';

const contexts: readonly Option<string>[] = [
  ['', 'All'],
  ...[...new Set(SHORTCUTS.map(({ context }) => context))].map((name) => [name, name] as const),
];
const kinds: readonly Option<KeyboardKind>[] = [
  ['pc', 'Windows, Linux: Ctrl'],
  ['mac', 'Mac: ⌘'],
];
/** More than these are counted, not shown: the tables of the page have them all. */
const LIMIT = 8;

/**
 * Finds shortcuts by key, word and context, and lights their keys. Without scripts it shows which keys do something.
 */
export function ShortcutFinder({ alt, caption }: { alt: string; caption: string }) {
  const field = useRef<HTMLInputElement>(null);
  const figure = useRef<HTMLElement>(null);
  const [kind, setKind] = useKeyboard(figure);
  const [query, setQuery] = useState('');
  const [context, setContext] = useState('');
  const search = (text: string) => {
    if (field.current) field.current.value = text;
    setQuery(text);
  };
  // What was typed before this came alive counts, too.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const isAsked = query.trim() !== '' || context !== '';
  const found = findShortcuts(query, context).map((shortcut) => ({
    ...shortcut,
    chords: shortcut.chords.map((chord) => chordOn(kind, chord)),
  }));
  return (
    <figure ref={figure} className="figure fig try finder">
      <search className="lists scripted">
        <label>
          Keys or words
          <input
            type="search"
            ref={field}
            defaultValue=""
            placeholder="Shift L, or polygon"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <Select label="Where" options={contexts} value={context} onChange={setContext} />
        <KeyCatcher take={(chord) => search(chordOn(kind, chord.split(' ')).join(' '))} />
      </search>
      <div className="scripted">
        <Choice legend="Keyboard" options={kinds} value={kind} onChange={setKind} />
      </div>
      <output>{sumUp(found.length, isAsked)}</output>
      {isAsked && found.length > 0 && <Results shortcuts={found.slice(0, LIMIT)} />}
      <div role="img" aria-label={alt}>
        <Keyboard kind={kind} lit={keysOf(found)} press={(key) => search(toggleKey(query, key))} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Whose keys are shown, here and in the tables of the page. */
function useKeyboard(figure: RefObject<HTMLElement | null>) {
  const [kind, setKind] = useState<KeyboardKind>('pc');
  useEffect(() => setKind(guessKeyboard(navigator.platform)), []);
  useEffect(() => nameKeys(figure.current?.closest('.content') ?? null, kind), [figure, kind]);
  const choose = (next: KeyboardKind) => {
    rememberKeyboard(next);
    setKind(next);
  };
  return [kind, choose] as const;
}

/** A button that takes the next keys pressed as the query. Tab leaves it, as it leaves any button. */
function KeyCatcher({ take }: { take: (chord: string) => void }) {
  const [isCatching, setIsCatching] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isCatching || /^(?:Tab|Enter| )$/.test(event.key)) return;
    event.preventDefault();
    // The site has shortcuts of its own.
    event.stopPropagation();
    const chord = chordOf(event);
    if (chord === undefined) return;
    setIsCatching(false);
    take(chord);
  };
  return (
    <button
      type="button"
      className={isCatching ? 'button primary' : 'button'}
      aria-pressed={isCatching}
      onClick={() => setIsCatching(!isCatching)}
      onBlur={() => setIsCatching(false)}
      onKeyDown={onKeyDown}
    >
      {isCatching ? 'Now press them…' : 'Press the keys'}
    </button>
  );
}

function Results({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <ul>
      {shortcuts.map(({ action, chords, context }) => (
        <li key={action}>
          <span>
            <Keys chords={chords} />
          </span>{' '}
          <span>
            {action.split('**').map((text, index) => (index % 2 === 1 ? <b key={text}>{text}</b> : text))}
            <small> {context}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Keys({ chords }: { chords: readonly Chord[] }) {
  return chords.map((chord, index) => (
    <Fragment key={nameOf(chord)}>
      {index > 0 && ', '}
      {chord.map((key) => (
        <Fragment key={key}>{/^(?:drag|click)$/.test(key) ? `and ${key} ` : <kbd>{key}</kbd>} </Fragment>
      ))}
    </Fragment>
  ));
}

/** What a search has found, in a sentence. */
export function sumUp(count: number, isAsked: boolean): string {
  if (!isAsked) return `${count} shortcuts, all of them in the tables below. Keys in color do something.`;
  if (count === 0) return 'No shortcut matches. Try a part of the word, or fewer keys.';
  const text = `${count} ${count === 1 ? 'shortcut' : 'shortcuts'}`;
  return count > LIMIT ? `${text}; these are the first ${LIMIT}.` : `${text}.`;
}

/** The query with a key more, or without it. */
export function toggleKey(query: string, key: string): string {
  const padded = ` ${query.trim()} `;
  const without = padded.replace(` ${key} `, ' ').trim();
  return padded.includes(` ${key} `) ? without : `${query} ${key}`.trim();
}

function keysOf(shortcuts: readonly Shortcut[]): ReadonlySet<string> {
  return new Set(shortcuts.flatMap(({ chords }) => chords.flat()));
}
