import { useEffect, useState } from 'react';
import {
  dropGuide,
  keepGuide,
  keptVersion,
  readOfflineList,
  refreshKept,
  useFrame,
  useSite,
} from '../app/hooks.ts';

type State =
  /** Cannot be kept: no network and nothing there, or a browser without caches. */
  | { type: 'unknown' }
  | { type: 'away'; bytes: number; hasFailed: boolean }
  | { type: 'keeping'; share: number }
  | { type: 'kept' };

/** Keeps the guide of the page for reading without a network, or forgets it. */
export function KeepOffline() {
  const { base } = useSite();
  const { key } = useFrame().guide;
  return key === '' || !isPossible() ? null : <KeepGuide key={key} base={base} guide={key} />;
}

function KeepGuide({ base, guide }: { base: string; guide: string }) {
  const [state, setState] = useState<State>({ type: 'unknown' });
  useEffect(() => {
    look(base, guide).then(setState, () => {});
    refreshKept(base, guide).catch((error: unknown) => console.warn('The kept guide stays as it is.', error));
  }, [base, guide]);
  const keep = async () => {
    setState({ type: 'keeping', share: 0 });
    try {
      await keepGuide(base, guide, (share) => setState({ type: 'keeping', share }));
      setState({ type: 'kept' });
    } catch (error) {
      console.warn('The guide was not kept.', error);
      setState({ type: 'away', bytes: 0, hasFailed: true });
    }
  };
  const drop = async () => {
    await dropGuide(base, guide);
    setState(await look(base, guide));
  };
  if (state.type === 'unknown') return null;
  return (
    <>
      <button
        className="keep-offline"
        type="button"
        disabled={state.type === 'keeping'}
        onClick={() => void (state.type === 'kept' ? drop() : keep())}
      >
        {wordsOf(state)}
      </button>
      <span className="visually-hidden" role="status">
        {state.type === 'kept' ? 'This guide can be read offline' : ''}
      </span>
    </>
  );
}

/** Only pages with a certificate, and those of one's own machine, have caches. */
function isPossible(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

async function look(base: string, guide: string): Promise<State> {
  if ((await keptVersion(base, guide)) !== undefined) return { type: 'kept' };
  const { bytes } = await readOfflineList(base, guide);
  return { type: 'away', bytes, hasFailed: false };
}

function wordsOf(state: Exclude<State, { type: 'unknown' }>): string {
  if (state.type === 'kept') return 'Remove the offline copy';
  if (state.type === 'keeping') return `Keeping this guide: ${Math.floor(state.share * 100)} %`;
  if (state.hasFailed) return 'Not kept; try again';
  return `Keep this guide offline (${(state.bytes / 1e6).toFixed(1)} MB)`;
}
