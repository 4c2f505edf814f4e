import { correctTender } from '@maru/contract/orders/order-payments.endpoints.ts';
import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;

async function paidOrder(at: At) {
  const order = await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] });
  return { order, id: order.payments[0]?.id ?? '' };
}

const inputOf = ({ storeId }: At, id: string) => {
  return { storeId, id, type: 'INSTORE_CAT' as const, approvalNumber: '30012345', reason: '단말기로 받음' };
};

test('a wrong tender is reversed and booked as the other kind, and the reports follow', async () => {
  const at = await shop.openStore();
  const { order, id } = await paidOrder(at);

  const { response } = await shop.call(correctTender, inputOf(at, id), at.owner);

  expect(response.payment).toMatchObject({
    ...{ type: 'INSTORE_CAT', approved: 4_500, refunded: 0 },
    transactions: [{ kind: 'APPROVAL', approvalNumber: '30012345' }],
  });
  expect(response.order).toMatchObject({
    status: 'CLOSED',
    paid: 4_500,
    refunded: 0,
    paymentType: 'INSTORE_CAT',
  });
  expectToAddUp(response.order);
  expect(await shop.readOrder(at, order.id)).toMatchObject({ paid: 4_500, paymentType: 'INSTORE_CAT' });
  const period = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  const report = await shop.call(reportByPaymentMethod, period, at.owner);
  expect(report.response.rows).toMatchObject([
    { type: 'INSTORE_CAT', approved: 4_500, refunded: 0, net: 4_500 },
  ]);
});

test('after a part was refunded, the rest is corrected, and both reports have the same net amount', async () => {
  const at = await shop.openStore();
  const { order, id } = await paidOrder(at);
  await shop.refund(at, order.id, { amount: 1_000, tenders: [{ paymentId: id, amount: 1_000 }] });

  const { response } = await shop.call(correctTender, inputOf(at, id), at.owner);

  expect(response.order).toMatchObject({ paid: 3_500, refunded: 1_000 });
  expectToAddUp(response.order);
  const period = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  const byPayment = await shop.call(reportByPaymentMethod, period, at.owner);
  const byTime = await shop.call(reportByTime, { ...period, unit: 'day' }, at.owner);
  expect(byPayment.response.rows).toMatchObject([{ type: 'INSTORE_CAT', approved: 3_500, refunded: 0 }]);
  expect(byTime.response.totals).toMatchObject({ net: 3_500, refunded: 1_000 });
});

test('a correction is refused for a card, a tender without money, and a type that the store does not take', async () => {
  const at = await shop.openStore();
  const { id } = await paidOrder(at);
  const charged = await shop.order(at);
  const card = await shop.pay(at, charged.id, { paymentMethod: 'card', amount: 1_000 });
  const correct = (payment: string) => shop.call(correctTender, inputOf(at, payment), at.owner);

  expect(await correct(card.response.payment.id)).toMatchObject({
    ...{ http: 409, status: 'TENDER_NOT_CORRECTABLE', detail: { reason: 'PROVIDER' } },
  });
  const online = { ...inputOf(at, id), type: 'cash' as const, approvalNumber: undefined };
  expect(await shop.call(correctTender, online, at.owner)).toMatchObject({
    http: 409,
    status: 'TENDER_NOT_ACCEPTED',
  });
  expect((await correct(id)).http).toBe(200);
  expect(await correct(id)).toMatchObject({ http: 409, detail: { reason: 'NOTHING_HELD' } });
});

test('nothing is corrected while a provider decides about the order', async () => {
  const at = await shop.openStore();
  const { order, id } = await paidOrder(at);
  await shop.db.updateTable('orders').set({ pending: 'CANCEL' }).where('id', '=', order.id).execute();

  expect(await shop.call(correctTender, inputOf(at, id), at.owner)).toMatchObject({
    status: 'ORDER_PENDING',
  });
});

test('a correction needs the right REFUND in the store of the payment', async () => {
  const [at, other] = await Promise.all([shop.openStore(), shop.openStore()]);
  const { id } = await paidOrder(at);
  const as = async (caller?: Parameters<typeof shop.call>[2]) =>
    (await shop.call(correctTender, inputOf(at, id), caller)).http;

  expect(await as()).toBe(401);
  expect(await as(other.owner)).toBe(404);
  expect(await as(await shop.staffOf({ id: at.storeId }))).toBe(403);
  expect((await shop.call(correctTender, inputOf(other, id), other.owner)).http).toBe(404);
  expect((await shop.call(correctTender, inputOf(at, newId()), at.owner)).http).toBe(404);
  expect(await as(await shop.staffOf({ id: at.storeId }, ['REFUND']))).toBe(200);
});
