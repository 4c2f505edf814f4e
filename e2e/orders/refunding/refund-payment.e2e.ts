import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { callAs } from '#support/new-person.ts';
import { openSignedIn, password, people } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { takeByCall } from '#support/take-by-call.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;

test('an owner refunds one payment of two, and only that one gives money back', async ({ page, maru }) => {
  const { path } = await takeByCall(maru);
  const [, , storeId = '', , storeOrderId = ''] = path.split('/');
  const call = await callAs(maru, { username: people.owner, password });
  const pay = (paymentMethod: 'INSTORE_CASH' | 'INSTORE_CAT', amount: number) =>
    call(postPayment, { storeId, storeOrderId, paymentMethod, amount });
  await pay('INSTORE_CASH', 2_000);
  await pay('INSTORE_CAT', 4_000);

  await openSignedIn(page, maru, 'owner', { path });
  const order = orderOn(page);
  const refundOnly = page.getByRole('button', { name: t('hub/orders:payments.refundOnly') });
  const paymentOf = (type: 'INSTORE_CASH' | 'INSTORE_CAT') =>
    page
      .getByRole('listitem')
      .filter({ has: refundOnly, hasText: t(`contract/receipt:tenderTypes.${type}`) });
  await order.refundOnly(paymentOf('INSTORE_CAT'), '1000', won(1_000));

  await expect(order.dialog).toBeHidden();
  await expect(paymentOf('INSTORE_CAT')).toContainText(won(3_000));
  await expect(paymentOf('INSTORE_CASH')).toContainText(won(2_000));
  const refunded = { total: won(6_000), refunded: won(1_000) };
  await expect(page.getByText(t('hub/orders:order.refundedOf', refunded))).toBeVisible();
});
