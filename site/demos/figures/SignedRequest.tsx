import { via } from './geometry.ts';
import { Arrow, At, Box, type FigureProps, Frame, Text } from './kit.tsx';

/** How a request is signed by a program, and checked by the core. */
export function SignedRequest(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={430} narrow={<Narrow />} narrowHeight={950} />;
}

const lines = ['GET ⏎', '(checksum) ⏎', '(content type) ⏎', 'Wed, 27 Aug 2025 … ⏎', '/api/project.json'];

/** What a program does: it writes the lines, and hashes them. */
function Program({ w }: { w: number }) {
  return (
    <>
      <Box x={0} y={0} w={w} h={158} tone="client" title="1 Write five lines" lines={lines} mono />
      <Arrow points={via(w / 2, 164, w / 2, 190)} />
      <Box
        x={0}
        y={196}
        w={w}
        h={84}
        tone="client"
        icon="lock"
        title="2 HMAC-SHA1"
        lines={['with the private key,', 'written in Base64']}
      />
    </>
  );
}

const questions = [
  { title: '3 Date, Authorization?', lines: ['are both headers there'], h: 64 },
  { title: '4 Whose public key?', lines: ['of an enabled account'], h: 64 },
  { title: '5 Same signature?', lines: ['with the content type,', 'or else with none'], h: 84 },
];

/** The questions of the core; every no leads to the line at `no`, every yes to the next one. */
function Core({ w, no }: { w: number; no: number }) {
  let top = 0;
  const places = questions.map((question) => {
    const y = top;
    top += question.h + 34;
    return { ...question, y };
  });
  return (
    <>
      {places.map(({ title, lines: about, h, y }) => (
        <g key={title}>
          <Box x={0} y={y} w={w} h={h} tone="core" title={title} lines={about} />
          <Arrow points={via(w / 2, y + h + 6, w / 2, y + h + 28)} />
          <Text x={w / 2 + 10} y={y + h + 22} kind="muted">
            yes
          </Text>
          <g className="failure">
            <Arrow points={via(w + 6, y + 30, no, y + 30, no, top - 6)} />
          </g>
        </g>
      ))}
      <Text x={w + 8} y={22} kind="muted">
        no
      </Text>
      <Box
        x={0}
        y={top}
        w={no - 96}
        h={64}
        tone="core"
        icon="check"
        title="Yours"
        lines={['with your rights']}
      />
      <g className="failure">
        <Box x={no - 84} y={top} w={116} h={64} icon="close" title="Nobody’s" lines={['status 401']} />
      </g>
    </>
  );
}

function Heads({ x, w, children }: { x: number; w: number; children: string }) {
  return (
    <Text x={x + w / 2} y={16} kind="title" align="middle">
      {children}
    </Text>
  );
}

function Wide() {
  return (
    <>
      <Heads x={0} w={228}>
        Your program
      </Heads>
      <Heads x={432} w={288}>
        core
      </Heads>
      <At x={0} y={32}>
        <Program w={228} />
      </At>
      <Box x={288} y={32} w={100} h={280} tone="proxy" title="nginx" lines={['passes', 'all on']} />
      <Arrow points={via(234, 270, 282, 270)} />
      <Arrow points={via(394, 62, 426, 62)} />
      <Text x={0} y={340} kind="title">
        Sent
      </Text>
      <Text x={0} y={362} kind="mono">
        {['Date: Wed, 27 Aug 2025 …', 'Authorization: CYTOMINE <public>:<signature>']}
      </Text>
      <At x={432} y={32}>
        <Core w={212} no={256} />
      </At>
    </>
  );
}

function Narrow() {
  return (
    <>
      <Heads x={0} w={250}>
        Your program
      </Heads>
      <At x={0} y={30}>
        <Program w={250} />
      </At>
      <Arrow points={via(125, 316, 125, 348)} />
      <Text x={0} y={370} kind="mono">
        {['Date: Wed, 27 Aug 2025 …', 'Authorization: CYTOMINE', '  <public>:<signature>']}
      </Text>
      <Arrow points={via(125, 424, 125, 450)} />
      <Box x={0} y={456} w={250} h={64} tone="proxy" title="nginx" lines={['passes all on']} />
      <Arrow points={via(125, 526, 125, 560)} />
      <Text x={140} y={548} kind="title">
        core
      </Text>
      <At x={0} y={566}>
        <Core w={250} no={300} />
      </At>
    </>
  );
}
