import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf, type Who } from '../support/people.ts';
import { orderOn } from '../support/screens/order.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { revenueOn } from '../support/screens/revenue.ts';
import { tillOn } from '../support/screens/till.ts';
import type { Maru } from '../support/start-maru.ts';
import { ko } from '../support/words.ts';

const { t, won } = ko;

/** Another user's browser on a screen of the same store. */
async function elsewhere(browser: Browser, maru: Maru, { who, path }: { who: Who; path: string }) {
  const page = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await openSignedIn(page, maru, who, { path });
  return page;
}

/** 10,000 won in cash, the rest by card. */
async function splitCashAndCard(page: Page) {
  const till = tillOn(page);
  await till.way('SPLIT').click();
  await till.sheet.getByText(t('hub/payments:split.ways.AMOUNT')).click();
  const pad = till.sheet.getByRole('group', { name: t('hub/payments:split.now') });
  for (const key of ['1', '00', '00']) await pad.getByRole('button', { name: key, exact: true }).click();
  await till.sheet
    .getByRole('button', { name: t('hub/payments:split.take', { amount: won(10_000) }) })
    .click();
  await till.way('CASH').click();
  await till.takeCash.click();
  await till.way('CARD').click();
  await expect(till.paid).toBeVisible();
}

test('an order is taken, paid with two tenders, shown live in the orders and the revenue, and cancelled', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const store = `/s/${storeIdOf(page)}`;
  const board = await elsewhere(browser, maru, { who: 'owner', path: `${store}/orders` });
  const orders = ordersOn(board);
  await expect(orders.live).toBeVisible();
  const report = await elsewhere(browser, maru, { who: 'owner', path: `${store}/sales/revenue` });
  const revenue = revenueOn(report);
  const before = await revenue.sums();

  const number = await test.step('three items with options, split over cash and card', async () => {
    await till.addWith('아메리카노', '아이스', '라지');
    await till.addWith('카페라떼', '오트 우유', '샷 추가');
    await till.add('대추차');
    await expect(till.total).toHaveText(won(5_300 + 6_100 + 6_000));
    await till.startPaying();
    await splitCashAndCard(page);
    return till.orderNumber();
  });

  await test.step('the live orders and the revenue show it without a reload', async () => {
    await expect(orders.row(number)).toContainText(won(17_400));
    await expect(orders.row(number)).toContainText(t('hub/orders:statuses.CLOSED'));
    await expect
      .poll(revenue.sums)
      .toEqual({ total: before.total + 17_400, card: before.card + 7_400, cash: before.cash + 10_000 });
    await revenue.asTable.click();
    await expect(revenue.hoursTotal).toContainText(won(before.total + 17_400));
  });

  await test.step('after it is cancelled with a reason, the revenue no longer includes it', async () => {
    await orders.row(number).getByRole('link').click();
    const order = orderOn(board);
    await order.cancelFor('GUEST');
    await expect(order.status('CANCELLED')).toBeVisible();
    await expect(board.getByText(t('hub/orders:cancel.reasons.GUEST')).first()).toBeVisible();
    await expect.poll(revenue.sums).toEqual(before);
    await expect(revenue.hoursTotal).toContainText(won(before.total));
  });
  await board.close();
  await report.close();
});

test('an order of three items with options paid by card takes at most eight taps', async ({ page, maru }) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };

  for (const name of ['아메리카노', '카페라떼', '말차라떼']) {
    await tap(till.item(name));
    await tap(till.takeItem);
    await expect(till.sheet).toBeHidden();
  }
  taps += 1;
  await till.startPaying();
  await tap(till.way('CARD'));
  await expect(till.paid).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});
