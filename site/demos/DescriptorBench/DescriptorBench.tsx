import { useState } from 'react';
import { Field, FileField, TextField } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { Message, Messages, Result, saveText } from '../controls/Result.tsx';
import { Select } from '../controls/Select.tsx';
import { type Beginning, type Begun, begin, TYPES } from './begin.ts';
import { checkDescriptor, type Finding } from './check.ts';
import type { Descriptor } from './descriptor.ts';
import { foldersOf, formOf, trialOf } from './useIt.ts';

const FIRST_BEGINNING: Beginning = {
  name: 'Count cells',
  namespace: 'org.example.counting',
  inputs: [
    { name: 'region', type: 'geometry' },
    { name: 'threshold', type: 'number' },
  ],
  outputs: [{ name: 'count', type: 'integer' }],
};
const FIRST = { text: begin(FIRST_BEGINNING) };

const types = Object.keys(TYPES).map((type) => [type, type] as const);

/**
 * Says what the App Engine would refuse in a descriptor, with the line, and shows what becomes of one that it takes.
 * The address keeps the text. Without scripts it shows an example.
 */
export function DescriptorBench({ caption }: { caption: string }) {
  const [{ text }, change] = useEntries('check-a-descriptor', FIRST);
  const { findings, descriptor } = checkDescriptor(text);
  return (
    <figure className="figure try">
      <div className="scripted">
        <Builder write={(beginning) => change({ text: begin(beginning) })} />
        <FileField
          label="Choose descriptor.yml, or drop it here"
          accept=".yml,.yaml"
          onFile={(file) => void file.text().then((read) => change({ text: read }))}
        />
        <TextField
          label="Or paste it"
          rows={14}
          value={text}
          onChange={(pasted) => change({ text: pasted })}
        />
      </div>
      <Messages>
        <Verdict findings={findings} />
      </Messages>
      {descriptor && <Uses descriptor={descriptor} />}
      <div className="scripted">
        <button className="button" type="button" onClick={() => saveText('descriptor.yml', text)}>
          Save <code>descriptor.yml</code>
        </button>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Verdict({ findings }: { findings: readonly Finding[] }) {
  const wrong = findings.filter(({ kind }) => kind === 'wrong').length;
  return (
    <>
      {wrong === 0 && <Message kind="right">The App Engine takes this descriptor.</Message>}
      {wrong > 0 && (
        <p>
          <strong>{wrong === 1 ? 'One thing is' : `${wrong} things are`} wrong:</strong>
        </p>
      )}
      {findings.map(({ kind, line, column, path, message }) => (
        <Message kind={kind} key={`${path.join('/')} ${message} ${line}`}>
          Line {line}, column {column}: {path.length > 0 ? <code>{path.join('.')}</code> : 'the file'}{' '}
          {message}.
        </Message>
      ))}
    </>
  );
}

/** What a right descriptor is good for: the form, the folders, and commands to try the task. */
function Uses({ descriptor }: { descriptor: Descriptor }) {
  return (
    <>
      <table>
        <caption>The form that people fill in before a run</caption>
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">Field</th>
            <th scope="col">Filled with</th>
            <th scope="col">Tooltip</th>
          </tr>
        </thead>
        <tbody>
          {formOf(descriptor).map(({ label, field, initial, hint }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two inputs may have the same label
            <tr key={i}>
              <td>{label}</td>
              <td>{field}</td>
              <td>{initial}</td>
              <td>{hint}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Result name="What the program finds and leaves">{foldersOf(descriptor)}</Result>
      <Result name="Try it on your machine" language="sh">
        {trialOf(descriptor)}
      </Result>
    </>
  );
}

/** Asks for the least that a descriptor needs, and writes one. */
function Builder({ write }: { write: (beginning: Beginning) => void }) {
  const [beginning, setBeginning] = useState(FIRST_BEGINNING);
  const change = (next: Partial<Beginning>) => {
    setBeginning({ ...beginning, ...next });
    write({ ...beginning, ...next });
  };
  return (
    <details>
      <summary>Begin a new one</summary>
      <div className="lists">
        <Field label="Name of the task" value={beginning.name} onChange={(name) => change({ name })} />
        <Field
          label="Namespace"
          value={beginning.namespace}
          onChange={(namespace) => change({ namespace })}
          hint="Parts with dots between them, the widest first."
        />
      </div>
      <Rows legend="Input" rows={beginning.inputs} change={(inputs) => change({ inputs })} />
      <Rows legend="Output" rows={beginning.outputs} change={(outputs) => change({ outputs })} />
      <p>Each change writes the descriptor below anew.</p>
    </details>
  );
}

interface RowsProps {
  legend: string;
  rows: readonly Begun[];
  change: (rows: Begun[]) => void;
}

function Rows({ legend, rows, change }: RowsProps) {
  const set = (at: number, next: Partial<Begun>) =>
    change(rows.map((row, i) => (i === at ? { ...row, ...next } : row)));
  return (
    <>
      {rows.map(({ name, type }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div className="lists" key={i}>
          <Field label={`${legend} ${i + 1}`} value={name} onChange={(next) => set(i, { name: next })}>
            <button
              className="button"
              type="button"
              aria-label={`Remove ${legend.toLowerCase()} ${i + 1}`}
              onClick={() => change(rows.filter((_, at) => at !== i))}
            >
              ×
            </button>
          </Field>
          <Select label="Type" options={types} value={type} onChange={(next) => set(i, { type: next })} />
        </div>
      ))}
      <button
        className="button"
        type="button"
        onClick={() =>
          change([...rows, { name: `${legend.toLowerCase()}_${rows.length + 1}`, type: 'string' }])
        }
      >
        Add an {legend.toLowerCase()}
      </button>
    </>
  );
}
