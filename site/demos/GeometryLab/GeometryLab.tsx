import { useState } from 'react';
import { Choice, type Option } from '../controls/Choice.tsx';
import { Field, TextField } from '../controls/Field.tsx';
import { useEntries } from '../controls/inHash.ts';
import { Message, Messages, Result } from '../controls/Result.tsx';
import type { Geometry, Origin } from './geometry.ts';
import { judge, type Size } from './judge.ts';
import { readShapes } from './readShapes.ts';
import { Sheet } from './Sheet.tsx';
import { geoJsonOf, pythonOf, requestOf, wktLines } from './write.ts';

/** The rectangle of the figure about the two origins. */
const EXAMPLE = {
  width: '1000',
  height: '800',
  image: '42',
  origin: 'top',
  shape: 'POLYGON ((100 100, 400 100, 400 300, 100 300, 100 100))',
};

const ORIGINS: readonly Option<Origin>[] = [
  ['top', 'the top, as QuPath and image libraries count'],
  ['bottom', 'the bottom, as tasks get and give it'],
];

/**
 * Shapes as WKT, as GeoJSON and as requests, from whichever of them one has, or drawn; and what the server makes of
 * them. Without scripts it shows the example.
 */
export function GeometryLab({ caption }: { caption: string }) {
  const [entries, change] = useEntries('geometry-lab', EXAMPLE);
  const size = { width: lengthOf(entries.width), height: lengthOf(entries.height) };
  const origin = entries.origin === 'bottom' ? 'bottom' : 'top';
  const read = readShapes(entries.shape, origin, size.height);
  const shapes = 'shapes' in read ? read.shapes : [];
  return (
    <figure className="figure try">
      <div className="scripted">
        <div className="lists">
          <Field
            label="Image width, pixels"
            inputMode="numeric"
            value={entries.width}
            onChange={(width) => change({ width })}
          />
          <Field
            label="Image height, pixels"
            inputMode="numeric"
            value={entries.height}
            onChange={(height) => change({ height })}
          />
          <Field
            label="Number of the image"
            inputMode="numeric"
            value={entries.image}
            onChange={(image) => change({ image })}
          />
        </div>
        <Choice
          legend="GeoJSON counts y from"
          options={ORIGINS}
          value={origin}
          onChange={(next) => change({ origin: next })}
        />
        <TextField
          label="A shape as WKT or GeoJSON"
          rows={4}
          value={entries.shape}
          onChange={(shape) => change({ shape })}
        />
      </div>
      <Sheet size={size} shapes={shapes} onDraw={(drawn) => change({ shape: wktLines([drawn]) })} />
      <Messages>
        {'mistake' in read ? (
          <Message kind="wrong">{read.mistake}</Message>
        ) : (
          <Findings shapes={shapes} size={size} />
        )}
      </Messages>
      {shapes.length > 0 && (
        <>
          <Result name="WKT for Cytomine">{wktLines(shapes)}</Result>
          <Result name={`GeoJSON, y from the ${origin}`} language="json">
            {geoJsonOf(shapes, origin, size.height)}
          </Result>
          <Result name="Request">{requestOf(shapes, entries.image)}</Result>
          <Result name="Python" language="python">
            {pythonOf(shapes, entries.image)}
          </Result>
        </>
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** More shapes than this are judged together. */
const JUDGED = 20;

function Findings({ shapes, size }: { shapes: readonly Geometry[]; size: Size }) {
  const [isWhole, setWhole] = useState(false);
  const all = shapes.flatMap((shape, index) => judge(shape, size).map((finding) => ({ ...finding, index })));
  const told = isWhole ? all : all.slice(0, JUDGED);
  return (
    <>
      {told.map(({ kind, text, index }) => (
        <Message kind={kind} key={`${index} ${text}`}>
          {shapes.length > 1 && `Shape ${index + 1}. `}
          {text}
        </Message>
      ))}
      {told.length < all.length && (
        <button className="button" type="button" onClick={() => setWhole(true)}>
          Show all {all.length}
        </button>
      )}
    </>
  );
}

/** A side of the image; what is no number is that of the example. */
function lengthOf(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 1000;
}
