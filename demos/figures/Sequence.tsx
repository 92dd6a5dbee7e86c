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
const CHARACTER = 8;

/** Who says what to whom, in order, top to bottom. */
export function Sequence({
  actors,
  messages,
  ...props
}: FigureProps & { actors: readonly Actor[]; messages: readonly Message[] }) {
  const wide = rowsOf(messages, 52);
  const narrow = rowsOf(messages, 38);
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

function rowsOf(messages: readonly Message[], characters: number): { rows: Row[]; height: number } {
  let y = TOP;
  const rows = messages.map((message, index) => {
    const lines = wrapWords(`${index + 1}. ${message.text}`, characters);
    y += 18 + lines.length * LINE;
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
  const step = width / actors.length;
  const boxWidth = Math.min(step - 10, 190);
  const center = (place: number) => step * (place + 0.5);
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
  const half = (Math.max(...row.lines.map((line) => line.length)) * CHARACTER) / 2;
  const middle = Math.min(Math.max((from + to) / 2, half + 4), width - half - 4);
  const side = Math.sign(to - from);
  return (
    <>
      <Text x={middle} y={row.y - 8 - (row.lines.length - 1) * LINE} align="middle" halo>
        {row.lines}
      </Text>
      {side === 0 ? (
        <Arrow heads="none" points={via(from - 14, row.y, from + 14, row.y)} />
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
