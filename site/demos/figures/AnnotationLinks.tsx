import type { ReactNode } from 'react';
import { blob, via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text, Tissue, Zone } from './kit.tsx';

/** The same object outlined on each image of a group, linked as one set; below, how a set grows and shrinks. */
export function AnnotationLinks(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={404} narrow={<Narrow />} narrowHeight={546} />;
}

const images = [
  { title: 'H&E', letter: 'A', x: 0.4, y: 88 },
  { title: 'CD3', letter: 'B', x: 0.56, y: 100 },
  { title: 'Ki-67', letter: 'C', x: 0.46, y: 84 },
];

const outline = blob(5, [0, 0], 26, 20, 7);

/** The three images of a group with an outline each, and the links between them. */
function Images({ w, pitch, inset }: { w: number; pitch: number; inset: number }) {
  return (
    <>
      {images.map(({ title, letter, x, y }, index) => (
        <Box key={title} x={inset + index * pitch} y={38} w={w} h={170} tone="image" title={title}>
          <Tissue x={8} y={36} w={w - 16} h={126} seed={2 + index} />
          <At x={Math.round(w * x)} y={y}>
            <g className="slide-term">
              <path d={outline} transform={`rotate(${index * 25})`} />
            </g>
            <text className="title on-slide" x="0" y="5" textAnchor="middle">
              {letter}
            </text>
          </At>
        </Box>
      ))}
      {images.map(({ title, x, y }, index) => (
        <Arrow
          key={title}
          dashed
          heads="none"
          points={via(inset + index * pitch + w * x, 38 + y + 26, inset + index * pitch + w * x, 226)}
        />
      ))}
      <Arrow dashed heads="none" points={via(inset + w * 0.4, 226, inset + 2 * pitch + w * 0.46, 226)} />
    </>
  );
}

/** Members of a set as lettered circles in an outline. */
function LinkedSet({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g className="core">
      <rect className="box" x={x} y={y} width={children.length * 28 + 4} height="36" rx="18" />
      {[...children].map((letter, index) => (
        <Loose key={letter} x={x + 16 + index * 28} y={y + 18}>
          {letter}
        </Loose>
      ))}
    </g>
  );
}

/** An annotation, in a set or on its own. */
function Loose({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g className="neutral">
      <circle className="box" cx={x} cy={y} r="11" />
      <Text x={x} y={y + 5} align="middle">
        {children}
      </Text>
    </g>
  );
}

/** What each act makes of a set: its name, the sets before it and after it. */
const acts: { title: string; before: ReactNode; after: ReactNode }[] = [
  {
    title: 'Link D with B',
    before: (
      <>
        <LinkedSet x={0} y={0}>
          ABC
        </LinkedSet>
        <Loose x={110} y={18}>
          D
        </Loose>
      </>
    ),
    after: (
      <LinkedSet x={0} y={0}>
        ABCD
      </LinkedSet>
    ),
  },
  {
    title: 'Link two sets',
    before: (
      <>
        <LinkedSet x={0} y={0}>
          AB
        </LinkedSet>
        <LinkedSet x={66} y={0}>
          CD
        </LinkedSet>
      </>
    ),
    after: (
      <LinkedSet x={0} y={0}>
        ABCD
      </LinkedSet>
    ),
  },
  {
    title: 'Unlink C',
    before: (
      <LinkedSet x={0} y={0}>
        ABC
      </LinkedSet>
    ),
    after: (
      <>
        <LinkedSet x={0} y={0}>
          AB
        </LinkedSet>
        <Loose x={80} y={18}>
          C
        </Loose>
      </>
    ),
  },
  {
    title: 'Unlink B',
    before: (
      <LinkedSet x={0} y={0}>
        AB
      </LinkedSet>
    ),
    after: (
      <>
        <LinkedSet x={0} y={0}>
          A
        </LinkedSet>
        <Loose x={52} y={18}>
          B
        </Loose>
      </>
    ),
  },
];

function Acts({ columns, pitch }: { columns: number; pitch: number }) {
  return acts.map(({ title, before, after }, index) => (
    <At key={title} x={(index % columns) * pitch} y={Math.floor(index / columns) * 142}>
      <Text x={0} y={0} kind="title">
        {title}
      </Text>
      <At x={0} y={14}>
        {before}
      </At>
      <Arrow points={via(30, 56, 30, 72)} />
      <At x={0} y={78}>
        {after}
      </At>
    </At>
  ));
}

function Wide() {
  return (
    <>
      <Zone x={0} y={0} w={720} h={256} title="Image group" dashed />
      <Images w={216} pitch={240} inset={12} />
      <Mark x={360} />
      <At x={0} y={288}>
        <Acts columns={4} pitch={186} />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Zone x={0} y={0} w={360} h={256} title="Image group" dashed />
      <Images w={106} pitch={115} inset={12} />
      <Mark x={180} />
      <At x={0} y={288}>
        <Acts columns={2} pitch={190} />
      </At>
    </>
  );
}

/** Names what the dashed line says. */
function Mark({ x }: { x: number }) {
  return (
    <Text x={x} y={245} align="middle">
      the same object
    </Text>
  );
}
