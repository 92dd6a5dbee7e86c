import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Option } from '../controls/Choice.tsx';
import { Select } from '../controls/Select.tsx';
import { findCause } from './findCause.ts';
import { pathOf, readRequest } from './readRequest.ts';
import { curlOf, dateNow, pythonOf, type SignedParts, signatureOf, textToSign } from './sign.ts';

const METHODS: readonly Option<string>[] = ['GET', 'POST', 'PUT', 'DELETE'].map((name) => [name, name]);
/** Made up, and the same as on the page about signatures. */
const EXAMPLE: SignedParts = {
  method: 'GET',
  path: '/api/project.json',
  contentType: '',
  date: 'Wed, 27 Aug 2025 10:00:00 +0000',
};
const EXAMPLE_KEYS = {
  publicKey: '11111111-2222-3333-4444-555555555555',
  privateKey: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
};
const SERVER = 'https://cytomine.example.org';
const NAMES = ['method', 'path', 'contentType', 'date'] as const;

/**
 * Makes the signature of a request, and finds what is wrong with one that was refused. Nothing is sent or kept: the
 * address gets the request without the keys. Without scripts it shows the example.
 */
export function SigningBench({ caption }: { caption: string }) {
  const [parts, setParts] = useState(EXAMPLE);
  const [keys, setKeys] = useState(EXAMPLE_KEYS);
  const [pasted, setPasted] = useState('');
  const [server, setServer] = useState(SERVER);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const known = NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []));
    if (known.length > 0) setParts((before) => ({ ...before, ...Object.fromEntries(known) }));
  }, []);
  const change = (changed: Partial<SignedParts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    const query = new URLSearchParams(NAMES.map((name) => [name, next[name]]));
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  };
  const changePath = (text: string) => {
    const origin = /^https?:\/\/[^/?#]+/i.exec(text)?.[0];
    if (origin !== undefined) setServer(origin);
    change({ path: pathOf(text) });
  };
  const signature = signatureOf(keys.privateKey, parts);
  return (
    <figure className="figure try signing">
      <div className="lists scripted">
        <Select
          label="Method"
          options={METHODS}
          value={parts.method}
          onChange={(method) => change({ method })}
        />
        <Field label="Path with query string" value={parts.path} onChange={changePath} />
        <Field
          label="Content type"
          value={parts.contentType}
          onChange={(contentType) => change({ contentType })}
        />
        <Field label="Date" value={parts.date} onChange={(date) => change({ date })}>
          <button className="button" type="button" onClick={() => change({ date: dateNow(new Date()) })}>
            Now
          </button>
        </Field>
        <Secret label="Public key" onChange={(publicKey) => setKeys({ ...keys, publicKey })} />
        <Secret label="Private key" onChange={(privateKey) => setKeys({ ...keys, privateKey })} />
      </div>
      <Result name="The five lines that are signed">{visible(textToSign(parts))}</Result>
      <Result name="Signature">{signature}</Result>
      <Result name="Command for curl">{curlOf(server, keys.publicKey, signature, parts)}</Result>
      <Result name="Python, with the keys from the environment">{pythonOf(server, parts)}</Result>
      <label className="scripted">
        A request that is refused: a command for curl, or the lines that a program prints
        <textarea rows={5} spellCheck={false} onChange={(event) => setPasted(event.currentTarget.value)} />
      </label>
      <Findings text={pasted} keys={keys} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children?: ReactNode;
}

function Field({ label, value, onChange, children }: FieldProps) {
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
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {children}
      </div>
    </div>
  );
}

/** A key: React would write a value of its own into an attribute, so the field keeps it. */
function Secret({ label, onChange }: { label: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="password"
          placeholder="made up"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      </div>
    </div>
  );
}

function Result({ name, children }: { name: string; children: string }) {
  return (
    <div className="result">
      <p>{name}</p>
      {/* A long line scrolls, and so has to be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}

function Findings({ text, keys }: { text: string; keys: typeof EXAMPLE_KEYS }) {
  const request = text.trim() === '' ? undefined : readRequest(text);
  const cause = request && findCause(request, keys);
  return (
    <output>
      {text.trim() !== '' && request === undefined && <p>There is no address in this text.</p>}
      {request?.faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {cause && <p className={cause.isRight ? 'right' : 'wrong'}>{cause.text}</p>}
    </output>
  );
}

/** Shows lines that hold nothing. */
function visible(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '(empty)' : line))
    .join('\n');
}
