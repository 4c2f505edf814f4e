import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { expect } from '@playwright/test';
import { test } from '#support/maru.ts';
import { callAs } from '#support/new-person.ts';
import { openSignedIn, password, people } from '#support/people.ts';
import { orderOn } from '#support/screens/order.ts';
import { takeByCall } from '#support/take-by-call.ts';
import { ko } from '#support/words.ts';

const { t, won } = ko;
const nameOf = (type: string) => t(`contract/receipt:tenderTypes.${type}`);

test('a payment recorded as cash is corrected to a terminal payment, and order, receipt and history show it', async ({
  page,
  maru,
}) => {
  const { path } = await takeByCall(maru);
  const [, , storeId = '', , storeOrderId = ''] = path.split('/');
  const call = await callAs(maru, { username: people.owner, password });
  await call(postPayment, { storeId, storeOrderId, paymentMethod: 'INSTORE_CASH', amount: 6_000 });
  await openSignedIn(page, maru, 'owner', { path });
  const order = orderOn(page);
  await expect(order.status('CLOSED')).toBeVisible();

  await order.correctTo('INSTORE_CAT', '30012345');

  await expect(order.dialog).toBeHidden();
  await expect(order.status('CLOSED')).toBeVisible();
  const entry = t('hub/orders:history.CORRECTED', { amount: won(6_000) });
  await expect(page.getByText(entry, { exact: true })).toBeVisible();
  await order.showReceipt.click();
  await expect(order.receipt).toContainText(nameOf('INSTORE_CAT'));
  await expect(order.receipt).toContainText(t('contract/receipt:approval', { number: '30012345' }));
  await expect(order.receipt).toContainText(won(6_000));
});
