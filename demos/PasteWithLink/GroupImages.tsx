import { blob, type Point } from '../figures/geometry.ts';
import {
  HALF,
  IMAGE,
  landing,
  ORIGINAL,
  places,
  placesFor,
  type Target,
  targets,
  UNMOVED,
} from './landing.ts';

const outline = blob(5, [0, 0], HALF.width, HALF.height, 7);
const object = blob(5, [0, 0], HALF.width + 4, HALF.height + 4, 7);
const tissue = blob(3, [IMAGE.width / 2, IMAGE.height / 2], 50, 40, 8);
const PITCH = 127;
const TOP = 22;

interface Props {
  copies: ReadonlyMap<Target, Point>;
  isViewMoved: boolean;
}

/** The images of the group side by side: the annotation, the places for its copies, the copies and their links. */
export function GroupImages({ copies, isViewMoved }: Props) {
  const links = targets.map((target, index) => {
    const copy = copies.get(target);
    return copy && `M${ORIGINAL}L${copy[0] + (index + 1) * PITCH} ${copy[1]}`;
  });
  return (
    <svg viewBox="-1 0 360 108" aria-hidden="true">
      <Slide index={0} name="H&E" at={ORIGINAL} turn={0} />
      {targets.map((target, index) => (
        <Slide
          key={target.name}
          index={index + 1}
          name={target.isShown ? target.name : `${target.name}, hidden`}
          at={target.object}
          turn={target.turn}
        />
      ))}
      <g transform={`translate(0 ${TOP})`}>
        <path className="dashed" d={links.join('')} />
        <Outline at={ORIGINAL} isSelected />
      </g>
      {targets.map((target, index) => {
        const copy = copies.get(target);
        return (
          <g key={target.name} transform={`translate(${(index + 1) * PITCH} ${TOP})`}>
            {target.isShown && <View at={isViewMoved ? target.object : UNMOVED} />}
            {copy ? (
              <Outline at={copy} isSelected={target.isShown} />
            ) : (
              placesFor(target).map((place) => (
                <Mark
                  key={place}
                  at={landing(place, target, isViewMoved)}
                  number={places.indexOf(place) + 1}
                />
              ))
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** An image with its name, and the object on it. */
function Slide({ index, name, at, turn }: { index: number; name: string; at: Point; turn: number }) {
  return (
    <g transform={`translate(${index * PITCH})`}>
      <text className="title" y="14">
        {name}
      </text>
      <g className="tissue" transform={`translate(0 ${TOP})`}>
        <rect width={IMAGE.width} height={IMAGE.height} rx="4" />
        <path d={tissue} />
        <path d={object} transform={`translate(${at}) rotate(${turn})`} />
      </g>
    </g>
  );
}

/** What is in view of an open image: its middle is the middle of the view. */
function View({ at: [x, y] }: { at: Point }) {
  return <rect className="paste-view" x={x - 26} y={y - 22} width="52" height="44" rx="2" />;
}

function Outline({ at, isSelected }: { at: Point; isSelected: boolean }) {
  return (
    <g className={isSelected ? 'slide-selected' : 'slide-plain'}>
      <path d={outline} transform={`translate(${at})`} />
    </g>
  );
}

/** A place where the copy may go. */
function Mark({ at: [x, y], number }: { at: Point; number: number }) {
  return (
    <g className="callout">
      <circle className="box" cx={x} cy={y} r="10" />
      <text x={x} y={y + 5} textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
