import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Maru, startMaru } from './start-maru.ts';

/** One server for all journeys of a worker; each journey comes from an address of its own, as from behind a proxy. */
export const test = base.extend<object, { maru: Maru }>({
  // Wrong passwords and codes are counted by address: one journey's must not make the next one wait.
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` }),
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
