import { useRef, useState } from 'react';
import { FileField } from '../controls/Field.tsx';
import { inline } from '../controls/inline.tsx';
import { Message, Messages } from '../controls/Result.tsx';
import { checkFile, type FileReport, type Outcome } from './checkFile.ts';

const EXAMPLE: FileReport = {
  name: 'Planar TIFF',
  outcome: 'converted',
  facts: [
    '4,000 × 3,000 pixels.',
    'One image in the file.',
    'Not in tiles: the viewer would have to read whole rows for each view, so the server makes a copy in tiles.',
  ],
};

const ANSWERS: Record<Outcome, readonly ['right' | 'note' | 'wrong', string]> = {
  'as it is': ['right', 'Send it: it is read as it is.'],
  converted: ['right', 'Send it: the server makes a pyramidal copy, which takes a while and more room.'],
  unpacked: ['right', 'Send it: the server unpacks it.'],
  zip: ['note', 'Not alone: it is a part of a slide of several files.'],
  refused: ['wrong', 'The upload would end in an error.'],
};

/**
 * Reads the first bytes and the directories of a file in the page, and says what an upload would make of it. Without
 * scripts it shows an example.
 */
export function FileCheck({ convertTo, caption }: { convertTo: string; caption: string }) {
  const [checked, setChecked] = useState({ file: 'example.tif', report: EXAMPLE });
  const [isBroken, setBroken] = useState(false);
  const latest = useRef<File>(undefined);
  const check = (file: File) => {
    latest.current = file;
    setBroken(false);
    checkFile(file, file.name)
      .then((report) => latest.current === file && setChecked({ file: file.name, report }))
      .catch(() => setBroken(true));
  };
  const { file, report } = checked;
  const [kind, answer] = ANSWERS[report.outcome];
  return (
    <figure className="figure try">
      <div className="scripted">
        <FileField label="Choose a file, or drop it here" onFile={check} />
      </div>
      <Messages>
        {isBroken && <Message kind="wrong">The browser could not read the file.</Message>}
        <p>
          <strong>{file}</strong>: {report.name}
        </p>
        <Message kind={kind}>{answer}</Message>
        <ul>
          {report.facts.map((fact) => (
            <li key={fact}>{inline(fact)}</li>
          ))}
        </ul>
      </Messages>
      {report.outcome === 'refused' && (
        <p>
          <a href={convertTo}>Convert what Cytomine cannot read</a>
        </p>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
