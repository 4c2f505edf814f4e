import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { cashReceiptOn } from '#support/screens/cash-receipt.ts';
import { orderOn } from '#support/screens/order.ts';

test('a cash receipt is issued after the payment, corrected, and cancelled with its order', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '생크림 케이크', unitPrice: 36_000, taxable: true, quantity: 1 }];
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 36_000 }];
  const { id } = await call(takeOrder, { storeId, lines, total: 36_000, tenders });
  const [receipt, order] = [cashReceiptOn(page), orderOn(page)];
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${id}` });

  await receipt.act('ISSUE').click();
  await receipt.way('SELF_ISSUED').click();
  await expect(receipt.state('ISSUED')).toBeVisible();

  await test.step('corrected to a business number: cancelled and issued again', async () => {
    await receipt.act('CORRECT').click();
    await receipt.way('EXPENDITURE_PROOF').click();
    for (const digit of '1111111119') await page.keyboard.press(digit, { delay: 60 });
    await receipt.issueAgain.click();
    await expect(receipt.state('CANCELLED')).toBeVisible();
    await expect(receipt.ofOrder).toContainText(receipt.text('numbers.BUSINESS_NUMBER', { last4: '1119' }));
    await expect(receipt.state('ISSUED')).toBeVisible();
  });

  await test.step('cancelled with its order', async () => {
    await order.cancelFor('GUEST');
    await expect(order.status('CANCELLED')).toBeVisible();
    await expect(receipt.state('CANCELLED')).toHaveCount(2);
    await expect(receipt.ofOrder.getByRole('button')).toHaveCount(0);
  });
});
