import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from '../../data/formats.ts';
import type { Option } from '../controls/Choice.tsx';
import { inline } from '../controls/inline.tsx';
import { Select } from '../controls/Select.tsx';
import { chipOf, type FileKind, findFormats, makers } from './findFormats.ts';

const all = findFormats('', '');
const scanners: readonly Option<string>[] = [['', 'Any'], ...makers.map((name) => [name, name] as const)];

/** Where the pages say what to do next. */
type Steps = Record<'uploadTo' | 'packTo' | 'convertTo', string>;

const answers: readonly { answer: Answer; title: string; step?: [name: keyof Steps, text: string] }[] = [
  { answer: 'yes', title: 'Yes: send it as it is', step: ['uploadTo', 'Upload it'] },
  { answer: 'zip', title: 'Zip it: one archive for each slide', step: ['packTo', 'What goes into it'] },
  { answer: 'convert', title: 'Convert it first', step: ['convertTo', 'Choose a tool'] },
  { answer: 'no', title: 'No: there is no viewer for it' },
];

/**
 * Finds what to do with a file by its name, its ending or its scanner. Without scripts it lists the endings by what
 * to do; the tables of the page say the rest.
 */
export function FormatFinder({ caption, ...steps }: { caption: string } & Steps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [maker, setMaker] = useState('');
  const [isAlive, setIsAlive] = useState(false);
  const search = (text: string) => {
    if (field.current) field.current.value = text;
    setQuery(text);
  };
  useEffect(() => {
    setIsAlive(true);
    // What was typed before this came alive counts, too.
    setQuery(field.current?.value ?? '');
  }, []);

  const isAsked = query.trim() !== '' || maker !== '';
  const found = isAsked ? findFormats(query, maker) : all;
  const pick = (ending: string) => search(query === ending ? '' : ending);
  return (
    <figure className="figure try formats">
      <search className="lists scripted">
        <label>
          File or ending
          <input
            type="search"
            ref={field}
            defaultValue=""
            placeholder="slide.svs"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <Select label="Scanner" options={scanners} value={maker} onChange={setMaker} />
      </search>
      <output>{sumUp(found.length, isAsked)}</output>
      {found.length === 0 && <a href={steps.convertTo}>Choose a tool</a>}
      {answers.map(({ answer, title, step }) => (
        <Kinds
          key={answer}
          title={title}
          step={step && <a href={steps[step[0]]}>{step[1]}</a>}
          kinds={found.filter((kind) => kind.answer === answer)}
          isOpen={isAsked}
          picked={query}
          pick={isAlive ? pick : undefined}
        />
      ))}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface KindsProps {
  title: string;
  step: ReactNode;
  kinds: readonly FileKind[];
  /** Whether more than the endings is shown. */
  isOpen: boolean;
  picked: string;
  /** Absent while nobody would hear a click. */
  pick: ((ending: string) => void) | undefined;
}

function Kinds({ title, step, kinds, isOpen, picked, pick }: KindsProps) {
  const id = useId();
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p>
        <span id={id}>{title}</span> {step}
      </p>
      <ul className={isOpen ? 'open' : undefined}>
        {[...new Set(kinds.map(chipOf))].map((ending) => (
          <li key={ending}>
            <Chip ending={ending} isPicked={picked === ending} pick={pick} />
            {isOpen && <Facts kinds={kinds.filter((kind) => chipOf(kind) === ending)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ ending, isPicked, pick }: { ending: string; isPicked: boolean; pick: KindsProps['pick'] }) {
  if (!pick) return <code>{ending}</code>;
  return (
    <button type="button" aria-pressed={isPicked} onClick={() => pick(ending)}>
      <code>{ending}</code>
    </button>
  );
}

function Facts({ kinds }: { kinds: readonly FileKind[] }) {
  return (
    <dl>
      {kinds.map(({ name, isConverted, text }) => (
        <div key={name}>
          <dt>
            {name}
            {isConverted === false && <span className="badge tip">shown as it is</span>}
            {isConverted && <span className="badge warning">converted if large</span>}
          </dt>
          {text && <dd>{inline(text)}.</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What a search has found, in a sentence or two. */
export function sumUp(count: number, isAsked: boolean): string {
  if (!isAsked) return 'What to do with a slide, by the ending of its files:';
  if (count === 0)
    return 'Nothing here has this ending or name. If your server does not list it either, convert it to pyramidal TIFF.';
  if (count === 1) return '1 kind of file.';
  return `${count} kinds of files. The server tells them apart by their content, not by their names.`;
}
