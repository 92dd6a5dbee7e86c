import { via } from './geometry.ts';
import { Arrow, At, Bar, Box, Button, type FigureProps, Frame, Text, Window, Zone } from './kit.tsx';

/** The two ways to sign in, told apart by the address, and what follows from each. */
export function SignInLanes(props: FigureProps) {
  return <Frame {...props} wide={<Wide />} wideHeight={462} narrow={<Narrow />} narrowHeight={864} />;
}

const W = 348;

const lanes = [
  {
    title: 'CE2025.1 as released',
    address: ['https://<your server>/', ''],
    facts: ['Lost password: a mail with a link', 'Accounts: Admin > Users'],
  },
  {
    title: 'Newer builds',
    address: ['https://<your server>', '/iam/…'],
    facts: ['Lost password: reset it on that page', 'Accounts: in the console under /iam'],
  },
] as const;

function Lane({ index }: { index: 0 | 1 }) {
  const { title, address, facts } = lanes[index];
  return (
    <>
      <Zone x={0} y={0} w={W} h={372} title={title} tone={index === 0 ? 'core' : 'proxy'} />
      <Address parts={address} />
      <Window x={24} y={90} w={300} h={188} />
      {index === 0 ? <OwnForm /> : <KeycloakForm />}
      {facts.map((fact, row) => (
        <g key={fact}>
          <circle className="dot" cx="20" cy={311 + row * 32} r="3" fill="var(--fig-line)" />
          <Text x={32} y={316 + row * 32}>
            {fact}
          </Text>
        </g>
      ))}
    </>
  );
}

/** The address of the page; what tells the ways apart is marked. */
function Address({ parts: [start, mark] }: { parts: readonly [string, string] }) {
  return (
    <>
      <rect className="neutral box" x="24" y="42" width="300" height="34" rx="17" />
      {mark && <rect className="box proxy" x="219" y="47" width="62" height="24" rx="4" />}
      <Text x={38} y={64} kind="mono">
        {start}
      </Text>
      {mark && (
        <Text x={226} y={64} kind="mono">
          {mark}
        </Text>
      )}
    </>
  );
}

function OwnForm() {
  return (
    <>
      <Text x={44} y={132} kind="title">
        Log in
      </Text>
      <Button x={44} y={144} w={260} kind="field">
        Username
      </Button>
      <Button x={44} y={178} w={260} kind="field">
        Password
      </Button>
      <rect className="neutral box" x="44" y="218" width="14" height="14" rx="3" />
      <path className="core" d="M47 225l3 3 5-6" />
      <Text x={66} y={230}>
        Remember me
      </Text>
      <Button x={214} y={240} w={90} kind="main">
        Log in
      </Button>
    </>
  );
}

/** A page of Keycloak: its words depend on its version and language, so none are drawn. */
function KeycloakForm() {
  return (
    <>
      <Text x={174} y={132} kind="title" align="middle">
        Keycloak
      </Text>
      <rect className="neutral box" x="74" y="146" width="200" height="26" rx="4" />
      <Bar x={84} y={156} w={90} />
      <rect className="neutral box" x="74" y="182" width="200" height="26" rx="4" />
      <Bar x={84} y={192} w={64} />
      <rect className="box proxy" x="74" y="226" width="200" height="28" rx="4" />
      <Bar x={144} y={237} w={60} />
    </>
  );
}

function Dashboard({ x, y }: { x: number; y: number }) {
  return <Box x={x} y={y} w={160} h={40} tone="client" icon="chart" title="Dashboard" />;
}

function Wide() {
  return (
    <>
      <Lane index={0} />
      <At x={372} y={0}>
        <Lane index={1} />
      </At>
      <Arrow points={via(174, 378, 174, 438, 274, 438)} />
      <Arrow points={via(546, 378, 546, 438, 446, 438)} />
      <Dashboard x={280} y={418} />
    </>
  );
}

function Narrow() {
  return (
    <>
      <At x={6} y={0}>
        <Lane index={0} />
      </At>
      <Arrow points={via(180, 378, 180, 402)} />
      <Dashboard x={100} y={408} />
      <Arrow points={via(180, 478, 180, 454)} />
      <At x={6} y={484}>
        <Lane index={1} />
      </At>
    </>
  );
}
