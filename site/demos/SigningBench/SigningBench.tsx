import { useId, useState } from 'react';
import type { Option } from '../controls/Choice.tsx';
import { Field, TextField } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { Message, Messages, Result } from '../controls/Result.tsx';
import { Select } from '../controls/Select.tsx';
import { findCause } from './findCause.ts';
import { pathOf, readRequest } from './readRequest.ts';
import { curlOf, dateNow, pythonOf, signatureOf, textToSign } from './sign.ts';

const METHODS: readonly Option<string>[] = ['GET', 'POST', 'PUT', 'DELETE'].map((name) => [name, name]);
/** Made up, and the same as on the page about signatures. */
const EXAMPLE = {
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

/**
 * Makes the signature of a request, and finds what is wrong with one that was refused. Nothing is sent or kept: the
 * address gets the request without the keys. Without scripts it shows the example.
 */
export function SigningBench({ caption }: { caption: string }) {
  const [parts, change] = useEntries('signing-bench', EXAMPLE);
  const [keys, setKeys] = useState(EXAMPLE_KEYS);
  const [pasted, setPasted] = useState('');
  const [server, setServer] = useState(SERVER);
  const changePath = (text: string) => {
    const origin = /^https?:\/\/[^/?#]+/i.exec(text)?.[0];
    if (origin !== undefined) setServer(origin);
    change({ path: pathOf(text) });
  };
  const signature = signatureOf(keys.privateKey, parts);
  return (
    <figure className="figure try">
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
      <Result name="Command for curl" language="sh">
        {curlOf(server, keys.publicKey, signature, parts)}
      </Result>
      <Result name="Python, with the keys from the environment" language="python">
        {pythonOf(server, parts)}
      </Result>
      <div className="scripted">
        <TextField
          label="A request that is refused: a command for curl, or the lines that a program prints"
          rows={5}
          value={pasted}
          onChange={setPasted}
        />
      </div>
      <Findings text={pasted} keys={keys} />
      <figcaption>{caption}</figcaption>
    </figure>
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

function Findings({ text, keys }: { text: string; keys: typeof EXAMPLE_KEYS }) {
  const request = text.trim() === '' ? undefined : readRequest(text);
  const cause = request && findCause(request, keys);
  return (
    <Messages>
      {text.trim() !== '' && request === undefined && (
        <Message kind="note">There is no address in this text.</Message>
      )}
      {request?.faults.map((fault) => (
        <Message kind="wrong" key={fault}>
          {fault}
        </Message>
      ))}
      {cause && <Message kind={cause.isRight ? 'right' : 'wrong'}>{cause.text}</Message>}
    </Messages>
  );
}

/** Shows lines that hold nothing. */
function visible(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '(empty)' : line))
    .join('\n');
}
