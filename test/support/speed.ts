import { it } from 'vitest';

/** Whether this is `npm run test:all`, which takes its time: then, files named `*.all.test.ts` run as well. */
export const IS_ALL = process.env.TEST_ALL !== undefined;

/** For a detail of something that `npm test` looks at in another way: part of `npm run test:all` only. */
export const itInAll: (name: string, body: () => Promise<void>) => void = IS_ALL ? it : () => {};
