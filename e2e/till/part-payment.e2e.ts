import { type BrowserContext, expect } from '@playwright/test';
import { test } from '../support/maru.ts';
import { openSignedIn, storeIdOf } from '../support/people.ts';
import { ordersOn } from '../support/screens/orders.ts';
import { paymentOn } from '../support/screens/payment.ts';
import { tillOn } from '../support/screens/till.ts';
import { takePartPayment } from '../support/take-part-payment.ts';
import { ko } from '../support/words.ts';

test.use({ ownContext: true });

const { t, won } = ko;

async function otherTab(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('a part payment stays with its order, and another device takes the rest', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const number = await takePartPayment(page, 2_800);

  await test.step('the next customer pays the full amount of their own order', async () => {
    await expect(till.cart).toContainText(t('hub/till:cart.empty'));
    await expect(paymentOn(page).partPaid(3_200)).toBeVisible();
    await till.add('대추차');
    await till.startPaying();
    const payment = paymentOn(page);
    await payment.way('CASH').click();
    // The second press lands on the card button, which would charge at once.
    await payment.back.dblclick();
    await payment.way('CASH').click();
    await payment.takeCash.click();
    await expect(till.receipt).toContainText(won(6_000));
    await till.nextOrder();
    await expect(payment.partPaid(3_200)).toBeVisible();
  });

  await test.step('another person takes the rest from the live orders, and the till no longer shows it', async () => {
    const board = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
    await openSignedIn(board, maru, 'staff', { path: `/s/${storeIdOf(page)}/orders` });
    const card = ordersOn(board).card(number);
    await expect(card).toContainText(t('hub/orders:card.left', { amount: won(3_200) }));
    await card.getByRole('button', { name: t('hub/orders:acts.pay') }).click();
    const payment = paymentOn(board);
    await payment.way('CASH').click();
    await payment.takeCash.click();
    await expect(payment.paid).toBeVisible();
    await expect(paymentOn(page).partPaid(3_200)).toBeHidden();
    await board.close();
  });
});

test('closing the tab loses neither the part payment nor the next cart', async ({ page, context, maru }) => {
  await openSignedIn(page, maru, 'staff');
  const address = page.url();
  await takePartPayment(page, 1_000);
  await tillOn(page).add('마카롱');
  await page.close();

  const next = await otherTab(context, address);
  const till = tillOn(next);
  await expect(next.getByText(t('hub/till:cart.isBack'))).toBeVisible();
  await expect(till.line('마카롱')).toBeVisible();

  const payment = paymentOn(next);
  await payment.partPaid(5_000).click();
  await payment.way('CASH').click();
  await payment.takeCash.click();
  await expect(payment.paid).toBeVisible();
  await till.nextOrder();
  await expect(payment.partPaid(5_000)).toBeHidden();
  await expect(till.line('마카롱')).toBeVisible();
});

test('part payments taken offline are sent once with their order', async ({ page, context, maru }) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const payment = paymentOn(page);
  await till.ready();
  await context.setOffline(true);

  await till.add('대추차');
  await till.startPaying();
  await payment.way('CASH').click();
  await payment.typeCash(4_000);
  await payment.takePart(4_000).click();
  await page.keyboard.press('Escape');
  await payment.partPaid(2_000).click();
  await payment.way('CASH').click();
  await payment.takeCash.click();
  await expect(till.kept).toBeVisible();

  await context.setOffline(false);
  await expect(till.connection).toHaveText(t('hub/payments:saleQueue.states.CONNECTED'));
  const number = await till.orderNumber();
  await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/orders`);
  await expect(ordersOn(page).row(number)).toContainText(t('hub/orders:statuses.CLOSED'));
});

test('a duplicated tab has its own cart and keeps it when another screen is opened', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  const till = tillOn(page);
  await till.add('대추차');
  const [address, kept] = [page.url(), await page.evaluate(() => JSON.stringify(sessionStorage))];

  const copy = await context.newPage();
  await copy.addInitScript((entries: string) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of Object.entries<string>(JSON.parse(entries)))
      sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto(address);
  const copied = tillOn(copy);
  await expect(copied.cart).toContainText(t('hub/till:cart.empty'));
  await copied.add('마카롱');
  await copy.getByRole('link', { name: t('hub/app:screens.orders') }).click();
  await expect(ordersOn(copy).heading).toBeVisible();
  await copy.goBack();
  await expect(copied.line('마카롱')).toBeVisible();
  await copied.payInCash();
  await expect(copied.paid).toBeVisible();
  await expect(till.line('대추차')).toBeVisible();
  await till.payInCash();
  await expect(till.receipt).toContainText(won(6_000));
});

test('when two tabs open the same payment, the slower one says that the other took it', async ({
  page,
  context,
  maru,
}) => {
  await openSignedIn(page, maru, 'staff');
  await takePartPayment(page, 1_500);
  const second = await otherTab(context, page.url());
  const [mine, theirs] = [paymentOn(page), paymentOn(second)];
  for (const each of [mine, theirs]) {
    await each.partPaid(4_500).click();
    await each.way('CASH').click();
  }
  await theirs.takeCash.click();
  await expect(theirs.paid).toBeVisible();
  await expect(mine.alert).toContainText(mine.text('overtaken.OTHER_TAB'));
  await expect(mine.alert).toContainText(mine.text('overtaken.giveBackAny'));
});
