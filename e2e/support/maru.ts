import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultDayStart, nextDayStartAfter } from '@maru/contract/time/business-date.ts';
import { test as base } from '@playwright/test';
import { type Maru, startMaru } from './start-maru.ts';

/** Before this is over every journey has sold what it sells, in milliseconds. */
const dayEnd = 60_000;

/** One server for all journeys of a worker; each journey comes from an address of its own, as from behind a proxy. */
export const test = base.extend<{ withinOneDay: undefined }, { maru: Maru }>({
  // Orders, sums and what is sold out belong to a business day: a journey that sells does not begin at its very end.
  withinOneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const left = nextDayStartAfter(new Date(), defaultDayStart).getTime() - Date.now();
      if (left < dayEnd) await wait(left);
      await use(undefined);
    },
    { auto: true, timeout: 2 * dayEnd },
  ],
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
