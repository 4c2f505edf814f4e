import { reportByPaymentMethod, reportByTime } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { expectToAddUp } from '#test/adds-up.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const cash = (amount: number) => ({ type: 'INSTORE_CASH' as const, amount });

const setStock = ({ menu }: At, stock: number | null) =>
  shop.db.updateTable('menuItems').set({ stock }).where('id', '=', menu.cake).execute();

async function stockOf({ menu }: At) {
  const rows = await shop.db.selectFrom('menuItems').select('stock').where('id', '=', menu.cake).execute();
  return rows[0]?.stock;
}

test('a reverted order is complete again: money and stock are taken again, and the reports agree', async () => {
  const at = await shop.openStore();
  const { id, closedAt } = await shop.order(at, {
    lines: [
      { itemId: at.menu.cake, quantity: 2 },
      { itemId: at.menu.fruitBox, quantity: 1 },
    ],
    total: 19_100,
    tenders: [cash(10_000), { type: 'INSTORE_CAT', amount: 9_100 }],
  });
  await shop.cancel(at, id);
  expect(await stockOf(at)).toBe(3);

  const { http, response } = await shop.revert(at, id);

  expect(http).toBe(200);
  expect(response).toMatchObject({
    status: 'CLOSED',
    cancelledAt: null,
    cancelReason: null,
    paid: 19_100,
    leftToPay: 0,
    payments: [
      {
        approved: 10_000,
        refunded: 0,
        transactions: [{ kind: 'APPROVAL' }, { kind: 'REFUND' }, { kind: 'APPROVAL' }],
      },
      { approved: 9_100, refunded: 0 },
    ],
  });
  expect(Date.parse(response.closedAt ?? '')).toBe(Date.parse(closedAt ?? ''));
  expect(response.history.at(-1)).toMatchObject({
    kind: 'REVERTED',
    by: '김마루',
    reason: '잘못 취소함',
    amount: 19_100,
  });
  expectToAddUp(response);
  expect(await stockOf(at)).toBe(1);
  const day = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  const byTime = await shop.call(reportByTime, { ...day, unit: 'day' }, at.owner);
  const byPayment = await shop.call(reportByPaymentMethod, day, at.owner);
  expect(byTime.response.totals).toMatchObject({
    orders: 1,
    net: 19_100,
    refunded: 0,
    vat: response.vat,
    supply: response.supply,
  });
  expect(byPayment.response.net).toBe(19_100);
});

test('an order can be cancelled and reverted repeatedly', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });

  for (let round = 1; round <= 3; round += 1) {
    expect((await shop.cancel(at, id)).response).toMatchObject({ status: 'CANCELLED', paid: 0 });
    const { response } = await shop.revert(at, id);
    expect(response).toMatchObject({ status: 'CLOSED', paid: 4_500 });
    expectToAddUp(response);
  }
});

test('a cancelled order with a total of zero can be reverted', async () => {
  const at = await shop.openStore();
  const free = { orderDiscount: { kind: 'PERCENT' as const, percent: 100 }, total: 0 };
  const { id } = await shop.order(at, free);
  await shop.cancel(at, id);

  expect((await shop.revert(at, id)).response).toMatchObject({ status: 'CLOSED', total: 0 });
});

test('an order that is not cancelled cannot be reverted', async () => {
  const at = await shop.openStore({ settings: { closePaidOrders: false } });
  const { id } = await shop.order(at);

  // With or without a reason, CLOSED completes an order that is not cancelled.
  expect(await shop.revert(at, id)).toMatchObject({ status: 'ORDER_NOT_PAID' });
});

test('money refunded by a provider cannot be taken back', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(500)] });
  await shop.pay(at, id, { paymentMethod: 'card', amount: 4_000 });
  await shop.cancel(at, id);

  expect(await shop.revert(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_REVERTIBLE',
    detail: { reason: 'REFUNDED_BY_PROVIDER' },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('an order that was not fully paid cannot be reverted', async () => {
  const at = await shop.openStore();
  const unpaid = await shop.order(at);
  const inPart = await shop.order(at, { tenders: [cash(4_000)] });

  for (const { id } of [unpaid, inPart]) {
    await shop.cancel(at, id);
    expect(await shop.revert(at, id)).toMatchObject({
      http: 409,
      status: 'ORDER_NOT_REVERTIBLE',
      detail: { reason: 'NOT_PAID' },
    });
  }
});

test('without enough stock neither stock nor money is taken again', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, {
    lines: [{ itemId: at.menu.cake, quantity: 3 }],
    total: 20_400,
    tenders: [cash(20_400)],
  });
  await shop.cancel(at, id);
  await setStock(at, 2);

  expect(await shop.revert(at, id)).toMatchObject({
    http: 409,
    status: 'ORDER_NOT_REVERTIBLE',
    detail: { reason: 'STOCK' },
  });
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
  expect(await stockOf(at)).toBe(2);
  await setStock(at, 5);
  expect((await shop.revert(at, id)).http).toBe(200);
  expect(await stockOf(at)).toBe(2);
});

test('stock that was uncounted at the cancellation is neither taken nor returned later', async () => {
  const at = await shop.openStore();
  const lines = [{ itemId: at.menu.cake, quantity: 1 }];
  const { id } = await shop.order(at, { lines, total: 6_800, tenders: [cash(6_800)] });
  await setStock(at, null);
  await shop.cancel(at, id);
  expect((await shop.revert(at, id)).http).toBe(200);
  expect(await stockOf(at)).toBeNull();
});

test('two concurrent reverts take the money again once', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.cancel(at, id);

  const answers = await Promise.all([shop.revert(at, id), shop.revert(at, id)]);

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  const order = await shop.readOrder(at, id);
  expect(order).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expectToAddUp(order);
});

test('a repeated revert takes the money once and gets its first answer, also after a cancellation', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.cancel(at, id);

  const first = await shop.revert(at, id, 'twice');
  expect((await shop.revert(at, id, 'twice')).response).toEqual(first.response);
  await shop.cancel(at, id);
  expect((await shop.revert(at, id, 'twice')).response).toEqual(first.response);
  expect(await shop.readOrder(at, id)).toMatchObject({ status: 'CANCELLED', paid: 0 });
});

test('a replaced or replacing order cannot be reverted while the other one is not cancelled', async () => {
  const at = await shop.openStore();
  const first = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.cancel(at, first.id);
  const second = await shop.order(at, { tenders: [cash(4_500)], replacesOrderId: first.id });

  const refused = { http: 409, status: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'REPLACED' } };
  expect(await shop.revert(at, first.id)).toMatchObject(refused);

  await shop.cancel(at, second.id);
  expect((await shop.revert(at, first.id)).response).toMatchObject({ status: 'CLOSED' });
  expect(await shop.revert(at, second.id)).toMatchObject(refused);
});

test('a revert does not depend on the clocks of instances', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, { tenders: [cash(4_500)] });
  const noon = shop.clock.now;
  await shop.cancel(at, id);
  shop.clock.now = new Date(noon.getTime() + 5_000);
  await shop.revert(at, id);
  shop.clock.now = new Date(noon.getTime() + 1_000);
  await shop.cancel(at, id);

  const { response } = await shop.revert(at, id);
  shop.clock.now = noon;
  expect(response).toMatchObject({ status: 'CLOSED', paid: 4_500 });
  expectToAddUp(response);
});

test('an order cannot be reverted while the order it replaced is being reverted', async () => {
  const at = await shop.openStore();
  const first = await shop.order(at, { tenders: [cash(4_500)] });
  await shop.cancel(at, first.id);
  const second = await shop.order(at, { tenders: [cash(4_500)], replacesOrderId: first.id });
  await shop.cancel(at, second.id);
  const other = await shop.pool.connect();
  await other.query('begin');
  await other.query(`update orders set status = 'CLOSED' where id = $1`, [first.id]);

  let isAnswered = false;
  const answer = shop.revert(at, second.id).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered && !(await isSomebodyBlocked()));
  await other.query('commit');
  other.release();

  expect(await answer).toMatchObject({ status: 'ORDER_NOT_REVERTIBLE', detail: { reason: 'REPLACED' } });
});

async function isSomebodyBlocked() {
  const { rowCount } = await shop.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
}
