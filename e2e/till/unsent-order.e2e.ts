import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

test.use({ ownContext: true });

const { t } = ko;
const keptOne = t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 1 });
const connected = t('hub/payments:saleQueue.states.CONNECTED');

/** The number of orders the store has finished today, read from the orders screen. */
async function doneToday(context: BrowserContext, maru: Maru, storeId: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${maru.hubUrl}/s/${storeId}/orders`);
  const count = await ordersOn(page).doneToday();
  await page.close();
  return count;
}

/** The server takes the order and dies before it answers. */
async function dieBeforeAnswer(page: Page, maru: Maru) {
  let isFirst = true;
  await page.route(/\/stores\/[^/]+\/orders$/, async (route) => {
    // The route stays after the first request: removing it could also drop the second request.
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await maru.kill();
    await route.abort();
  });
}

test('an order that the server stored without answering is sent again with its key and counted once', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  await till.addWith('아메리카노');
  const before = await doneToday(context, maru, storeIdOf(page));

  await dieBeforeAnswer(page, maru);
  await till.payInCash();
  await expect(till.kept).toBeVisible();
  await expect(till.connection).toHaveText(keptOne);

  const address = page.url();
  await page.reload().catch(() => 'nothing answers');
  await maru.start();
  // Chromium also reloads the failed page by itself. The later load aborts the earlier, so try again.
  await expect(() => page.goto(address)).toPass();
  await expect(till.connection).toHaveText(connected);
  await expect.poll(() => doneToday(context, maru, storeIdOf(page))).toBe(before + 1);
});

test('orders taken offline are stored on the device, shown as unsent, and sent once with several tabs open', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const storeId = storeIdOf(page);
  const before = await doneToday(context, maru, storeId);
  const secondPage = await context.newPage();
  await secondPage.goto(page.url());
  const secondTill = tillOn(secondPage);
  await expect(secondTill.connection).toHaveText(connected);
  for (const each of [till, secondTill]) await each.ready();

  await page.bringToFront();
  await context.setOffline(true);
  await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.DOWN'));
  await till.addWith('카페라떼');
  await till.startPaying();
  await expect(till.way('CARD')).toBeDisabled();
  await till.way('CASH').click();
  await till.takeCash.dblclick();
  await expect(till.kept).toBeVisible();
  await till.nextOrder();
  await expect(till.connection).toHaveText(keptOne);
  await expect(secondTill.connection).toHaveText(keptOne);

  await secondPage.bringToFront();
  await secondTill.addWith('말차라떼');
  await secondTill.payInCash();
  await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.DOWN_KEPT', { count: 2 }));

  await context.setOffline(false);
  await expect(till.connection).toHaveText(connected);
  await expect(secondTill.connection).toHaveText(connected);
  expect(await doneToday(context, maru, storeId)).toBe(before + 2);
});
