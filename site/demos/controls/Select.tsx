import type { Option } from './Choice.tsx';

interface SelectProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A list to choose from, with its label above it. */
export function Select<T extends string>({ label, options, value, onChange }: SelectProps<T>) {
  return (
    <label>
      {label}
      {/* The list holds nothing but values of this type. */}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
