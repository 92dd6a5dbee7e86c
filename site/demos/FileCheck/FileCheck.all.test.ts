import { expect, it } from 'vitest';
import { checkRandomFiles } from './madeFiles.ts';

it('answers whatever 100,000 files hold, and reads little of each', async () => {
  expect(await checkRandomFiles(100_000)).toBeLessThanOrEqual(1_000_000);
});
