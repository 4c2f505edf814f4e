import { reportByPaymentMethod, reportByTime, reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const date = '2026-11-20';
const paid = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };

async function report({ storeId, owner }: At, day = date) {
  const answer = await shop.call(reportRevenue, { storeId, date: day }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  return answer.response;
}

test('one call returns the day by hours and by payment, open orders, and the same weekday a week before', async () => {
  const at = await shop.openStore();
  const { now } = shop.clock;
  shop.clock.now = new Date('2026-11-13T12:10:00+09:00');
  await shop.order(at, paid);
  shop.clock.now = now;
  await shop.order(at, paid);
  await shop.order(at, { tenders: [{ type: 'INSTORE_CAT', amount: 4_500 }] });
  await shop.order(at, { tenders: [{ type: 'INSTORE_CASH', amount: 1_500 }] });

  const { byTime, byPaymentMethod, weekBefore } = await report(at);

  expect(byTime).toMatchObject({
    totals: { orders: 2, net: 9_000 },
    notYetClosed: { orders: 1, paid: 1_500 },
    dayStart: 240,
  });
  expect(byTime.rows).toHaveLength(24);
  expect(byPaymentMethod.rows.map(({ type, net }) => [type, net])).toEqual([
    ['INSTORE_CASH', 4_500],
    ['INSTORE_CAT', 4_500],
  ]);
  expect(weekBefore).toMatchObject({ totals: { orders: 1, net: 4_500 } });
  expect(weekBefore.rows.find(({ key }) => key === '12')).toEqual({ key: '12', orders: 1, net: 4_500 });
});

test('its parts equal the single reports', async () => {
  const at = await shop.openStore();
  await shop.order(at, paid);
  const { id } = await shop.order(at, paid);
  await shop.cancel(at, id);
  const period = { storeId: at.storeId, from: date, to: date };

  const { byTime, byPaymentMethod } = await report(at);

  expect(byTime).toEqual((await shop.call(reportByTime, { ...period, unit: 'hour' }, at.owner)).response);
  expect(byPaymentMethod).toEqual((await shop.call(reportByPaymentMethod, period, at.owner)).response);
});

test('an order cancelled between the queries is in all parts or in none', async () => {
  const at = await shop.openStore();
  const { id } = await shop.order(at, paid);

  const between = await shop.db.startTransaction().execute();
  // The first part reads only orders; the others wait for this lock.
  await sql`lock table payments in access exclusive mode`.execute(between);
  const reading = report(at);
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 10_000, interval: 10 },
  );
  await between
    .updateTable('orders')
    .set({ status: 'CANCELLED', cancelledAt: new Date(), cancelReason: '잘못 주문' })
    .where('id', '=', id)
    .execute();
  await between.commit().execute();

  const { byTime, byPaymentMethod } = await reading;
  expect([byTime.totals.net, byPaymentMethod.net, byTime.cancelled.orders]).toEqual([4_500, 4_500, 0]);
  expect(await report(at)).toMatchObject({
    byTime: { totals: { net: 0 }, cancelled: { orders: 1 } },
    byPaymentMethod: { net: 0 },
  });
});

test('a day without orders is empty, and so is the one it is compared with', async () => {
  const at = await shop.openStore();

  const { byTime, byPaymentMethod, weekBefore } = await report(at, '2026-11-21');

  expect([byTime, weekBefore].map(({ totals }) => totals.orders)).toEqual([0, 0]);
  expect(byPaymentMethod).toEqual({ rows: [], net: 0 });
});
