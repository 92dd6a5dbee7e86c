import { useCallback, useEffect, useId, useState } from 'react';
import { Choice } from '../controls/Choice.tsx';
import type { Point } from '../figures/geometry.ts';
import {
  canFinish,
  choose,
  type Drawing,
  describe,
  finish,
  isLine,
  redo,
  type Shape,
  START,
  type Tool,
  tools,
  undo,
} from './drawing.ts';
import { Slide } from './Slide.tsx';
import { circle, IMAGE, MICRONS_PER_PIXEL, rectangle } from './shapes.ts';
import { type ChangeDrawing, usePen } from './usePen.ts';

/** The drawing tools of the viewer on a small drawn slide, with what Cytomine would store. Without scripts it is a still with four annotations. */
export function DrawingPlayground({ alt, caption }: { alt: string; caption: string }) {
  const id = useId();
  const [drawing, setDrawing] = useState(START);
  const [isCalibrated, setIsCalibrated] = useState(true);
  const [isAlive, setIsAlive] = useState(false);
  const change: ChangeDrawing = useCallback((next) => setDrawing(next), []);
  const { cross, handlers } = usePen(drawing, change);
  useEffect(() => setIsAlive(true), []);

  const { shapes, message } = drawing;
  const last = shapes.at(-1);
  const news = message.endsWith('created.') && last ? ` ${describe(last, isCalibrated)}.` : '';
  return (
    <figure className="figure fig try playground">
      <div className="scripted">
        <Choice
          legend="Drawing tool"
          options={tools.map((tool) => [tool, tool] as const)}
          value={drawing.tool}
          onChange={(tool) => change((now) => choose(now, tool))}
        />
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label */}
      <div
        className="playground-image"
        role={isAlive ? 'application' : 'img'}
        {...(isAlive && { tabIndex: 0, 'aria-describedby': `${id}-keys`, ...handlers })}
        aria-label={isAlive ? 'Image to draw on' : alt}
      >
        <svg viewBox={`0 0 ${IMAGE.width} ${IMAGE.height}`} aria-hidden="true">
          <Slide />
          {shapes.map((shape, index) => (
            // Annotations are only added and removed at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Annotation key={index} shape={shape} number={index + 1} isSelected={isAlive && shape === last} />
          ))}
          <Draft drawing={drawing} cross={cross} />
          {isAlive && <path className="playground-cross" d={`M${cross[0] - 8} ${cross[1]}h16m-8-8v16`} />}
        </svg>
      </div>
      <Actions drawing={drawing} change={change} isCalibrated={isCalibrated} calibrate={setIsCalibrated} />
      <output className="scripted">{message + news}</output>
      <ol>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{`${describe(shape, isCalibrated)}.`}</li>
        ))}
      </ol>
      <p className="scripted" id={`${id}-keys`}>
        Keys: arrows move, with Shift a little; Enter places a point, again finishes; Esc discards. Fingers
        draw freehand sideways.
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface Props {
  drawing: Drawing;
  change: ChangeDrawing;
}

interface ActionProps extends Props {
  isCalibrated: boolean;
  calibrate: (is: boolean) => void;
}

function Actions({ drawing, change, isCalibrated, calibrate }: ActionProps) {
  const actions = [
    ['Finish', finish, canFinish(drawing)],
    ['Undo', undo, drawing.shapes.length > 0],
    ['Redo', redo, drawing.undone.length > 0],
  ] as const;
  return (
    <div className="playground-actions scripted">
      {actions.map(([name, act, isOn]) => (
        <button key={name} type="button" className="button" disabled={!isOn} onClick={() => change(act)}>
          {name}
        </button>
      ))}
      <label>
        <input type="checkbox" checked={isCalibrated} onChange={(event) => calibrate(event.target.checked)} />
        {`Calibrated, ${MICRONS_PER_PIXEL} µm per pixel`}
      </label>
    </div>
  );
}

/** An annotation as the viewer shows one without a term: the selected one blue, on a white halo. */
function Annotation({ shape, number, isSelected }: { shape: Shape; number: number; isSelected: boolean }) {
  const { tool, points } = shape;
  const [x, y] = points[0] as Point;
  const d =
    tool === 'Point' ? `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z` : pathOf(points, !isLine(tool));
  const look = isSelected ? 'slide-selected' : isLine(tool) ? 'slide-line' : 'slide-plain';
  return (
    <>
      <g className={isSelected ? 'slide-white' : look}>
        <path d={d} />
      </g>
      {isSelected && (
        <g className={isLine(tool) ? 'slide-selected open' : look}>
          <path d={d} />
        </g>
      )}
      <text className="title on-slide" x={Math.min(x + 8, IMAGE.width - 12)} y={Math.max(y - 8, 14)}>
        {number}
      </text>
    </>
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
      <path d={pathOf(points, !isLine(tool))} />
      <path d={draft.map(([x, y]) => `M${x - 2} ${y - 2}h4v4h-4z`).join('')} />
    </g>
  );
}

function pathOf(points: readonly Point[], isClosed: boolean): string {
  const pairs = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  return `M${pairs.join('L')}${isClosed ? 'z' : ''}`;
}
