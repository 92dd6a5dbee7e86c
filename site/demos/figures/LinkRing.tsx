import { blob, via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Tissue } from './kit.tsx';

/** The annotations of a set as a ring, in the order of the names of their images. */
export function LinkRing(props: FigureProps) {
  return (
    <Frame
      {...props}
      wide={<Ring w={168} pitch={276} />}
      wideHeight={216}
      narrow={<Ring w={92} pitch={134} />}
      narrowHeight={216}
    />
  );
}

const names = ['CD3', 'H&E', 'Ki-67'];
const outline = blob(5, [0, 0], 26, 20, 7);

function Ring({ w, pitch }: { w: number; pitch: number }) {
  const isWide = pitch > 200;
  const middle = pitch + w / 2;
  return (
    <>
      {names.map((name, index) => (
        <At key={name} x={index * pitch} y={0}>
          <Box x={0} y={0} w={w} h={132} tone="image" title={name}>
            <Tissue x={8} y={36} w={w - 16} h={88} seed={2 + index} />
            <g className="slide-term" transform={`translate(${w / 2} 80) rotate(${index * 25})`}>
              <path d={outline} />
            </g>
          </Box>
          {index < 2 && <Arrow points={via(w + 6, 70, pitch - 6, 70)} />}
          {index < 2 && isWide && (
            <Text x={(w + pitch) / 2} y={60} align="middle">
              Next link
            </Text>
          )}
        </At>
      ))}
      <Arrow points={via(2 * pitch + w / 2, 138, 2 * pitch + w / 2, 178, w / 2, 178, w / 2, 138)} />
      <Text x={middle} y={170} align="middle">
        Next link
      </Text>
      <Text x={middle} y={202} align="middle" kind="muted">
        after the last comes the first
      </Text>
    </>
  );
}
