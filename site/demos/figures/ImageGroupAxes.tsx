import { blob, via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Tissue, Zone } from './kit.tsx';

/** Several files kept together as an image group, against one file with channels, depth and time. */
export function ImageGroupAxes(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={336} narrow={<Narrow />} narrowHeight={694} />;
}

const stains = ['H&E', 'CD3', 'Ki-67'];

const group = [
  'Several images, one file each.',
  'Side by side, aligned by eye.',
  'Annotations can be linked.',
];
const slices = [
  'One image, one file, many slices.',
  'In one view, with sliders.',
  'An annotation lies on one slice.',
];

function Group() {
  return (
    <>
      <Zone x={0} y={0} w={348} h={264} title="Image group" tone="core" dashed />
      {stains.map((stain, index) => (
        <Box key={stain} x={12 + index * 110} y={48} w={104} h={200} tone="image" title={stain}>
          <Tissue x={10} y={36} w={84} h={152} seed={2 + index} />
        </Box>
      ))}
    </>
  );
}

/** A pile of focal planes; the front one is the slice in view. */
function Pile({ x, y, seed, isMarked }: { x: number; y: number; seed: number; isMarked: boolean }) {
  return (
    <At x={x} y={y}>
      {[2, 1, 0].map((depth) => (
        <Tissue key={depth} x={depth * 10} y={-depth * 10} w={56} h={46} seed={seed} />
      ))}
      {isMarked && (
        <g className="slide-term">
          <path d={blob(5, [26, 23], 14, 11, 7)} />
        </g>
      )}
    </At>
  );
}

function Axes() {
  return (
    <>
      <Box x={0} y={0} w={348} h={264} tone="image" title="Image" />
      {[0, 1].map((channel) =>
        [0, 1, 2].map((time) => (
          <Pile
            key={`${channel}${time}`}
            x={64 + time * 92}
            y={66 + channel * 80}
            seed={2 + channel}
            isMarked={channel === 0 && time === 1}
          />
        )),
      )}
      <Arrow points={via(42, 60, 42, 196)} />
      <Text x={18} y={134} kind="title">
        C
      </Text>
      <Arrow points={via(64, 212, 300, 212)} />
      <Text x={312} y={217} kind="title">
        T
      </Text>
      <Arrow points={via(310, 116, 332, 94)} />
      <Text x={326} y={126} kind="title">
        Z
      </Text>
      <Text x={174} y={248} align="middle">
        C channel, Z focal plane, T time point
      </Text>
    </>
  );
}

function Wide() {
  return (
    <>
      <Group />
      <Text x={0} y={292}>
        {group}
      </Text>
      <At x={372} y={0}>
        <Axes />
        <Text x={0} y={292}>
          {slices}
        </Text>
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={6} y={0}>
        <Group />
      </At>
      <Text x={6} y={290}>
        {group}
      </Text>
      <At x={6} y={360}>
        <Axes />
      </At>
      <Text x={6} y={650}>
        {slices}
      </Text>
    </>
  );
}
