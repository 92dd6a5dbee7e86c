import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** What the label is about, for those who do not see the text above it. */
  about?: string;
  value: string;
  onChange: (value: string) => void;
  /** A line below the field: what it is good for, or what is wrong with it. */
  hint?: ReactNode;
  /** True when the hint says that the value cannot be used. */
  isWrong?: boolean;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** A button beside the field. */
  children?: ReactNode;
}

/** A line of text with its label above it. */
export function Field({ label, about, value, onChange, hint, isWrong, inputMode, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          aria-label={about && `${label}: ${about}`}
          aria-invalid={isWrong}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p className={isWrong ? 'hint wrong' : 'hint'} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface TextProps {
  label: string;
  value: string;
  rows: number;
  onChange: (value: string) => void;
}

/** Several lines to type, paste, or drop a file on. */
export function TextField({ label, value, rows, onChange }: TextProps) {
  return (
    <label className="text">
      {label}
      <textarea
        rows={rows}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

interface FileFieldProps {
  label: string;
  /** What the file dialog offers, as in the attribute `accept`. */
  accept?: string;
  onFile: (file: File) => void;
}

/** Takes a file, chosen or dropped; it never leaves the page. */
export function FileField({ label, accept, onFile }: FileFieldProps) {
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      className="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      {label}
      <input type="file" accept={accept} onChange={(event) => take(event.currentTarget.files)} />
    </label>
  );
}
