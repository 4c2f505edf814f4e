import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { expect } from '@playwright/test';
import { giveDuty } from '#support/give-duty.ts';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { cashReceiptOn } from '#support/screens/cash-receipt.ts';
import { ordersOn } from '#support/screens/orders.ts';
import { paymentOn } from '#support/screens/payment.ts';
import { ko } from '#support/words.ts';

const { t } = ko;

test('a large cash sale asks for a cash receipt, and skipped receipts wait in a queue and are issued there', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  await giveDuty({ storeId, call });
  const lines = [{ name: '꽃 장식', unitPrice: 120_000, taxable: true, quantity: 1 }];
  const order = { storeId, lines, total: 120_000 };
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 120_000 }];
  const paid = [await call(takeOrder, { ...order, tenders }), await call(takeOrder, { ...order, tenders })];
  const open = await call(takeOrder, { ...order, tenders: [] });
  const [receipt, payment] = [cashReceiptOn(page), paymentOn(page)];
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders` });

  await test.step('paying says that the law asks for it; one press skips it', async () => {
    await ordersOn(page)
      .card(open.orderNumber)
      .getByRole('button', { name: t('hub/orders:acts.pay') })
      .click();
    await payment.way('CASH').click();
    await payment.takeCash.click();
    await expect(receipt.said('duty')).toBeVisible();
    // The till ignores Enter for half a second, so an earlier press would prove nothing.
    await page.waitForTimeout(600);
    await page.keyboard.press('Enter');
    await expect(receipt.said('duty')).toBeVisible();
    await receipt.way('NONE').click();
    await expect(receipt.said('skippedDuty')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the board leads to the queue, where one is issued to a number', async () => {
    await receipt.link(3).click();
    // Between midnight and the start of the business day, the calendar is already one day further.
    const now = new Date();
    const isNight = businessDateOf(now, 0) !== businessDateOf(now, defaultDayStart);
    await expect(receipt.row(open.orderNumber)).toContainText(
      receipt.text('unissued.days.left', { count: isNight ? 4 : 5 }),
    );
    await receipt.issueByNumber(open.orderNumber).click();
    await receipt.way('INCOME_DEDUCTION').click();
    for (const digit of '01012345678') await page.keyboard.press(digit, { delay: 60 });
    await page.keyboard.press('Enter');
    await expect(receipt.row(open.orderNumber)).toBeHidden();
  });

  await test.step('the rest is issued without numbers, all at once', async () => {
    await expect(receipt.row(paid[0]?.orderNumber ?? 0)).toBeVisible();
    await receipt.all.click();
    await receipt.confirmAll(2).click();
    await expect(receipt.none).toBeVisible();
  });
});
