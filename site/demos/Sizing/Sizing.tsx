import { Field } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { rangeOf, type Unit } from './amounts.ts';
import {
  ASSUMPTIONS,
  type Assumed,
  type AssumptionName,
  INPUTS,
  type InputName,
  type Inputs,
  numberIn,
} from './inputs.ts';
import { type Plan, planOf } from './plan.ts';

const INPUT_NAMES = Object.keys(INPUTS) as InputName[];
const ASSUMPTION_NAMES = Object.keys(ASSUMPTIONS) as AssumptionName[];
const ENDS = ['low', 'high'] as const;
type End = (typeof ENDS)[number];

/** What the project publishes: the minimum, and for a server that people share. */
const MACHINES = { low: { memory: 8, cores: 8 }, high: { memory: 16, cores: 16 } };

const FIRST: Record<string, string> = {
  ...Object.fromEntries(INPUT_NAMES.map((name) => [name, String(INPUTS[name].first)])),
  ...Object.fromEntries(
    ASSUMPTION_NAMES.flatMap((name) => ENDS.map((end) => [keyOf(name, end), String(ASSUMPTIONS[name][end])])),
  ),
};

const ROWS: readonly (readonly [key: keyof Plan, what: string, unit: Unit, how: string])[] = [
  ['images', 'data/images', 'GB', 'all slides ever uploaded, and converted copies: deleted ones stay'],
  ['postgis', 'data/postgis', 'GB', 'annotations, attached files, and up to 9 archives of them'],
  ['mongo', 'data/mongo', 'GB', 'records of use, and up to 9 archives of them'],
  ['appEngine', 'data/app-engine', 'GB', 'inputs and outputs of runs, of which none is deleted'],
  ['docker', 'Docker’s storage', 'GB', '15 GB of software, uploads that arrive, one dump of each database'],
  ['disk', 'All disk', 'GB', 'the sum'],
  ['memory', 'Memory', 'GB', '8 at least, 16 when people share it; 4.2 GiB for each run'],
  ['cores', 'Processor cores', 'cores', '8 at least, 16 when people share it; 1.2 for each run'],
  ['nightHours', 'Copy of a night', 'hours', 'slides of a working day, and the dumps'],
  ['wholeHours', 'Copy of everything', 'hours', 'the first backup, a move, a restore'],
  ['viewingMbit', 'Network', 'Mbit/s', 'all look at slides at once'],
];

/**
 * What a server needs, from what comes in: a range, since some numbers are only assumed, each with its source and
 * open to change. Without scripts it shows an example.
 */
export function Sizing({ caption }: { caption: string }) {
  const [entries, change] = useEntries('sizing', FIRST);
  const low = planOf(inputsOf(entries), assumedOf(entries, 'low'), MACHINES.low);
  const high = planOf(inputsOf(entries), assumedOf(entries, 'high'), MACHINES.high);
  const range = (key: keyof Plan, unit: Unit) => rangeOf(low[key], high[key], unit);
  return (
    <figure className="figure try">
      <div className="lists scripted">
        {INPUT_NAMES.map((name) => (
          <NumberField key={name} label={INPUTS[name].label} name={name} entries={entries} change={change} />
        ))}
      </div>
      <output>
        {entries.slides} slides a month of {entries.slideGb} GB, kept for {entries.years} years, need{' '}
        {range('disk', 'GB')} of disk. The first backup takes {range('wholeHours', 'hours')}, each night{' '}
        {range('nightHours', 'hours')}.
      </output>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">You need</th>
            <th scope="col">Made of</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([key, what, unit, how]) => (
            <tr key={key}>
              <td>{what}</td>
              <td>{range(key, unit)}</td>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>What is assumed</summary>
        {ASSUMPTION_NAMES.map((name) => (
          <div className="assumed" key={name}>
            <p>
              <strong>{ASSUMPTIONS[name].label}</strong>: {ASSUMPTIONS[name].source}.
            </p>
            <div className="lists">
              {ENDS.map((end) => (
                <NumberField
                  key={end}
                  label={end === 'low' ? 'Little' : 'Much'}
                  about={ASSUMPTIONS[name].label}
                  name={keyOf(name, end)}
                  entries={entries}
                  change={change}
                />
              ))}
            </div>
          </div>
        ))}
      </details>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface NumberFieldProps {
  label: string;
  /** What the label is about, where the text above says so. */
  about?: string;
  name: string;
  entries: Record<string, string>;
  change: (change: Record<string, string>) => void;
}

function NumberField({ label, about, name, entries, change }: NumberFieldProps) {
  const value = entries[name] ?? '';
  const isWrong = numberIn(value) === undefined;
  return (
    <Field
      label={label}
      {...(about !== undefined && { about })}
      inputMode="decimal"
      value={value}
      isWrong={isWrong}
      {...(isWrong && { hint: `No number: counted as ${FIRST[name]}.` })}
      onChange={(next) => change({ [name]: next })}
    />
  );
}

function keyOf(name: AssumptionName, end: End): string {
  return `${name}-${end}`;
}

function amountOf(entries: Record<string, string>, name: string): number {
  return numberIn(entries[name] ?? '') ?? Number(FIRST[name]);
}

function inputsOf(entries: Record<string, string>): Inputs {
  const values = INPUT_NAMES.map((name) => [name, amountOf(entries, name)]);
  return Object.fromEntries(values) as Inputs;
}

/** The assumptions that make all results small, or all of them large: a slow network belongs to the large ones. */
function assumedOf(entries: Record<string, string>, end: End): Assumed {
  const of = (name: AssumptionName) => ENDS.map((one) => amountOf(entries, keyOf(name, one)));
  const values = ASSUMPTION_NAMES.map((name) => {
    const least = Math.min(...of(name));
    const most = Math.max(...of(name));
    return [name, (end === 'high') !== (name === 'speed') ? most : least];
  });
  return Object.fromEntries(values) as Assumed;
}
