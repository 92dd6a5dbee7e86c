import { useState } from 'react';
import { readStored, writeStored } from '../app/stored.ts';

const KEY = 'single-keys';

/** Lets readers whose voice or hand types letters by accident turn off the keys that work without Ctrl. */
export function SingleKeys() {
  const [isOn, setOn] = useState(() => readStored(KEY) !== 'off');
  return (
    <label className="single-keys">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          writeStored(KEY, target.checked ? 'on' : 'off');
        }}
      />
      Single-key shortcuts
    </label>
  );
}
