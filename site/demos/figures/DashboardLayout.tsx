import { Bar, Button, CallOut, type FigureProps, Frame, NARROW, Text, Tissue, WIDE, Window } from './kit.tsx';

/** The page that follows the sign-in: four numbered boxes. */
export function DashboardLayout(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={356} narrow={<Narrow />} narrowHeight={560} />;
}

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

function Wide() {
  return (
    <>
      <Window x={0} y={0} w={WIDE} h={356} />
      <Welcome x={14} y={28} w={692} h={48} />
      <Recent x={14} y={88} w={452} h={158} pictures={4} />
      <Statistics x={14} y={258} w={452} h={84} />
      <Last x={478} y={88} w={228} h={254} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <Window x={0} y={0} w={NARROW} h={560} />
      <Welcome x={12} y={28} w={336} h={48} />
      <Recent x={12} y={88} w={336} h={158} pictures={2} />
      <Statistics x={12} y={258} w={336} h={84} />
      <Last x={12} y={354} w={336} h={192} />
    </>
  );
}

function Field({ x, y, w, h, number, title }: Place & { number: number; title?: string }) {
  return (
    <>
      <rect className="neutral box" x={x} y={y} width={w} height={h} rx="8" />
      <CallOut x={x + 22} y={y + 24}>
        {number}
      </CallOut>
      {title && (
        <Text x={x + 42} y={y + 29} kind="title">
          {title}
        </Text>
      )}
    </>
  );
}

function Welcome(place: Place) {
  return (
    <>
      <Field {...place} number={1} />
      <Bar x={place.x + 44} y={place.y + 14} w={place.w * 0.6} />
      <Bar x={place.x + 44} y={place.y + 28} w={place.w * 0.4} />
    </>
  );
}

/** Two projects with pictures of their images. */
function Recent({ pictures, ...place }: Place & { pictures: number }) {
  const { x, y, w } = place;
  return (
    <>
      <Field {...place} number={2} title="Recently opened" />
      {[48, 84].map((top, row) => (
        <g key={top}>
          <Bar x={x + 16} y={y + top + 12} w={112} />
          {Array.from({ length: pictures }, (_, index) => x + 160 + index * 56).map((left, index) => (
            <Tissue key={left} x={left} y={y + top} w={46} h={30} seed={row + index + 1} />
          ))}
        </g>
      ))}
      <Button x={x + w - 152} y={y + 122} w={138}>
        View all projects
      </Button>
    </>
  );
}

function Statistics(place: Place) {
  const { x, y, w } = place;
  const counts = ['Projects', 'Manual Annotations', 'Images', 'Reviewed Annotations'];
  const second = w * 0.42 - 8;
  return (
    <>
      <Field {...place} number={3} title="Statistics" />
      {counts.map((name, index) => (
        <Text key={name} x={x + 16 + (index % 2) * second} y={y + 52 + Math.floor(index / 2) * 21}>
          {name}
        </Text>
      ))}
    </>
  );
}

function Last(place: Place) {
  const { x, y, w, h } = place;
  return (
    <>
      <Field {...place} number={4} title="Last opened image" />
      <Tissue x={x + 16} y={y + 44} w={w - 32} h={h - 84} seed={2} />
      <Bar x={x + 16} y={y + h - 28} w={w * 0.5} />
    </>
  );
}
