import { postCashReceipt } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { openOwnStore } from '#support/own-store.ts';
import { signInAs } from '#support/people.ts';
import { cashReceiptOn } from '#support/screens/cash-receipt.ts';
import { orderOn } from '#support/screens/order.ts';
import { ko } from '#support/words.ts';

const { won } = ko;

test('after a partial refund the cash receipt is cancelled and issued again for the rest', async ({
  page,
  maru,
}) => {
  const { owner, storeId, call } = await openOwnStore(maru);
  const lines = [{ name: '생크림 케이크', unitPrice: 18_000, taxable: true, quantity: 2 }];
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 36_000 }];
  const { id, payments } = await call(takeOrder, { storeId, lines, total: 36_000, tenders });
  await call(postCashReceipt, {
    ...{ storeId, paymentId: payments[0]?.id ?? '' },
    ...{ purpose: 'INCOME_DEDUCTION', identifier: '010-1234-5678' },
  });
  const [receipt, order] = [cashReceiptOn(page), orderOn(page)];
  await signInAs(page, maru, owner, { path: `/s/${storeId}/orders/${id}` });
  await expect(receipt.state('ISSUED')).toBeVisible();

  await order.refundOneOf('생크림 케이크', won(18_000));

  await expect(receipt.state('CANCELLED')).toBeVisible();
  await expect(receipt.state('ISSUED')).toBeVisible();
  await expect(receipt.ofOrder).toContainText(won(18_000));
  await expect(receipt.ofOrder.getByText(receipt.text('numbers.PHONE', { last4: '5678' }))).toHaveCount(2);
});
