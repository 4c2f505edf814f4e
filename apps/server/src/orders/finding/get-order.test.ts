import { listPaymentsByOrder } from '@maru/contract/orders/order-payments.endpoints.ts';
import { getOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();

test('an order is read completely, with who did what', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, {
    tenders: [{ type: 'INSTORE_CASH', amount: 4_500, received: 5_000 }],
  });
  await shop.cancel(at, id);

  const answer = await shop.call(getOrder, { storeId: at.storeId, orderId: id }, at.owner);

  expect(answer).toMatchObject({
    http: 200,
    status: 'OK',
    response: {
      id,
      status: 'CANCELLED',
      cancelReason: '손님이 마음을 바꿈',
      paid: 0,
      leftToPay: 0,
      refunded: 4_500,
      payments: [
        {
          approved: 4_500,
          refunded: 4_500,
          received: 5_000,
          change: 500,
          transactions: [{ kind: 'APPROVAL' }, { kind: 'REFUND' }],
        },
      ],
      history: [
        { kind: 'TAKEN', by: '김마루' },
        { kind: 'PAID' },
        { kind: 'CLOSED' },
        { kind: 'REFUNDED', amount: 4_500 },
        { kind: 'CANCELLED', by: '김마루', reason: '손님이 마음을 바꿈' },
      ],
    },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the payments of an order can be listed separately', async () => {
  const at = await shop.openStore();
  const order = await shop.order(at, {
    tenders: [{ type: 'INSTORE_CAT', amount: 1_500, approvalNumber: '77' }],
  });

  const { response } = await shop.call(
    listPaymentsByOrder,
    { storeId: at.storeId, storeOrderId: order.id },
    at.owner,
  );

  expect(response).toMatchObject([
    {
      id: order.payments[0]?.id,
      type: 'INSTORE_CAT',
      approved: 1_500,
      transactions: [{ approvalNumber: '77' }],
    },
  ]);
});

test('unknown and foreign orders look alike', async () => {
  const [one, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await shop.order(other);
  const { storeId, owner } = one;

  for (const orderId of [id, newId()]) {
    const read = await shop.call(getOrder, { storeId, orderId }, owner);
    const payments = await shop.call(listPaymentsByOrder, { storeId, storeOrderId: orderId }, owner);
    expect([read, payments]).toMatchObject([
      { http: 404, status: 'NOT_FOUND' },
      { http: 404, status: 'NOT_FOUND' },
    ]);
  }
});
