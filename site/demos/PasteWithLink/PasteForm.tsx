import { type FormEvent, useState } from 'react';
import { type Place, placesFor, type Target } from './landing.ts';

interface Props {
  /** Images without a linked copy. */
  targets: readonly Target[];
  save: (chosen: ReadonlyMap<Target, Place>) => void;
  cancel: () => void;
}

/** The window **Paste with link**: which images, and where on each. */
export function PasteForm({ targets, save, cancel }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<Target>>(new Set());
  const [placed, setPlaced] = useState<ReadonlyMap<Target, Place>>(new Map());
  const placeOf = (target: Target) => placed.get(target) ?? (placesFor(target)[0] as Place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(new Map([...chosen].map((target) => [target, placeOf(target)])));
  };
  return (
    <form className="card" aria-label="Paste with link" onSubmit={submit}>
      <p>
        {targets.length > 0
          ? 'Select image(s) where to paste and link the copied annotation:'
          : 'All images in the image group already have annotations linked to the copied annotation.'}
      </p>
      {targets.map((target) => (
        <fieldset key={target.name}>
          <legend>Currently {target.isShown ? 'displayed' : 'hidden'} images from Stains image group</legend>
          <label>
            <input
              type="checkbox"
              checked={chosen.has(target)}
              onChange={({ target: { checked } }) => {
                const others = [...chosen].filter((one) => one !== target);
                setChosen(new Set(checked ? [...others, target] : others));
              }}
            />
            {target.name}
          </label>
          at
          <select
            className="button"
            aria-label={`Place on ${target.name}`}
            value={placeOf(target)}
            onChange={(event) => setPlaced(new Map([...placed, [target, event.target.value as Place]]))}
          >
            {placesFor(target).map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </fieldset>
      ))}
      <div className="paste-actions">
        <button type="button" className="button" onClick={cancel}>
          Cancel
        </button>
        <button type="submit" className="button primary" disabled={chosen.size === 0}>
          Save
        </button>
      </div>
    </form>
  );
}
