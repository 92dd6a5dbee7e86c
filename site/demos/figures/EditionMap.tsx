import { via } from './geometry.ts';
import { Arrow, Box, type FigureProps, Frame, Text, type Tone } from './kit.tsx';

/** Four questions that lead to an edition, and what each edition is made of. */
export function EditionMap(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={430} narrow={<Narrow />} narrowHeight={770} />;
}

const editions: { question: string[]; name: string; version: string; tone: Tone; lines: string[] }[] = [
  {
    question: ['A server of version 2 or 3', 'that has to stay?'],
    name: 'Community Legacy',
    version: 'v3.2.3',
    tone: 'file',
    lines: ['Local accounts · IMS and IIP image servers', 'Software router and Slurm run algorithms'],
  },
  {
    question: ['Bigpicture datasets, Crypt4GH', 'or LS-AAI sign-in?'],
    name: 'Bigpicture',
    version: 'BP2025.1.1',
    tone: 'proxy',
    lines: ['Keycloak accounts · PIMS with WSI-DICOM', 'App Engine · image search'],
  },
  {
    question: ['LDAP, SAML or LTI, with', 'support from the vendor?'],
    name: 'Enterprise',
    version: 'no public release',
    tone: 'client',
    lines: ['Local accounts, LDAP, SAML, LTI', 'PIMS image server'],
  },
  {
    question: ['None of these:', 'a new server'],
    name: 'Community Edition',
    version: 'CE2025.1',
    tone: 'core',
    lines: ['Local accounts · PIMS', 'App Engine, with a Kubernetes cluster'],
  },
];

function Wide() {
  const step = 116;
  return editions.map((edition, index) => {
    const last = index === editions.length - 1;
    const y = index * step;
    return (
      <g key={edition.name}>
        <Question x={0} y={y + 11} w={246} lines={edition.question} />
        <Arrow points={via(252, y + 44, 334, y + 44)} />
        {!last && (
          <>
            <Text x={292} y={y + 32} align="middle">
              yes
            </Text>
            <Arrow points={via(123, y + 80, 123, y + step + 8)} />
            <Text x={133} y={y + 101}>
              no
            </Text>
          </>
        )}
        <Edition x={340} y={y} w={380} {...edition} />
      </g>
    );
  });
}

function Narrow() {
  const step = 198;
  return editions.map((edition, index) => {
    const last = index === editions.length - 1;
    const y = index * step;
    return (
      <g key={edition.name}>
        <Question x={0} y={y} w={270} lines={edition.question} />
        <Arrow points={via(135, y + 66, 135, y + 88)} />
        {!last && (
          <>
            <Text x={147} y={y + 83}>
              yes
            </Text>
            <Arrow points={via(12, y + 66, 12, y + step - 6)} />
            <Text x={2} y={y + 140} halo>
              no
            </Text>
          </>
        )}
        <Edition x={32} y={y + 94} w={328} {...edition} />
      </g>
    );
  });
}

function Question({ x, y, w, lines }: { x: number; y: number; w: number; lines: string[] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="box" width={w} height="60" rx="30" />
      <Text x={w / 2} y={26} align="middle">
        {lines}
      </Text>
    </g>
  );
}

function Edition({
  x,
  y,
  w,
  tone,
  name,
  version,
  lines,
}: {
  x: number;
  y: number;
  w: number;
  tone: Tone;
  name: string;
  version: string;
  lines: string[];
}) {
  return (
    <Box x={x} y={y} w={w} h={82} tone={tone} icon="none" title={name} lines={lines}>
      <Text x={w - 12} y={24} align="end">
        {version}
      </Text>
    </Box>
  );
}
