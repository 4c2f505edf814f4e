import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, type Page } from '@playwright/test';
import { awaitAnswer } from '#support/await-answer.ts';
import { test } from '#support/maru.ts';
import { openSignedIn, storeIdOf } from '#support/people.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { paymentOn } from '#support/screens/payment.ts';
import { pressUntil, tillOn } from '#support/screens/till.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;

/** Opens the cash payment of an open order. */
async function openCash(page: Page, number: number) {
  await ordersOn(page)
    .card(number)
    .getByRole('button', { name: t('hub/orders:acts.pay') })
    .click();
  await paymentOn(page).way('CASH').click();
  await expect(paymentOn(page).takeCash).toBeVisible();
}

/** The number of the newest open order. Online orders come before it. */
async function newestOpen(page: Page): Promise<number> {
  const links = page
    .getByRole('list', { name: t('hub/orders:openOrders') })
    .getByRole('link', { name: /^\d+번$/ });
  await links.first().waitFor();
  const texts = await links.allTextContents();
  return Math.max(...texts.map((text) => Number.parseInt(text, 10)));
}

test('when two devices take cash for one order, the slower one says that it is paid and what to give back', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const board = `/s/${storeIdOf(page)}/orders`;
  const till = tillOn(page);
  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await openSignedIn(other, maru, 'staff', { path: board });
  const [mine, theirs] = [paymentOn(page), paymentOn(other)];

  const orderUnpaid = async () => {
    await page.goto(`${maru.hubUrl}/s/${storeIdOf(page)}/till`);
    await till.addWith('아메리카노', '아이스', '라지');
    await awaitAnswer(page, takeOrder, () =>
      pressUntil(
        () => till.cart.getByRole('button', { name: t('hub/till:cart.payLater') }).click(),
        () => page.getByText(t('hub/till:cart.sentUnpaid')).isVisible(),
      ),
    );
    await page.goto(maru.hubUrl + board);
    return newestOpen(page);
  };

  await test.step('the payment sheet lists the options of the order', async () => {
    const number = await orderUnpaid();
    for (const each of [page, other]) {
      await ordersOn(each)
        .card(number)
        .getByRole('button', { name: t('hub/orders:acts.pay') })
        .click();
    }
    await expect(mine.lines).toContainText('아이스, 라지');
  });

  await test.step('the other device takes the payment before this one does', async () => {
    for (const each of [mine, theirs]) await each.way('CASH').click();
    await theirs.takeCash.click();
    await expect(theirs.paid).toBeVisible();
    await expect(mine.sheet).toContainText(mine.text('overtaken.ELSEWHERE'));
    await expect(mine.alert).toContainText(won(5_300));
    await expect(mine.alert).toContainText(mine.text('overtaken.giveBackAny'));
    await expect(mine.paid).toBeHidden();
    for (const each of [page, other]) await each.keyboard.press('Escape');
  });

  await test.step('both devices take the payment, and the other one is first', async () => {
    const number = await orderUnpaid();
    for (const each of [page, other]) await openCash(each, number);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${postPayment.path}`, async (route) => {
      await held;
      await route.continue();
    });
    await mine.typeCash(10_000);
    await mine.takeCash.click();
    // The sheet shows an optimistic result; only the response shows who was first.
    await awaitAnswer(other, postPayment, () => theirs.takeCash.click());
    await expect(theirs.paid).toBeVisible();
    release();
    await expect(mine.alert).toContainText(
      mine.text('overtaken.giveBackChanged', {
        received: won(10_000),
        change: won(4_700),
        amount: won(5_300),
      }),
    );
    await expect(mine.paid).toBeHidden();
    await pressUntil(
      () => mine.returned.click(),
      () => mine.sheet.isHidden(),
    );
  });
  await other.close();
});

test('a till that took a part payment says so when another device takes the rest from the live orders', async ({
  page,
  browser,
  maru,
}) => {
  await openSignedIn(page, maru, 'owner');
  const till = tillOn(page);
  const mine = paymentOn(page);
  await till.add('대추차');
  await till.startPaying();
  await mine.way('CASH').click();
  await mine.typeCash(1_000);
  await mine.takePart(1_000).click();
  await expect(mine.takeBack).toBeVisible();
  await mine.way('CASH').click();
  await expect(mine.takeCash).toBeVisible();

  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await openSignedIn(other, maru, 'staff', { path: `/s/${storeIdOf(page)}/orders` });
  const theirs = paymentOn(other);
  await openCash(other, await newestOpen(other));
  await awaitAnswer(other, postPayment, () => theirs.takeCash.click());

  await expect(mine.sheet).toContainText(mine.text('overtaken.ELSEWHERE'));
  await expect(mine.alert).toContainText(won(5_000));
  await expect(mine.alert).not.toContainText(won(1_000));
  await other.close();
});
