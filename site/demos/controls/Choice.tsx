import { useId } from 'react';

/** One of several values, each with the words that readers see. */
export type Option<T extends string> = readonly [value: T, words: string];

interface ChoiceProps<T extends string> {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Radio buttons under a common question; arrows go from one to the next, as in any form. */
export function Choice<T extends string>({ legend, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(([option, words]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
