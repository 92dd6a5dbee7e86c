import { useEffect, useState } from 'react';
import { FileField, TextField } from '../controls/Field.tsx';
import { Message, Messages, Result, saveText } from '../controls/Result.tsx';
import { type Examined, examine, examineLong } from './examine.ts';

const EXAMPLE = `core-1  | 2025-08-27 10:00:01 DEBUG REST request to save User : {"username":"mdoe","password":"made-up"}
core-1  | 2025-08-27 10:00:02 ERROR can't send email to jane@example.org
core-1  | Couldn't connect to host, port: mail.example.org, 587; timeout -1
pims-1  | OSError: [Errno 28] No space left on device`;
/** What is shown of a long log; the whole can be saved. */
const SHOWN_LINES = 200;

/**
 * Takes secrets out of a log and explains the messages that are known. The log stays in the page: it is neither sent
 * nor kept, nor put into the address. Without scripts it shows an example.
 */
export function LogDoctor({ caption }: { caption: string }) {
  const [text, setText] = useState(EXAMPLE);
  const [result, setResult] = useState<Examined | undefined>(() => examine(EXAMPLE));
  useEffect(() => {
    if (text === EXAMPLE) {
      setResult(examine(EXAMPLE));
      return undefined;
    }
    const life = new AbortController();
    setResult(undefined);
    void examineLong(text, life.signal).then((examined) => examined && setResult(examined));
    return () => life.abort();
  }, [text]);
  return (
    <figure className="figure try">
      <div className="scripted">
        <FileField label="Choose a log, or drop it here" onFile={(file) => void file.text().then(setText)} />
        {text.length < 1_000_000 && (
          <TextField label="Or paste lines of it" rows={6} value={text} onChange={setText} />
        )}
      </div>
      {result ? <Report result={result} /> : <Messages>Reading …</Messages>}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Report({ result: { text, removed, found, lines } }: { result: Examined }) {
  const kinds = Object.entries(removed);
  const shown = text.split('\n').slice(0, SHOWN_LINES);
  return (
    <>
      <Messages>
        <Message kind={kinds.length > 0 ? 'note' : 'right'}>
          {kinds.length === 0
            ? 'No secret was found.'
            : `Taken out: ${kinds.map(([kind, count]) => `${kind}, ${count} ×`).join('; ')}.`}{' '}
          Read the log before you share it: names of people, machines and files are still in it.
        </Message>
        {found.length === 0 && (
          <Message kind="note">No known message in {lines.toLocaleString('en-US')} lines.</Message>
        )}
        {found.map(({ message, count, line, at }) => (
          <Message kind="wrong" key={message.to + message.cause}>
            <p>
              <code>{line.trim().slice(0, 300)}</code>{' '}
              {count === 1 ? `(line ${at})` : `(line ${at}, and ${count - 1} more)`}
            </p>
            <p>
              {message.cause}. <strong>{message.remedy}.</strong> <a href={message.to}>More about it</a>
            </p>
          </Message>
        ))}
      </Messages>
      <Result name={shown.length < SHOWN_LINES ? 'Cleaned log' : `Cleaned log, first ${SHOWN_LINES} lines`}>
        {shown.join('\n')}
      </Result>
      <div className="scripted">
        <button className="button" type="button" onClick={() => saveText('cytomine-log.txt', text)}>
          Save the cleaned log
        </button>
      </div>
    </>
  );
}
