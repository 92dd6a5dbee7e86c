import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, NARROW, Text, type Tone, WIDE } from './kit.tsx';

/** Who takes part; the second name is for narrow columns. */
export interface Actor {
  name: string;
  short: string;
  tone: Tone;
}

/** One message from one actor to another, by their places; to itself: a step of its own. */
export interface Message {
  from: number;
  to: number;
  text: string;
  /** Dashed: an answer. */
  answer?: boolean;
}

const TOP = 44;
const LINE = 20;
/** Room a character takes, on average. */
const CHARACTER = 7.2;
/** Kept free at the edges, for lines of wide characters. */
const EDGE = 12;
/** How far the way from an actor back to itself leaves the line. */
const HOOK = 26;
const HOOK_HEIGHT = 14;

/** Who says what to whom, in order, top to bottom. */
export function Sequence({
  actors,
  messages,
  ...props
}: FigureProps & { actors: readonly Actor[]; messages: readonly Message[] }) {
  const wide = rowsOf(messages, (way) => (way === 1 ? 35 : 52));
  const narrow = rowsOf(messages, () => 34);
  return (
    <Frame
      {...props}
      wide={<Drawing actors={actors} rows={wide.rows} height={wide.height} width={WIDE} />}
      wideHeight={wide.height}
      narrow={<Drawing actors={actors} rows={narrow.rows} height={narrow.height} width={NARROW} />}
      narrowHeight={narrow.height}
    />
  );
}

interface Row extends Message {
  lines: string[];
  /** Where its arrow is; its text ends above. */
  y: number;
}

/** `characters`: what a line may have, by the number of places that the message goes. */
function rowsOf(
  messages: readonly Message[],
  characters: (way: number) => number,
): { rows: Row[]; height: number } {
  let y = TOP;
  const rows = messages.map((message, index) => {
    const way = Math.abs(message.to - message.from);
    const lines = wrapWords(`${index + 1}. ${message.text}`, characters(way));
    y += 18 + lines.length * LINE + (way === 0 ? HOOK_HEIGHT : 0);
    return { ...message, lines, y };
  });
  return { rows, height: y + 20 };
}

function Drawing({
  actors,
  rows,
  height,
  width,
}: {
  actors: readonly Actor[];
  rows: readonly Row[];
  height: number;
  width: number;
}) {
  const boxWidth = Math.min(width / actors.length - 10, 170);
  const step = (width - boxWidth) / (actors.length - 1);
  const center = (place: number) => boxWidth / 2 + step * place;
  return (
    <>
      {actors.map(({ name, short, tone }, place) => (
        <g key={name}>
          <Arrow tone={tone} dashed heads="none" points={via(center(place), TOP, center(place), height)} />
          <Box
            x={center(place) - boxWidth / 2}
            y={0}
            w={boxWidth}
            h={38}
            tone={tone}
            title={width === WIDE ? name : short}
            {...(width === WIDE ? {} : { icon: 'none' as const })}
          />
        </g>
      ))}
      {rows.map((row) => (
        <MessageRow key={row.y} row={row} from={center(row.from)} to={center(row.to)} width={width} />
      ))}
    </>
  );
}

function MessageRow({ row, from, to, width }: { row: Row; from: number; to: number; width: number }) {
  const halves = row.lines.map((line) => (line.length * CHARACTER) / 2);
  const half = Math.max(...halves);
  const middle = Math.min(Math.max((from + to) / 2, half + EDGE), width - half - EDGE);
  const side = Math.sign(to - from);
  const start = row.y - (side === 0 ? HOOK_HEIGHT : 0);
  const first = start - 8 - (row.lines.length - 1) * LINE;
  const hook = from > width / 2 ? -HOOK : HOOK;
  return (
    <>
      {/* Lines of actors stop at words: seen between letters they would be read with them. */}
      {halves.map((one, line) => (
        <rect
          key={row.lines[line]}
          className="box dot"
          x={middle - one}
          y={first - 15 + line * LINE}
          width={2 * one}
          height={LINE}
        />
      ))}
      <Text x={middle} y={first} align="middle">
        {row.lines}
      </Text>
      {side === 0 ? (
        <Arrow
          points={via(from, start, from + hook, start, from + hook, row.y, from + Math.sign(hook) * 4, row.y)}
        />
      ) : (
        <Arrow points={via(from + side * 4, row.y, to - side * 4, row.y)} dashed={row.answer ?? false} />
      )}
    </>
  );
}

/** Breaks text between words, so that no line has more characters than asked for. */
function wrapWords(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= characters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
