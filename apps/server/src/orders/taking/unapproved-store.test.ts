import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { getSuspension } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

const move = (at: At, applicationStatus: string) =>
  shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', at.storeId).execute();

/** Suspends a store now. */
async function terminate(at: At) {
  await move(at, 'TERMINATED');
  await shop.db
    .insertInto('storeApplicationMoves')
    .values({
      ...{ storeId: at.storeId, id: newId(), fromStatus: 'APPROVED', toStatus: 'TERMINATED', reason: '폐업' },
      ...{ movedBySide: 'ADMIN', movedAt: shop.clock.now },
    })
    .execute();
}

const later = (days: number) => {
  shop.clock.now = new Date(noon.getTime() + days * 86_400_000);
};

/** Cash that a till took without network and sends now. */
const receipted = (at: At, storeOrderId: string) =>
  shop.call(
    postPayment,
    { storeId: at.storeId, storeOrderId, paymentMethod: 'INSTORE_CASH', amount: 4_500, receipted: true },
    at.owner,
    { headers: { 'sale-age': '7200' } },
  );

test.each([
  ['DRAFT', 'STORE_NOT_APPROVED'],
  ['PENDING', 'STORE_NOT_APPROVED'],
  ['TERMINATED', 'STORE_TERMINATED'],
])('a store that is %s takes no orders and adds no lines', async (applicationStatus, status) => {
  const at = await shop.openStore();
  const { id, lines } = await shop.order(at);
  await move(at, applicationStatus);
  const change = { storeId: at.storeId, orderId: id };
  const { lines: add } = shop.americano(at);

  expect(await shop.call(takeOrder, shop.americano(at), at.owner)).toMatchObject({ http: 409, status });
  expect(await shop.call(changeOrder, { ...change, add, addedTotal: 4_500 }, at.owner)).toMatchObject({
    ...{ http: 409, status },
  });
  const raised = [{ lineId: lines[0]?.id ?? '', quantity: 2 }];
  expect(
    await shop.call(changeOrder, { ...change, lines: raised, addedTotal: 4_500 }, at.owner),
  ).toMatchObject({
    ...{ http: 409, status },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'OPEN', version: 1 });
});

test.each(['DRAFT', 'PENDING'])('a store that is %s takes no money', async (status) => {
  const at = await shop.openStore();
  const { id } = await shop.order(at);
  await move(at, status);

  for (const paymentMethod of ['card', 'INSTORE_CASH'] as const)
    expect(await shop.pay(at, id, { paymentMethod, amount: 4_500 })).toMatchObject({
      ...{ http: 409, status: 'STORE_NOT_APPROVED' },
    });
  expect(await receipted(at, id)).toMatchObject({ http: 409, status: 'STORE_NOT_APPROVED' });
  const charges = shop.db.selectFrom('simulatedTerminalCharges').selectAll();
  expect(await charges.where('storeId', '=', at.storeId).execute()).toEqual([]);
});

test('open orders of a suspended store can be paid, also by card, closed, cancelled and refunded', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const orders = [await shop.order(at), await shop.order(at), await shop.order(at)];
  const [byHand, byCard, unpaid] = orders.map(({ id }) => id) as [string, string, string];
  await terminate(at);

  await shop.pay(at, byHand, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect((await shop.close(at, byHand)).response).toMatchObject({ status: 'CLOSED' });
  const paid = await shop.pay(at, byCard, { paymentMethod: 'card', amount: 4_500 });
  const paymentId = paid.response.payment.id;
  expect((await shop.close(at, byCard)).response).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  const refund = await shop.refund(at, byCard, { amount: 1_000, tenders: [{ paymentId, amount: 1_000 }] });
  expect(refund.response).toMatchObject({ refunded: 1_000 });
  expect((await shop.cancel(at, unpaid)).response).toMatchObject({ status: 'CANCELLED' });
});

test('a suspended store does not complete a cancelled order again', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  await shop.cancel(at, id);
  await terminate(at);

  expect(await shop.revert(at, id)).toMatchObject({
    ...{ http: 409, status: 'STORE_TERMINATED', detail: { reason: 'ADD' } },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('a store suspended while a till was away: what the till took is booked for 30 days, then refused', async () => {
  const at = await shop.openStore();
  const [open, cancelled, late] = [await shop.order(at), await shop.order(at), await shop.order(at)];
  await shop.cancel(at, cancelled.id);
  await terminate(at);

  later(29.9);
  const sold = {
    ...{
      ...shop.americano(at),
      saleId: newId(),
      tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }],
    },
    receipted: { lines: [{ unitPrice: 4_500 }] },
  };
  const aged = { headers: { 'sale-age': '7200' } };
  expect((await shop.call(takeOrder, sold, at.owner, aged)).response).toMatchObject({
    status: 'CLOSED',
    paid: 4_500,
  });
  expect((await receipted(at, open.id)).response.order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expect((await receipted(at, cancelled.id)).response.payment).toMatchObject({ approved: 0, excess: 4_500 });
  const seen = await shop.call(
    getSuspension,
    { storeId: at.storeId },
    await shop.person({ name: '한관리', admin: true }),
  );
  expect(seen.response).toEqual({
    terminatedAt: noon.toISOString(),
    lastReceiptedAt: new Date(noon.getTime() + 30 * 86_400_000).toISOString(),
    receiptedOrders: 3,
  });
  later(30);
  expect(await shop.call(takeOrder, { ...sold, saleId: newId() }, at.owner, aged)).toMatchObject({
    ...{ http: 409, status: 'STORE_TERMINATED', detail: { reason: 'TOO_LATE' } },
  });
  expect(await receipted(at, late.id)).toMatchObject({
    ...{ http: 409, status: 'STORE_TERMINATED', detail: { reason: 'TOO_LATE' } },
  });
  expect(await shop.readOrder(at, late.id)).toMatchObject({ status: 'OPEN', paid: 0, version: 1 });
});

test('a store that is approved again takes orders and payments', async () => {
  const at = await shop.openStore();
  await terminate(at);
  await move(at, 'APPROVED');
  const { id } = await shop.order(at);

  expect((await shop.pay(at, id, { paymentMethod: 'card', amount: 4_500 })).http).toBe(200);
  expect((await receipted(at, id)).response.payment).toMatchObject({ excess: 4_500 });
});
