import { Field } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { inline } from '../controls/inline.tsx';
import { Message, Messages, Result, saveText } from '../controls/Result.tsx';
import { Select } from '../controls/Select.tsx';
import {
  type Answers,
  answersOf,
  FIRST,
  isAsked,
  OPTIONS,
  problemsOf,
  type Question,
  urlOf,
} from './answers.ts';
import { settingsOf } from './settings.ts';
import { type Step, scriptOf, stepsOf } from './steps.ts';

type Choice = keyof typeof OPTIONS;

/** The questions in the order of the form, with their words; `hint` says what an empty or usual answer means. */
const QUESTIONS: readonly (readonly [Question, label: string, hint?: string])[] = [
  ['host', 'Name that people type', 'It has to lead to this machine, or to that of the proxy.'],
  ['tls', 'HTTPS by'],
  ['certificate', 'Certificate'],
  ['port', 'Port of this machine', 'Empty: 8080 behind a proxy on this machine, else 80.'],
  ['address', 'Publish on this address only', 'Empty: on all addresses of this machine.'],
  ['from', 'Let only these addresses in', 'Empty: everybody who reaches the port.'],
  ['data', 'Folder for databases and slides'],
  ['admin', 'Mail address of the administrators', 'Of the first accounts, and at the foot of mails.'],
  ['mail', 'Mail by'],
  ['mailHost', 'Mail server'],
  ['mailPort', 'Its port'],
  ['mailUser', 'Account there', 'Its password is asked for by the script, and never entered here.'],
  ['sender', 'Sender of the mails'],
  ['algorithms', 'Algorithms'],
  ['cluster', 'Address of the cluster', 'Its token is asked for by the script, and never entered here.'],
  ['internet', 'Internet'],
];

const isChoice = (question: Question): question is Choice => Object.hasOwn(OPTIONS, question);

/**
 * From the decisions about a new server to its settings, files and commands. The address keeps the answers, secrets
 * are not among them. Without scripts it shows an example.
 */
export function InstallAssistant({ caption }: { caption: string }) {
  const [entries, change] = useEntries('your-server', FIRST);
  const answers = answersOf(entries);
  const problems = problemsOf(answers);
  return (
    <figure className="figure try">
      <div className="lists scripted">
        {QUESTIONS.filter(([question]) => isAsked(question, answers)).map(([question, label, hint]) => {
          const set = (value: string) => change({ [question]: value });
          if (isChoice(question))
            return (
              <div className="field" key={question}>
                <Select label={label} options={OPTIONS[question]} value={answers[question]} onChange={set} />
                {problems[question] && <p className="hint wrong">{problems[question]}</p>}
              </div>
            );
          const said = problems[question] ?? hint;
          return (
            <Field
              key={question}
              label={label}
              value={answers[question]}
              isWrong={question in problems}
              {...(said !== undefined && { hint: said })}
              onChange={set}
            />
          );
        })}
      </div>
      <Plan answers={answers} isWrong={Object.keys(problems).length > 0} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Plan({ answers, isWrong }: { answers: Answers; isWrong: boolean }) {
  if (isWrong)
    return (
      <Messages>
        <Message kind="wrong">Some answers cannot be used: correct what is marked above.</Message>
      </Messages>
    );
  const settings = settingsOf(answers);
  const steps = stepsOf(answers, false);
  return (
    <>
      <Messages>
        <Message kind="right">
          A server at <strong>{urlOf(answers)}</strong>: {settings.length} settings differ from the defaults,{' '}
          {steps.length} steps.
        </Message>
        {answers.tls === 'none' && (
          <Message kind="note">Passwords and slides cross the network in clear text.</Message>
        )}
      </Messages>
      <table>
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">Default</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ path, key, value, initial }) => (
            <tr key={path.join() + key}>
              <td>
                <code>{[path.at(-2), key].join('.')}</code>
              </td>
              <td>
                <code>{initial}</code>
              </td>
              <td>{value === '' ? 'empty' : <code>{value}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="plan">
        {steps.map((step) => (
          <PlanStep step={step} key={step.title} />
        ))}
      </ol>
      <Scripts answers={answers} />
    </>
  );
}

function PlanStep({ step: { title, on, commands, note, file, check, to } }: { step: Step }) {
  return (
    <li>
      <p>
        <strong>{title}.</strong> {inline(note ?? '')} <a href={to}>More about it</a>
      </p>
      {commands !== '' && (
        <Result name={on === 'server' ? 'On the server' : 'On a machine with Internet access'} language="sh">
          {commands.trimEnd()}
        </Result>
      )}
      {file && (
        <Result name={file.path} language={file.language}>
          {file.text.trimEnd()}
        </Result>
      )}
      <p>Then: {inline(check)}</p>
    </li>
  );
}

function Scripts({ answers }: { answers: Answers }) {
  const save = (name: string, on: Step['on']) => (
    <button className="button" type="button" onClick={() => saveText(name, scriptOf(answers, on))}>
      Save <code>{name}</code>
    </button>
  );
  return (
    <div className="scripted">
      <p>
        All commands as {answers.internet === 'no' ? 'two scripts, one for each machine' : 'one script'}, to
        be run with <code>bash</code> by an account that may use <code>sudo</code>:
      </p>
      {answers.internet === 'no' && save('cytomine-fetch.sh', 'fetching')}{' '}
      {save('cytomine-install.sh', 'server')}
    </div>
  );
}
