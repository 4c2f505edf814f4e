import { randomUUID } from 'node:crypto';
import { postPayment } from '@maru/contract/orders/order-payments.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { getDashboard } from '@maru/contract/sales/dashboard.endpoints.ts';
import { reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, unlock } = lockBuilders(shop);
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

type At = Awaited<ReturnType<typeof shop.openStore>>;
const paid = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };

async function dashboard({ storeId, owner }: { storeId: string; owner: Caller }, as: Caller = owner) {
  const answer = await shop.call(getDashboard, { storeId }, as);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

async function orderAt(at: At, time: string, over: Parameters<typeof shop.order>[1] = paid) {
  shop.clock.now = new Date(time);
  const order = await shop.order(at, over);
  shop.clock.now = noon;
  return order;
}

test('today is compared with yesterday and a week before, up to the same minute', async () => {
  const at = await shop.openStore();
  for (const time of ['2026-11-13T11:59:00+09:00', '2026-11-13T12:01:00+09:00', '2026-11-13T18:00:00+09:00'])
    await orderAt(at, time);
  // After midnight, so still of the business day before yesterday.
  await orderAt(at, '2026-11-19T03:00:00+09:00');
  await orderAt(at, '2026-11-19T12:00:00+09:00');
  await orderAt(at, '2026-11-19T12:01:00+09:00');
  await orderAt(at, '2026-11-20T04:00:00+09:00');
  await shop.order(at, paid);

  const { businessDate, figures } = await dashboard(at);

  expect(businessDate).toBe('2026-11-20');
  expect(figures).toMatchObject({
    today: { orders: 2, net: 9_000 },
    yesterday: { orders: 1, net: 4_500 },
    weekBefore: { orders: 1, net: 4_500 },
  });
  expect(figures?.hours).toHaveLength(24);
  expect(figures?.hours[0]).toEqual({ hour: 4, orders: 1, net: 4_500, ordersBefore: 0, netBefore: 0 });
  expect(figures?.hours.find(({ hour }) => hour === 18)).toMatchObject({ orders: 0, ordersBefore: 1 });
});

test('if the day starts at half past, its first and its last half hour are counted in one clock hour', async () => {
  const at = await shop.openStore({ dayStart: 270 });
  for (const time of ['2026-11-13T04:30:00+09:00', '2026-11-14T04:29:00+09:00', '2026-11-20T04:29:00+09:00'])
    await orderAt(at, time);
  await orderAt(at, '2026-11-20T04:30:00+09:00');
  shop.clock.now = new Date('2026-11-21T04:29:00+09:00');
  const night = await dashboard(at);

  expect(night.businessDate).toBe('2026-11-20');
  expect(night.figures).toMatchObject({
    dayStart: 270,
    today: { orders: 1, net: 4_500 },
    yesterday: { orders: 1 },
    weekBefore: { orders: 2 },
  });
  expect(night.figures?.hours[0]).toEqual({
    hour: 4,
    orders: 1,
    net: 4_500,
    ordersBefore: 2,
    netBefore: 9_000,
  });
  shop.clock.now = new Date('2026-11-21T04:30:00+09:00');
  expect((await dashboard(at)).businessDate).toBe('2026-11-21');
});

test('an earlier day counts as it was at that time: orders closed by then, less what was refunded by then', async () => {
  const at = await shop.openStore();
  const late = await orderAt(at, '2026-11-19T11:50:00+09:00', {});
  const early = await orderAt(at, '2026-11-19T11:00:00+09:00');
  const paymentId = early.payments[0]?.id ?? '';
  const refundOf = (amount: number) => ({ amount, tenders: [{ paymentId, amount }] });
  shop.clock.now = new Date('2026-11-19T11:30:00+09:00');
  await shop.refund(at, early.id, refundOf(1_000));
  shop.clock.now = new Date('2026-11-19T12:50:00+09:00');
  await shop.pay(at, late.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  await shop.refund(at, early.id, refundOf(500));
  shop.clock.now = noon;
  await orderAt(at, '2026-11-20T11:50:00+09:00', {});

  expect((await dashboard(at)).figures).toMatchObject({
    today: { orders: 0, net: 0 },
    yesterday: { orders: 1, net: 3_500 },
  });
  const days = { from: '2026-11-20', to: '2026-11-20', compareFrom: '2026-11-19', compareTo: '2026-11-19' };
  const report = await shop.call(reportRevenue, { storeId: at.storeId, ...days, unit: 'hour' }, at.owner);
  expect(report.response.comparedSoFar).toEqual({ orders: 1, net: 3_500 });
  shop.clock.now = new Date('2026-11-20T13:00:00+09:00');
  expect((await dashboard(at)).figures?.yesterday).toEqual({ orders: 2, net: 7_500 });
});

test('the sums of today equal the revenue report, with refunds and cancelled orders subtracted in both', async () => {
  const at = await shop.openStore();
  const [kept, cancelled] = [await shop.order(at, paid), await shop.order(at, paid)];
  await shop.order(at, paid);
  await shop.refund(at, kept.id, {
    amount: 1_000,
    tenders: [{ paymentId: kept.payments[0]?.id ?? '', amount: 1_000 }],
  });
  await shop.cancel(at, cancelled.id);

  const { figures } = await dashboard(at);
  const asked = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20', unit: 'hour' as const };
  const report = await shop.call(reportRevenue, asked, at.owner);

  const { orders, net } = report.response.period.byTime.totals;
  expect(figures?.today).toEqual({ orders, net });
  expect(net).toBe(8_000);
});

test('the best items are those of completed orders of today by what they sold for', async () => {
  const at = await shop.openStore();
  const named = (name: string, unitPrice: number, quantity = 1) => ({
    lines: [{ name, unitPrice, taxable: true, quantity }],
    total: unitPrice * quantity,
    tenders: [{ type: 'INSTORE_CASH' as const, amount: unitPrice * quantity }],
  });
  await shop.order(at, named('꽃다발', 2_000, 3));
  await shop.order(at, paid);
  await shop.order(at, paid);
  await shop.order(at, named('포장', 500));
  const { id } = await shop.order(at, named('화분', 90_000));
  await shop.cancel(at, id);
  await shop.order(at);
  await orderAt(at, '2026-11-19T12:00:00+09:00', named('어제', 50_000));

  const { figures } = await dashboard(at);

  expect(figures?.bestItems).toEqual([
    { itemId: at.menu.americano, name: '아메리카노', nameEn: 'Americano', quantity: 2, net: 9_000 },
    { itemId: null, name: '꽃다발', nameEn: null, quantity: 3, net: 6_000 },
    { itemId: null, name: '포장', nameEn: null, quantity: 1, net: 500 },
  ]);
  const renamed = { name: '아이스 아메리카노', nameEn: 'Iced americano' };
  await shop.db.updateTable('menuItems').set(renamed).where('id', '=', at.menu.americano).execute();
  expect((await dashboard(at)).figures?.bestItems[0]).toMatchObject(renamed);
});

test('open orders of any day are counted for members who take orders', async () => {
  const at = await shop.openStore();
  await orderAt(at, '2026-11-18T12:00:00+09:00', {});
  await shop.order(at);
  await shop.order(at, paid);

  expect((await dashboard(at)).open).toEqual({ orders: 2, total: 9_000 });
  const seller = await shop.staffOf({ id: at.storeId }, ['SALES']);
  expect((await dashboard(at, seller)).open).toBeNull();
});

test('while the sales analysis is locked the dashboard hides the figures and shows the rest', async () => {
  const at = await lockedStore();
  await shop.order(at);

  const closed = await dashboard(at);
  expect(closed).toMatchObject({
    figures: null,
    lock: { part: 'SALES_ANALYSIS', storePhone: expect.stringContaining('****') },
    open: { orders: 1, total: 4_500 },
  });
  await unlock(at, at.owner);
  expect(await dashboard(at)).toMatchObject({ figures: { today: { orders: 0, net: 0 } }, lock: null });
});

test('a member without the right to sales sees no figures and no lock', async () => {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId });

  expect(await dashboard(at, staff)).toMatchObject({ figures: null, lock: null, open: { orders: 0 } });
});

test('members see the notices on which they may act, with the days left for the first cash receipt', async () => {
  const at = await shop.openStore({ settings: { cashReceiptObligated: true } });
  await shop.paidInCash(at, 23);
  await cashWithoutRoom(at);
  const sale = { total: 4_000, tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_000 }] };
  const receipted = { saleId: randomUUID(), receipted: { lines: [{ unitPrice: 4_000 }] } };
  await shop.call(takeOrder, shop.americano(at, { ...sale, ...receipted }), at.owner, {
    headers: { 'sale-age': '300' },
  });
  shop.clock.now = new Date(noon.getTime() + 86_400_000);

  expect((await dashboard(at)).notices).toEqual([
    { kind: 'UNISSUED_CASH', count: 1, daysLeft: 4 },
    { kind: 'EXCESS', count: 1, daysLeft: null },
    { kind: 'DIFFERENCES', count: 1, daysLeft: null },
  ]);
  const [seller, cashier] = [
    await shop.staffOf({ id: at.storeId }, ['SALES']),
    await shop.staffOf({ id: at.storeId }, ['ORDER']),
  ];
  expect((await dashboard(at, seller)).notices).toEqual([]);
  expect((await dashboard(at, cashier)).notices.map(({ kind }) => kind)).toEqual(['UNISSUED_CASH']);
});

test('members who may see points see how many expire within 30 days', async () => {
  const at = await shop.openStore();
  shop.clock.now = new Date('2026-10-01T12:00:00+09:00');
  await shop.setPoints(at, { validityMonths: 1 });
  const customer = await shop.customer(at);
  const give = async (time: string, points: number) => {
    shop.clock.now = new Date(time);
    expect((await shop.reward(at, customer.id, 'EARN', points)).http).toBe(200);
    shop.clock.now = noon;
  };
  // They expire on November 19 and December 20 and 21, when the business day after their last one begins.
  await give('2026-10-18T12:00:00+09:00', 1);
  await give('2026-11-19T12:00:00+09:00', 20);
  await give('2026-11-20T12:00:00+09:00', 300);
  const noticesOn = async (day: string, as: Caller = at.owner) => {
    shop.clock.now = new Date(`${day}T12:00:00+09:00`);
    return (await dashboard(at, as)).notices;
  };

  expect(await noticesOn('2026-11-20')).toEqual([{ kind: 'EXPIRING_POINTS', count: 20, daysLeft: null }]);
  expect(await noticesOn('2026-11-21')).toEqual([{ kind: 'EXPIRING_POINTS', count: 320, daysLeft: null }]);
  const [office, seller] = [
    await shop.staffOf({ id: at.storeId }, ['POINT']),
    await shop.staffOf({ id: at.storeId }, ['ORDER', 'SALES', 'CUSTOMER']),
  ];
  expect(await noticesOn('2026-11-21', office)).toHaveLength(1);
  expect(await noticesOn('2026-11-21', seller)).toEqual([]);
  expect(await noticesOn('2026-12-21')).toEqual([]);
});

test('the business day is that of the day start in force', async () => {
  const at = await shop.openStore({ dayStart: 13 * 60 });
  expect((await dashboard(at)).businessDate).toBe('2026-11-19');
  expect((await dashboard(at)).figures?.hours[0]?.hour).toBe(13);
});

test('strangers and people from outside the store see nothing', async () => {
  const at = await shop.openStore();
  expect(await shop.call(getDashboard, { storeId: at.storeId })).toMatchObject({ http: 401 });
  expect(await shop.call(getDashboard, { storeId: at.storeId }, await shop.person())).toMatchObject({
    http: 404,
  });
});

/** Cash that a till took without network on an order which another device had cancelled. */
async function cashWithoutRoom(at: At) {
  const { id } = await orderAt(at, '2026-11-20T10:00:00+09:00', {});
  await shop.cancel(at, id);
  const cash = { paymentMethod: 'INSTORE_CASH' as const, amount: 4_500, receipted: true as const };
  const input = { storeId: at.storeId, storeOrderId: id, ...cash };
  await shop.call(postPayment, input, at.owner, { headers: { 'sale-age': '3600' } });
}
