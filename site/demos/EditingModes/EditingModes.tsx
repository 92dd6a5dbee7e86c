import { useState } from 'react';
import type { EditingMode } from '../../data/permissions.ts';
import { Check } from '../controls/Check.tsx';
import { Choice, type Option } from '../controls/Choice.tsx';
import { blob, type Point } from '../figures/geometry.ts';
import { type FigureProps, Icon, Text, Tissue, Window } from '../figures/kit.tsx';
import { describeSeen, type Layer, type Seen, type Settings, seen } from './seen.ts';

const modes: readonly Option<EditingMode>[] = [
  ['classic', 'Classic (fully collaborative)'],
  ['restricted', 'Restricted'],
  ['readOnly', 'Read only'],
];

const options: readonly [key: 'isBlind' | 'hidesManagers' | 'hidesContributors', label: string][] = [
  ['isBlind', 'Blind mode'],
  ['hidesManagers', 'Hide managers layers'],
  ['hidesContributors', 'Hide contributors layers'],
];

const NEW_PROJECT: Settings = {
  mode: 'classic',
  isBlind: false,
  hidesManagers: false,
  hidesContributors: false,
};

/**
 * The options of a project that limit contributors, and the screen of one of them. Without scripts it is that of a new
 * project; the table of the page says what each option does.
 */
export function EditingModes({ alt, caption }: FigureProps) {
  const [settings, setSettings] = useState(NEW_PROJECT);
  const now = seen(settings);
  return (
    <figure className="figure fig try">
      <div className="pair">
        <div className="scripted">
          <Choice
            legend="Editing mode"
            options={modes}
            value={settings.mode}
            onChange={(mode) => setSettings({ ...settings, mode })}
          />
          <fieldset>
            <legend>Options</legend>
            {options.map(([key, label]) => (
              <Check
                key={key}
                label={label}
                isChecked={settings[key]}
                onChange={(isChecked) => setSettings({ ...settings, [key]: isChecked })}
              />
            ))}
          </fieldset>
        </div>
        <div role="img" aria-label={alt}>
          <Screen now={now} />
        </div>
      </div>
      <p>
        <output>{describeSeen(now)}</output>
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const places: Record<Layer['owner'], Point> = {
  You: [76, 112],
  'A colleague': [186, 180],
  'A manager': [286, 104],
};

/** The image of a contributor: its name, two buttons, and one outline for each layer shown. */
function Screen({ now }: { now: Seen }) {
  return (
    <svg viewBox="0 0 360 272" aria-hidden="true">
      <Window x={0} y={0} w={360} h={272} />
      <Text x={12} y={39} kind="title">
        {now.fileName}
      </Text>
      <Action x={166} w={76} isThere={now.canRename} label="Rename" />
      <Action x={250} w={98} isThere={now.canAdd} label="Add image" />
      <Tissue x={8} y={54} w={344} h={210} seed={2} />
      {now.layers
        .filter(({ isShown }) => isShown)
        .map(({ owner, isEditable }, index) => (
          <Outline key={owner} owner={owner} isEditable={isEditable} seed={3 + index} />
        ))}
    </svg>
  );
}

/** A button, or the place where it is missing. */
function Action({ x, w, isThere, label }: { x: number; w: number; isThere: boolean; label: string }) {
  return (
    <>
      <rect className={isThere ? 'box' : 'dashed'} x={x} y={20} width={w} height={26} rx="4" />
      <Text x={x + w / 2} y={38} align="middle" {...(!isThere && { kind: 'muted' })}>
        {isThere ? label : 'no button'}
      </Text>
    </>
  );
}

/** The annotation of one layer, with a pencil where it may be changed and a lock where not. */
function Outline({ owner, isEditable, seed }: { owner: Layer['owner']; isEditable: boolean; seed: number }) {
  const [x, y] = places[owner];
  return (
    <>
      <g className={isEditable ? 'slide-term' : 'slide-plain'}>
        <path d={blob(seed, [x, y], 44, 30, 8)} />
      </g>
      <rect className="box" x={x - 54} y={y + 34} width={118} height={26} rx="13" />
      <Icon name={isEditable ? 'pencil' : 'lock'} x={x - 46} y={y + 39} />
      <Text x={x - 24} y={y + 52}>
        {owner}
      </Text>
    </>
  );
}
