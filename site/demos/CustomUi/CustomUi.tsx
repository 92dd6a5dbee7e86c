import { useState } from 'react';
import { CUSTOM_UI } from '../../data/customUi.ts';
import { Check } from '../controls/Check.tsx';
import type { Option } from '../controls/Choice.tsx';
import { Select } from '../controls/Select.tsx';
import type { FigureProps } from '../figures/kit.tsx';
import { describeHidden, hiddenAtFirst, isMasterHidden, keyOf, type Role, switched } from './shown.ts';
import { Wireframe } from './Wireframe.tsx';

const roles: readonly Option<Role>[] = [
  ['contributor', 'Contributor'],
  ['manager', 'Manager'],
];

const categories: readonly Option<string>[] = CUSTOM_UI.map(({ name }) => [name, name]);

/**
 * Lines of Custom UI to switch for each role, and a sketch of what that role then sees. Without scripts it is what
 * contributors of a new project see; the table of the page has all lines.
 */
export function CustomUi({ alt, caption }: FigureProps) {
  const [role, setRole] = useState<Role>('contributor');
  const [name, setName] = useState('Viewer panels');
  const [hidden, setHidden] = useState({
    contributor: hiddenAtFirst('contributor'),
    manager: hiddenAtFirst('manager'),
  });
  const category = CUSTOM_UI.find((one) => one.name === name);
  const now = hidden[role];
  return (
    <figure className="figure fig try">
      <div className="pair">
        <div className="scripted">
          <div className="lists">
            <Select label="Role" options={roles} value={role} onChange={setRole} />
            <Select label="Category" options={categories} value={name} onChange={setName} />
          </div>
          <fieldset>
            <legend>Shown</legend>
            {category?.lines.map(({ label, isFixed, isMaster }) => (
              <Check
                key={label}
                label={label}
                isChecked={!now.has(keyOf(name, label))}
                isDisabled={isFixed || (!isMaster && isMasterHidden(now, category))}
                onChange={() => setHidden({ ...hidden, [role]: switched(now, keyOf(name, label)) })}
              />
            ))}
          </fieldset>
        </div>
        <div role="img" aria-label={alt}>
          <Wireframe hidden={now} isDetails={name === 'Image details'} />
        </div>
      </div>
      <p>
        <output>{describeHidden(role, now)}</output>
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
