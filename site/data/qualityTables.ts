import measuredLast from './quality.json' with { type: 'json' };

/** What `npm run quality` gathers. */
export interface Quality {
  machine?: { cores: number; node: string; system: string };
  tests?: { date: string; projects: { name: string; passed: number; failed: number }[] };
  checks: {
    name: string;
    date: string;
    measured: { label: string; value: number | string; unit?: string }[];
  }[];
}

interface Table {
  head: string[];
  rows: string[][];
}

/** What a check is called, and how to run it; in the order of the page. */
const CHECKS: Record<string, { title: string; command: string }> = {
  hosting: {
    title: 'Addresses on servers',
    command: 'TEST_ALL=1 npx vitest run --project site test/hosting/hosts.test.ts',
  },
  deploy: {
    title: 'Deploy and roll back',
    command: 'TEST_ALL=1 npx vitest run --project site test/hosting/release.test.ts',
  },
  kit: {
    title: 'Copy for closed networks',
    command: 'TEST_ALL=1 npx vitest run --project site test/hosting/kit.all.test.ts',
  },
  'supply-chain': {
    title: 'Supply chain',
    command: 'npx vitest run --project unit test/supplyChain.test.ts',
  },
  faults: {
    title: 'Faults in the browser',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/navigation.all.test.ts',
  },
  blocked: {
    title: 'Pages without one of their files',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/blocked.all.test.ts',
  },
  deploys: {
    title: 'Deploys under readers',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/deploys.all.test.ts',
  },
  mixed: {
    title: 'Two releases at once',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/deploys.all.test.ts',
  },
  secrets: {
    title: 'Secrets',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/secrets.all.test.ts',
  },
  'dev-server': {
    title: 'Development server',
    command: 'TEST_ALL=1 npx vitest run --project site test/faults/devServer.all.test.ts',
  },
};

/** What the parts of the test command are called. */
const PROJECTS: Record<string, string> = {
  unit: 'Parts of the engine, data and samples',
  site: 'The built site: servers, Chromium, faults',
};

const NOT_MEASURED = 'not measured';
/** A figure this much older than the newest one is called old. */
const OLD_DAYS = 30;
const DAY_MS = 86_400_000;

/** Tables of the page on quality. A figure that no test has written is not in them. */
export const qualityTables = tablesOf(measuredLast);

/** Tables of what was measured; what is missing or old says so. */
export function tablesOf({ machine, tests, checks }: Quality): Record<string, Table> {
  const newest = [tests?.date ?? '', ...checks.map(({ date }) => date)].sort().at(-1) ?? '';
  return {
    'quality-run': {
      head: ['What', 'Value'],
      rows: [
        ['Cores', machine === undefined ? NOT_MEASURED : String(machine.cores)],
        ['Node.js', machine?.node ?? NOT_MEASURED],
        ['System', machine?.system ?? NOT_MEASURED],
      ],
    },
    'quality-tests': {
      head: ['Tests', 'Passed', 'Failed', 'Date'],
      rows: Object.entries(PROJECTS).map(([name, title]) => {
        const counts = tests?.projects.find((project) => project.name === name);
        if (tests === undefined || counts === undefined) return [title, NOT_MEASURED, NOT_MEASURED, ''];
        return [title, figure(counts.passed), figure(counts.failed), dated(tests.date, newest)];
      }),
    },
    'quality-figures': {
      head: ['Check', 'Figures', 'Date'],
      rows: figureRows(checks, newest),
    },
    'quality-commands': {
      head: ['Check', 'Command'],
      rows: Object.values(CHECKS).map(({ title, command }) => [title, `\`${command}\``]),
    },
  };
}

function figureRows(checks: Quality['checks'], newest: string): string[][] {
  const names = [...new Set([...Object.keys(CHECKS), ...checks.map(({ name }) => name)])];
  return names.map((name) => {
    const title = CHECKS[name]?.title ?? name;
    const check = checks.find((one) => one.name === name);
    if (check === undefined) return [title, NOT_MEASURED, ''];
    const figures = check.measured.map(
      ({ label, value, unit }) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${figure(value, unit)}`,
    );
    return [title, figures.join('<br>'), dated(check.date, newest)];
  });
}

function dated(date: string, newest: string): string {
  const days = (Date.parse(newest) - Date.parse(date)) / DAY_MS;
  return days > OLD_DAYS ? `${date} (old: not measured since)` : date;
}

function figure(value: number | string, unit = ''): string {
  const text = typeof value === 'number' ? value.toLocaleString('en-US') : value;
  return unit === '' ? text : `${text} ${unit}`;
}
