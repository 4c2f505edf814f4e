import { settleExcess } from '@maru/contract/orders/excess.endpoints.ts';
import {
  correctTender,
  postPayment,
  postTransaction,
} from '@maru/contract/orders/order-payments.endpoints.ts';
import { recordReprint } from '@maru/contract/orders/order-receipts.endpoints.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { refundOrder } from '@maru/contract/orders/refund.endpoints.ts';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

/** A store and a sale of 4,500 won in cash to one of its customers. */
async function sold() {
  const at = await shop.openStore();
  await shop.setPoints(at);
  const customer = await shop.customer(at);
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: 4_500 }];
  return { at, order: await shop.order(at, { customer: { id: customer.id }, tenders }) };
}

test('a member with the right SALES alone reads an order without its customer', async () => {
  const {
    at,
    order: { id },
  } = await sold();
  const analyst = await shop.staffOf({ id: at.storeId }, ['SALES']);
  const order = { storeId: at.storeId, orderId: id };
  for (const answer of [
    await shop.call(getOrder, order, analyst),
    await shop.call(recordReprint, order, analyst),
  ])
    expect(answer).toMatchObject({ http: 200, response: { id, points: null } });
});

test('a member with the right REFUND alone gives money back without seeing the customer', async () => {
  const {
    at,
    order: { id, payments },
  } = await sold();
  const paymentId = payments[0]?.id ?? '';
  const refunder = await shop.staffOf({ id: at.storeId }, ['REFUND']);
  const [ofOrder, reason] = [{ storeId: at.storeId, orderId: id }, '잘못 받음'];
  const payment = { storeId: at.storeId, id: paymentId, reason };

  const tenders = [{ paymentId, amount: 500 }];
  const refunded = await shop.call(refundOrder, { ...ofOrder, amount: 500, tenders, reason }, refunder);
  expect(refunded).toMatchObject({ http: 200, response: { refunded: 500, points: null } });
  const late = { paymentMethod: 'INSTORE_CASH' as const, amount: 1_000, receipted: true as const };
  const { response } = await shop.call(
    postPayment,
    { storeId: at.storeId, storeOrderId: id, ...late },
    at.owner,
    { headers: { 'sale-age': '60' } },
  );
  const excess = { ...payment, id: response.payment.id, act: 'GIVE_BACK' as const };
  for (const answer of [
    await shop.call(postTransaction, { ...payment, kind: 'REFUND', amount: 500 }, refunder),
    await shop.call(settleExcess, excess, refunder),
    await shop.call(correctTender, { ...payment, type: 'INSTORE_CAT' }, refunder),
  ])
    expect(answer).toMatchObject({ http: 200, response: { order: { id, points: null } } });
  expect((await shop.readOrder(at, id)).points).not.toBeNull();
});
