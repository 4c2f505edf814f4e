import {
  reportLoyalty,
  reportPoints,
  reportPointsByTime,
} from '@maru/contract/points/point-reports.endpoints.ts';
import { getTotalActiveReward } from '@maru/contract/points/points.endpoints.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const cash = (amount: number) => [{ type: 'INSTORE_CASH' as const, amount }];
const on = (time: string) => {
  shop.clock.now = new Date(`${time}+09:00`);
};

async function openStore() {
  on('2026-11-18T09:30:00');
  const at = await shop.openStore();
  await shop.setPoints(at, { validityMonths: 1 });
  return { ...at, regular: await shop.customer(at), fresh: await shop.customer(at) };
}

test('spec 7 · report/ymdh sums what was earned, used and expired by the business day, and by clock hour', async () => {
  const at = await openStore();
  const { storeId, owner } = at;
  await shop.reward(at, at.regular.id, 'EARN', 1_000);
  // Before the day starts at four, so it counts for the 18th.
  on('2026-11-19T02:10:00');
  const order = await shop.order(at, {
    ...{ customer: { phone: at.regular.number }, pointsUsed: 500, total: 4_000, tenders: cash(4_000) },
  });
  on('2026-11-19T12:00:00');
  await shop.cancel(at, order.id);
  on('2026-12-25T12:00:00');
  await shop.reward(at, at.regular.id, 'EARN', 10);

  const report = async (unit: 'day' | 'hour' | 'month', to = '2026-12-31') =>
    (await shop.call(reportPointsByTime, { storeId, from: '2026-11-01', to, unit }, owner)).response;
  const none = { earned: 0, takenBack: 0, used: 0, givenBack: 0, expired: 0 };
  const byDay = await report('day');
  expect(byDay.rows).toEqual([
    { key: '2026-11-18', ...none, earned: 1_400, used: 500, change: 900 },
    { key: '2026-11-19', ...none, takenBack: 400, givenBack: 500, change: 100 },
    { key: '2026-12-18', ...none, expired: 1_000, change: -1_000 },
    { key: '2026-12-25', ...none, earned: 10, change: 10 },
  ]);
  expect(byDay.totals).toEqual({
    ...{ earned: 1_410, takenBack: 400, used: 500, givenBack: 500, expired: 1_000, change: 10 },
  });
  expect((await report('month')).rows.map(({ key, change }) => [key, change])).toEqual([
    ['2026-11', 1_000],
    ['2026-12', -990],
  ]);
  expect((await report('hour', '2026-11-30')).rows.map(({ key, change }) => [key, change])).toEqual([
    ['09', 1_000],
    ['12', 100],
    ['02', -100],
  ]);
});

test('spec 7 · report/loyalty tells new from returning customers and their share of the sales', async () => {
  const at = await openStore();
  const { storeId, owner } = at;
  const sell = (number?: string, over: object = {}) =>
    shop.order(at, {
      ...(number && { customer: { phone: number } }),
      ...{ total: 4_500, tenders: cash(4_500), ...over },
    });
  await sell(at.regular.number);
  on('2026-11-20T12:00:00');
  await sell();
  await sell(at.regular.number, { pointsUsed: 450, total: 4_050, tenders: cash(4_050) });
  const refunded = await sell(at.fresh.number);
  await shop.refund(at, refunded.id, {
    amount: 500,
    tenders: [{ paymentId: refunded.payments[0]?.id ?? '', amount: 500 }],
  });
  const cancelled = await sell(at.fresh.number);
  await shop.cancel(at, cancelled.id);

  const report = async (from: string, to: string) =>
    (await shop.call(reportLoyalty, { storeId, from, to }, owner)).response;
  expect(await report('2026-11-20', '2026-11-20')).toEqual({
    all: { orders: 3, net: 12_550 },
    ofCustomers: { orders: 2, net: 8_050 },
    withPoints: { orders: 1, net: 4_050, points: 450 },
    customers: { all: 2, new: 1, returning: 1 },
  });
  expect(await report('2026-11-01', '2026-11-30')).toMatchObject({
    customers: { all: 2, new: 2, returning: 0 },
  });
  expect(await report('2026-10-01', '2026-10-31')).toEqual({
    ...{ all: { orders: 0, net: 0 }, ofCustomers: { orders: 0, net: 0 } },
    ...{ withPoints: { orders: 0, net: 0, points: 0 }, customers: { all: 0, new: 0, returning: 0 } },
  });
});

test('a period that ends before it begins or is too long is refused, and so are callers who may not see points', async () => {
  const { storeId, owner } = await openStore();
  const other = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SALES']);
  for (const endpoint of [reportPointsByTime, reportLoyalty, reportPoints]) {
    const call = async (from: string, to: string, as?: typeof owner) =>
      (await shop.call(endpoint as typeof reportLoyalty, { storeId, from, to }, as)).http;
    expect(await call('2026-11-02', '2026-11-01', owner)).toBe(400);
    expect(await call('2020-11-02', '2026-11-01', owner)).toBe(400);
    expect(await call('2026-11-01', '2026-11-02')).toBe(401);
    expect(await call('2026-11-01', '2026-11-02', other.owner)).toBe(404);
    expect(await call('2026-11-01', '2026-11-02', staff)).toBe(403);
  }
});

test('the points of a large store are summed beyond what one customer can have', async () => {
  const at = await openStore();
  const { storeId, owner } = at;
  await sql`insert into point_entries (store_id, id, customer_id, seq, kind, actor, amount, counter, counter_amount,
      at, event_date)
    select ${storeId}, gen_random_uuid(), ${at.regular.id}, n, 'EARN', 'STORE', 10000000, 'ISSUED', -10000000, now(),
      '2026-11-18'
    from generate_series(1, 300) n`.execute(shop.db);
  const period = { storeId, from: '2026-11-18', to: '2026-11-18' };
  const { totals } = (await shop.call(reportPointsByTime, { ...period, unit: 'day' }, owner)).response;
  expect(totals.earned).toBe(3_000_000_000);
});

test('points whose last day ends a month are listed in that month, though they expire in the night after it', async () => {
  const at = await openStore();
  on('2026-11-30T12:00:00');
  await shop.reward(at, at.regular.id, 'EARN', 700);
  on('2026-12-31T02:00:00');
  await shop.reward(at, at.fresh.id, 'EARN', 300);
  const { response } = await shop.call(getTotalActiveReward, { storeId: at.storeId }, at.owner);
  expect(response.months).toEqual([
    { month: '2026-12', points: 700 },
    { month: '2027-01', points: 300 },
  ]);
  on('2026-11-18T09:30:00');
});
