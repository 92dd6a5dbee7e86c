import { useEffect, useState } from 'react';
import { inline } from '../controls/inline.tsx';
import { Select } from '../controls/Select.tsx';
import { type Answer, decide } from './decide.ts';
import { describe, examples, modes, platforms, projectRoles, remark, topics } from './describe.ts';
import { type Question, queryOf, readQuestion } from './inAddress.ts';

const FIRST: Question = {
  about: 'annotation',
  platform: 'user',
  project: 'contributor',
  mode: 'restricted',
};

const marks = {
  yes: { badge: 'badge tip', text: '✓ Yes' },
  limited: { badge: 'badge warning', text: '◐ Limited' },
  no: { badge: 'badge error', text: '✕ No' },
};

/**
 * Choose three settings and a topic, read what they allow; the address says the choice. Without scripts it is the
 * answer for one common combination; the tables of the guide hold all of them.
 */
export function PermissionExplorer({ caption }: { caption: string }) {
  const [question, setQuestion] = useState(FIRST);
  const answers = decide(question, question.about);
  useEffect(() => {
    const read = () => setQuestion(readQuestion(location.search, FIRST));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const ask = (change: Partial<Question>) => {
    const asked = { ...question, ...change };
    setQuestion(asked);
    history.replaceState(history.state, '', location.pathname + queryOf(asked) + location.hash);
  };
  return (
    <figure className="figure try">
      <Form question={question} ask={ask} />
      <output>
        {describe(question, question.about, answers)} {remark(question, question.about)}
      </output>
      <Answers answers={answers} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface FormProps {
  question: Question;
  ask: (change: Partial<Question>) => void;
}

function Form({ question, ask }: FormProps) {
  return (
    <div className="scripted">
      <div className="lists">
        <Select
          label="Platform role"
          options={platforms}
          value={question.platform}
          onChange={(platform) => ask({ platform })}
        />
        <Select
          label="Project role"
          options={projectRoles}
          value={question.project}
          onChange={(project) => ask({ project })}
        />
        <Select
          label="Editing mode"
          options={modes}
          value={question.mode}
          onChange={(mode) => ask({ mode })}
        />
        <Select
          label="What about?"
          options={topics}
          value={question.about}
          onChange={(about) => ask({ about })}
        />
      </div>
      <fieldset>
        <legend>Or start from an example</legend>
        {examples.map(({ name, person: one }) => (
          <button key={name} type="button" className="button" onClick={() => ask(one)}>
            {name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">Allowed?</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ action, verdict, reason }) => (
          <tr key={action}>
            <td>{inline(action)}</td>
            <td>
              <span className={marks[verdict].badge}>{marks[verdict].text}</span>
              {reason && <> {inline(reason)}</>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
