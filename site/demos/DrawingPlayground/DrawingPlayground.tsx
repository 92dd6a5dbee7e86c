import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Point } from '../figures/geometry.ts';
import { describe, type Shape } from './describe.ts';
import { canFinish, type Drawing, discard, finish, START, selectedOf, shownOf } from './drawing.ts';
import { remove } from './editing.ts';
import { Slide } from './Slide.tsx';
import { circle, IMAGE, type Rings, rectangle } from './shapes.ts';
import { Toolbar } from './Toolbar.tsx';
import { isLine, isReshaping, type Tool } from './tools.ts';
import { type ChangeDrawing, usePen } from './usePen.ts';

/**
 * The tools of the viewer on a small drawn slide, with what Cytomine would store. Without scripts it is a still with
 * four annotations.
 */
export function DrawingPlayground({ alt, caption }: { alt: string; caption: string }) {
  const id = useId();
  const image = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState(START);
  const [isAlive, setIsAlive] = useState(false);
  const change: ChangeDrawing = useCallback((next) => setDrawing(next), []);
  const { cross, handlers } = usePen(drawing, change);
  useEffect(() => setIsAlive(true), []);

  const shapes = shownOf(drawing);
  return (
    <figure className="figure fig try playground">
      <Toolbar drawing={drawing} change={change} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label */}
      <div
        ref={image}
        className="playground-image"
        role={isAlive ? 'application' : 'img'}
        {...(isAlive && { tabIndex: 0, 'aria-describedby': `${id}-keys`, ...handlers })}
        aria-label={isAlive ? 'Image to draw on' : alt}
      >
        <svg viewBox={`0 0 ${IMAGE.width} ${IMAGE.height}`} aria-hidden="true">
          <Slide />
          {shapes.map(
            (shape, index) =>
              !(isAlive && index === drawing.selected) && (
                // Their numbers are what annotations are known by.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Annotation key={index} shape={shape} number={index + 1} isSelected={false} />
              ),
          )}
          {isAlive && <Selected drawing={drawing} shapes={shapes} />}
          <Draft drawing={drawing} cross={cross} />
          {isAlive && <path className="playground-cross" d={`M${cross[0] - 8} ${cross[1]}h16m-8-8v16`} />}
        </svg>
      </div>
      <Answers drawing={drawing} change={change} image={image} />
      <output className="scripted">{drawing.message}</output>
      <ol>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{`${describe(shape, drawing.micronsPerPixel)}.`}</li>
        ))}
      </ol>
      <p className="scripted" id={`${id}-keys`}>
        On the image, the keys of the viewer choose a tool. Arrows move, with Shift a little; Esc discards.
        Fingers draw freehand sideways, and drag what is selected.
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface AnswerProps {
  drawing: Drawing;
  change: ChangeDrawing;
  image: RefObject<HTMLElement | null>;
}

/** What can be done besides the tools, and the question before an annotation is deleted. */
function Answers({ drawing, change, image }: AnswerProps) {
  const back = (act: (now: Drawing) => Drawing) => () => {
    change(act);
    image.current?.focus();
  };
  if (drawing.isAsking)
    return (
      <fieldset className="scripted">
        <legend>Confirm deletion</legend>
        <button type="button" className="button" onClick={back(discard)}>
          Cancel
        </button>
        <button
          type="button"
          className="button primary"
          ref={(button) => button?.focus()}
          onClick={back(remove)}
        >
          Confirm
        </button>
      </fieldset>
    );
  return (
    <div className="playground-actions scripted">
      <label>
        <span>X resolution, µm/pixel</span>
        <input
          className="button"
          type="number"
          min="0"
          step="any"
          defaultValue={drawing.micronsPerPixel}
          onChange={({ target }) =>
            change((now) => ({ ...now, micronsPerPixel: target.valueAsNumber || undefined, message: '' }))
          }
        />
      </label>
      {drawing.draft.length > 0 && (
        <button type="button" className="button" disabled={!canFinish(drawing)} onClick={back(finish)}>
          Finish
        </button>
      )}
    </div>
  );
}

interface AnnotationProps {
  shape: Shape;
  number: number;
  isSelected: boolean;
}

/** An annotation as the viewer shows one without a term: the selected one blue, on a white halo. */
function Annotation({ shape: { tool, rings }, number, isSelected }: AnnotationProps) {
  const [x, y] = rings.flat()[0] as Point;
  const d = tool === 'Point' ? `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z` : pathOf(rings, !isLine(tool));
  const look = isLine(tool) ? 'slide-line' : 'slide-plain';
  return (
    <>
      <g className={isSelected ? 'slide-white' : look}>
        <path d={d} />
      </g>
      {isSelected && (
        <g className={isLine(tool) ? 'slide-selected open' : 'slide-selected'}>
          <path d={d} />
        </g>
      )}
      <text
        className="title on-slide"
        x={Math.min(Math.max(x + 8, 4), IMAGE.width - 12)}
        y={Math.max(y - 8, 14)}
      >
        {number}
      </text>
    </>
  );
}

/** The selected annotation once more, above the others; fingers can drag it with a tool for that. */
function Selected({ drawing, shapes }: { drawing: Drawing; shapes: readonly Shape[] }) {
  const { tool, selected = -1 } = drawing;
  const shape = shapes[selected];
  if (!shape || !selectedOf(drawing)) return null;
  return (
    <g className={isReshaping(tool) ? 'playground-grip' : undefined}>
      <Annotation shape={shape} number={selected + 1} isSelected />
      {tool === 'Modify' && <Vertices points={shape.rings.flat()} />}
    </g>
  );
}

/** What is being drawn, up to where the pointer or the cross is. */
function Draft({ drawing: { tool, draft }, cross }: { drawing: Drawing; cross: Point }) {
  const [first] = draft;
  if (!first) return null;
  const outlines: Partial<Record<Tool, () => Point[]>> = {
    Rectangle: () => rectangle(first, cross),
    Circle: () => circle(first, cross),
  };
  const points = outlines[tool]?.() ?? [...draft, cross];
  return (
    <g className={isLine(tool) ? 'slide-selected open' : 'slide-selected'}>
      <path d={pathOf([points], !isLine(tool))} />
      <Vertices points={draft} />
    </g>
  );
}

function Vertices({ points }: { points: readonly Point[] }) {
  return (
    <g className="slide-selected">
      <path d={points.map(([x, y]) => `M${x - 2} ${y - 2}h4v4h-4z`).join('')} />
    </g>
  );
}

function pathOf(rings: Rings, isClosed: boolean): string {
  const short = (value: number) => Math.round(value * 10) / 10;
  return rings
    .map((ring) => `M${ring.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${isClosed ? 'z' : ''}`)
    .join('');
}
