import type { Engine } from './buildContext.ts';

export async function runBench(_args: readonly string[], _engine: Engine): Promise<void> {
  throw new Error('not there yet');
}
