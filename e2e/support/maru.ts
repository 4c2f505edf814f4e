import { test as base } from '@playwright/test';
import { type Maru, startMaru } from './start-maru.ts';

/** One server for all journeys of a worker. */
export const test = base.extend<object, { maru: Maru }>({
  maru: [
    // Playwright reads the needed fixtures from the pattern: none.
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const maru = await startMaru();
      await use(maru);
      await maru.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
