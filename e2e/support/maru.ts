import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultDayStart, nextDayStartAfter } from '@maru/contract/time/business-date.ts';
import { test as base } from '@playwright/test';
import { type Maru, startMaru } from './start-maru.ts';

/** In ms; long enough for every journey's sales. */
const dayEnd = 60_000;

/** One server per worker. Each journey has its own client address, as from behind a proxy. */
export const test = base.extend<{ withinOneDay: undefined }, { maru: Maru }>({
  // Orders, sums and sold-out states belong to a business day, so no journey starts just before its end.
  withinOneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const left = nextDayStartAfter(new Date(), defaultDayStart).getTime() - Date.now();
      if (left < dayEnd) await wait(left);
      await use(undefined);
    },
    { auto: true, timeout: 2 * dayEnd },
  ],
  // Failed passwords and codes are counted per address, so one journey must not delay the next.
  // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` }),
  // After a few screens a page has fetched more files than the 250 that a browser remembers by default;
  // `ready` of the till checks all of them.
  context: async ({ context }, use) => {
    await context.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
    await use(context);
  },
  maru: [
    // Playwright reads the required fixtures from this pattern; there are none.
    // biome-ignore lint/correctness/noEmptyPattern: the form that Playwright asks for
    async ({}, use) => {
      const maru = await startMaru();
      await use(maru);
      await maru.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
