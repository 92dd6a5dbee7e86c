import { useState } from 'react';
import { inline } from '../controls/inline.tsx';
import { Select } from '../controls/Select.tsx';
import { type Answer, decide, type Person, type Topic } from './decide.ts';
import { describe, examples, modes, platforms, projectRoles, remark, topics } from './describe.ts';

const FIRST: Person = { platform: 'user', project: 'contributor', mode: 'restricted' };

const marks = {
  yes: { badge: 'badge tip', text: '✓ Yes' },
  limited: { badge: 'badge warning', text: '◐ Limited' },
  no: { badge: 'badge error', text: '✕ No' },
};

/**
 * Choose three settings and a topic, read what they allow. Without scripts it is the answer for one common combination;
 * the tables of the guide hold all of them.
 */
export function PermissionExplorer({ caption }: { caption: string }) {
  const [person, setPerson] = useState(FIRST);
  const [topic, setTopic] = useState<Topic>('annotation');
  const answers = decide(person, topic);
  return (
    <figure className="figure try">
      <Form person={person} setPerson={setPerson} topic={topic} setTopic={setTopic} />
      <output>
        {describe(person, topic, answers)} {remark(person, topic)}
      </output>
      <Answers answers={answers} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface FormProps {
  person: Person;
  setPerson: (person: Person) => void;
  topic: Topic;
  setTopic: (topic: Topic) => void;
}

function Form({ person, setPerson, topic, setTopic }: FormProps) {
  return (
    <div className="scripted">
      <div className="lists">
        <Select
          label="Platform role"
          options={platforms}
          value={person.platform}
          onChange={(platform) => setPerson({ ...person, platform })}
        />
        <Select
          label="Project role"
          options={projectRoles}
          value={person.project}
          onChange={(project) => setPerson({ ...person, project })}
        />
        <Select
          label="Editing mode"
          options={modes}
          value={person.mode}
          onChange={(mode) => setPerson({ ...person, mode })}
        />
        <Select label="What about?" options={topics} value={topic} onChange={setTopic} />
      </div>
      <fieldset>
        <legend>Or start from an example</legend>
        {examples.map(({ name, person: one }) => (
          <button key={name} type="button" className="button" onClick={() => setPerson(one)}>
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
