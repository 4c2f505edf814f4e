import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultDayStart, nextDayStartAfter } from '@maru/contract/time/business-date.ts';
import { test as base } from '@playwright/test';
import { closeOthers, giveBack, type KeptContexts, openContext, takeContext } from './kept-contexts.ts';
import { type Maru, startMaru } from './start-maru.ts';

/** In ms; long enough for every journey's sales. */
const dayEnd = 60_000;

type OfJourney = {
  withinOneDay: undefined;
  /**
   * For a journey whose context must not serve another one, because it sets the clock, adds a listener or a script to the
   * context, goes offline, or has other options than those in the key of kept contexts.
   */
  ownContext: boolean;
};

/** One server per worker. Each journey has its own client address, as from behind a proxy. */
export const test = base.extend<OfJourney, { maru: Maru; keptContexts: KeptContexts }>({
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
  ownContext: [false, { option: true }],
  keptContexts: [
    // Begins after the server and ends before it: pages keep connections open.
    async ({ maru: _maru }, use) => {
      const kept: KeptContexts = new Map();
      await use(kept);
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      maru,
      keptContexts: kept,
      ownContext,
      javaScriptEnabled,
      serviceWorkers,
      permissions,
      extraHTTPHeaders,
      viewport,
      hasTouch,
      colorScheme,
      locale,
      contextOptions,
    },
    use,
    info,
  ) => {
    const isOwn = ownContext || serviceWorkers === 'allow' || permissions !== undefined;
    const options = { viewport, hasTouch, colorScheme, locale, javaScriptEnabled, contextOptions };
    const context = isOwn
      ? await openContext(browser)
      : await takeContext({ kept, browser, maru, headers: extraHTTPHeaders ?? {}, options });
    await use(context);
    // Closes a context of the journey's own and those that it opened for other people, whose pages would run on.
    await closeOthers(browser, kept);
    if (!isOwn) await giveBack(context, info);
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
