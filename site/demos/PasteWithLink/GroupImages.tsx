import { blob, type Point } from '../figures/geometry.ts';
import {
  type Copy,
  HALF,
  type Image,
  landing,
  ORIGINAL,
  places,
  placesFor,
  ratioOf,
  type Settings,
  SOURCE,
  type Target,
  targets,
  UNMOVED,
} from './landing.ts';

const outline = blob(5, [0, 0], ...HALF, 7);
const object = blob(5, [0, 0], HALF[0] + 4, HALF[1] + 4, 7);
const tissue = blob(3, [SOURCE.width / 2, SOURCE.height / 2], 50, 40, 8);
const PITCH = 127;
const TOP = 22;
export const VIEW = { x: -1, width: 360, height: 126 };

interface Props {
  copies: ReadonlyMap<Target, Copy>;
  settings: Settings;
  /** The image whose copy is being corrected. */
  active: Target | undefined;
}

/** Where the upper left corner of an image is in the drawing. */
export function cornerOf(target: Target): Point {
  return [(targets.indexOf(target) + 1) * PITCH, TOP];
}

/** The images of the group side by side: the annotation, the places for its copies, the copies and their links. */
export function GroupImages({ copies, settings, active }: Props) {
  const links = [...copies].map(([target, { at }]) => {
    const [left, top] = cornerOf(target);
    return `M${ORIGINAL[0]} ${ORIGINAL[1] + TOP}L${at[0] + left} ${at[1] + top}`;
  });
  return (
    <svg viewBox={`${VIEW.x} 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
      <Slide image={SOURCE} note={noteOf(SOURCE, settings)} left={0} at={ORIGINAL} turn={0} />
      {targets.map((target) => (
        <Slide
          key={target.name}
          image={target}
          note={noteOf(target, settings)}
          left={cornerOf(target)[0]}
          isHidden={!target.isShown && target !== active}
          at={target.object}
          turn={target.turn}
        />
      ))}
      <path className="dashed" d={links.join('')} />
      <g transform={`translate(0 ${TOP})`}>
        <Outline copy={{ at: ORIGINAL, scale: 1, turn: 0 }} isSelected />
      </g>
      {targets.map((target) => {
        const copy = copies.get(target);
        return (
          <g key={target.name} transform={`translate(${cornerOf(target)})`}>
            {target.isShown && <View at={settings.isViewMoved ? target.object : UNMOVED} />}
            {copy ? (
              <Outline
                copy={copy}
                isSelected={target.isShown || target === active}
                isHeld={target === active}
              />
            ) : (
              placesFor(target).map((place) => (
                <Mark
                  key={place}
                  at={landing(place, target, settings).at}
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

function noteOf({ micronsPerPixel }: Image, { isCalibrated }: Settings): string {
  return isCalibrated ? `${micronsPerPixel} µm/pixel` : 'not calibrated';
}

interface SlideProps {
  image: Image;
  note: string;
  left: number;
  isHidden?: boolean;
  at: Point;
  turn: number;
}

/** An image with its name and its resolution, and the object on it. */
function Slide({ image, note, left, isHidden, at, turn }: SlideProps) {
  const { name, width, height } = image;
  const ratio = ratioOf(image);
  return (
    <g transform={`translate(${left})`}>
      <text className="title" y="14">
        {isHidden ? `${name}, hidden` : name}
      </text>
      <g className="tissue" transform={`translate(0 ${TOP})`}>
        <rect width={width} height={height} rx="4" />
        <path d={tissue} transform={`scale(${ratio})`} />
        <path d={object} transform={`translate(${at}) rotate(${turn}) scale(${ratio})`} />
      </g>
      <text y={TOP + height + 16}>{note}</text>
    </g>
  );
}

/** What is in view of an open image: its middle is the middle of the view. */
function View({ at: [x, y] }: { at: Point }) {
  return <rect className="paste-view" x={x - 26} y={y - 22} width="52" height="44" rx="2" />;
}

function Outline({ copy, isSelected, isHeld }: { copy: Copy; isSelected: boolean; isHeld?: boolean }) {
  const { at, scale, turn } = copy;
  return (
    <g className={isSelected ? 'slide-selected' : 'slide-plain'}>
      <path
        className={isHeld ? 'paste-held' : undefined}
        d={outline}
        transform={`translate(${at}) rotate(${turn}) scale(${scale})`}
      />
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
