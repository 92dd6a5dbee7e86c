/** Whether this is `npm run test:all`, which takes its time: then, files named `*.all.test.ts` run as well. */
export const IS_ALL = process.env.TEST_ALL !== undefined;
