import { reportByPaymentMethod, reportByTime, reportRevenue } from '@maru/contract/sales/sales.endpoints.ts';
import { addDays } from '@maru/contract/time/business-date.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
type At = Awaited<ReturnType<typeof shop.openStore>>;
const date = '2026-11-20';
const paid = { tenders: [{ type: 'INSTORE_CASH' as const, amount: 4_500 }] };

async function report({ storeId, owner }: At, day = date) {
  const before = addDays(day, -7);
  const asked = { from: day, to: day, unit: 'hour' as const, compareFrom: before, compareTo: before };
  const answer = await shop.call(reportRevenue, { storeId, ...asked }, owner);
  if (answer.http !== 200) throw new Error(JSON.stringify(answer));
  const { period, compared } = answer.response;
  return { ...period, weekBefore: compared?.byTime };
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
  expect(weekBefore?.rows.find(({ key }) => key === '12')).toMatchObject({
    key: '12',
    orders: 1,
    net: 4_500,
  });
});

test('a running day is compared with the other day up to the same minute, a past day with all of the other day', async () => {
  const at = await shop.openStore();
  const { now } = shop.clock;
  for (const time of ['11:59', '12:01']) {
    shop.clock.now = new Date(`2026-11-13T${time}:00+09:00`);
    await shop.order(at, paid);
  }
  shop.clock.now = now;
  await shop.order(at, paid);
  const soFar = async (day: string, over: { basis?: 'event'; to?: string } = {}) => {
    const other = addDays(day, -7);
    const asked = {
      from: day,
      to: day,
      unit: 'hour' as const,
      compareFrom: other,
      compareTo: other,
      ...over,
    };
    return (await shop.call(reportRevenue, { storeId: at.storeId, ...asked }, at.owner)).response
      .comparedSoFar;
  };

  expect(await soFar(date)).toEqual({ orders: 1, net: 4_500 });
  expect(await soFar(date, { basis: 'event' })).toEqual({ orders: 1, net: 4_500 });
  expect(await soFar(date, { to: addDays(date, 1) })).toBeNull();
  expect(await soFar(addDays(date, -1))).toBeNull();
});

test.each(['sale', 'event'] as const)(
  'a running month is compared with as many days, the last one only up to the same minute, by %s day',
  async (basis) => {
    const at = await shop.openStore();
    const { now } = shop.clock;
    for (const time of ['2026-10-05T18:00', '2026-10-20T11:59', '2026-10-20T12:01', '2026-10-21T09:00']) {
      shop.clock.now = new Date(`${time}:00+09:00`);
      await shop.order(at, paid);
    }
    shop.clock.now = now;
    const asked = { from: '2026-11-01', to: date, unit: 'day' as const, basis };
    const compare = { compareFrom: '2026-10-01', compareTo: '2026-10-20' };
    const input = { storeId: at.storeId, ...asked, ...compare };
    const { comparedSoFar, compared } = (await shop.call(reportRevenue, input, at.owner)).response;

    expect(compared?.byTime.totals).toMatchObject({ orders: 3, net: 13_500 });
    expect(comparedSoFar).toEqual({ orders: 2, net: 9_000 });
  },
);

test('the parts of the revenue report equal the single reports', async () => {
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
  await waitUntilBlocked(shop.db);
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

  expect([byTime, weekBefore].map((day) => day?.totals.orders)).toEqual([0, 0]);
  expect(byPaymentMethod).toEqual({ rows: [], net: 0 });
});

test('any two periods are compared, each broken down as asked', async () => {
  const at = await shop.openStore();
  const { now } = shop.clock;
  shop.clock.now = new Date('2026-09-13T12:10:00+09:00');
  await shop.order(at, paid);
  shop.clock.now = now;
  await shop.order(at, paid);
  await shop.order(at, paid);
  const asked = {
    from: '2026-11-01',
    to: '2026-11-30',
    unit: 'weekdayHour',
    by: ['item', 'paymentType'],
  } as const;
  const other = { compareFrom: '2026-09-01', compareTo: '2026-09-15' };

  const { response } = await shop.call(
    reportRevenue,
    { ...asked, by: [...asked.by], ...other, storeId: at.storeId },
    at.owner,
  );

  const shown = [response.period, response.compared].map((period) => ({
    rows: period?.byTime.rows.map(({ key, net }) => [key, net]),
    average: period?.byTime.totals.average,
    breakdowns: period?.breakdowns.map(({ by, rows }) => [by, rows[0]?.name ?? rows[0]?.type, rows[0]?.net]),
  }));
  expect(shown).toEqual([
    {
      rows: [['5-12', 9_000]],
      average: 4_500,
      breakdowns: [
        ['item', '아메리카노', 9_000],
        ['paymentType', 'INSTORE_CASH', 9_000],
      ],
    },
    {
      rows: [['0-12', 4_500]],
      average: 4_500,
      breakdowns: [
        ['item', '아메리카노', 4_500],
        ['paymentType', 'INSTORE_CASH', 4_500],
      ],
    },
  ]);
});

test('by event day a refund counts when it happens, whatever became of the order', async () => {
  const at = await shop.openStore();
  const { now } = shop.clock;
  const { id } = await shop.order(at, paid);
  shop.clock.now = new Date('2026-11-22T12:00:00+09:00');
  await shop.cancel(at, id);
  shop.clock.now = now;
  const period = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-22', unit: 'day' as const };

  const { response } = await shop.call(reportRevenue, { ...period, basis: 'event' }, at.owner);

  expect(response.period.byTime.rows).toMatchObject([
    { key: '2026-11-20', orders: 1, gross: 4_500, refunded: 0, net: 4_500 },
    { key: '2026-11-22', orders: 1, gross: 0, refunded: 4_500, net: -4_500 },
  ]);
  expect(response.period.byTime.totals).toMatchObject({ orders: 1, net: 0, supply: 0, vat: 0 });
  expect(response.period.byPaymentMethod.rows).toMatchObject([{ approved: 4_500, refunded: 4_500, net: 0 }]);
  const bySale = await shop.call(reportRevenue, period, at.owner);
  expect(bySale.response.period.byTime).toMatchObject({ rows: [], totals: { orders: 0, average: 0 } });
});

const at2026 = { from: '2026-11-20', to: '2026-11-20', unit: 'hour' as const };
test.each([
  ['a period that ends before it begins', { to: '2026-11-19' }, { to: 'tooSmall' }],
  ['more than three years of days', { unit: 'day' as const, to: '2029-11-25' }, { to: 'tooLarge' }],
  ['more than ten years', { unit: 'month' as const, to: '2036-11-28' }, { to: 'tooLarge' }],
  ['a second period without an end', { compareFrom: '2026-11-13' }, { compareTo: 'required' }],
  ['a second period without a beginning', { compareTo: '2026-11-13' }, { compareFrom: 'required' }],
  [
    'a second period of more than ten years',
    { compareFrom: '2000-01-01', compareTo: '2026-01-01' },
    { compareTo: 'tooLarge' },
  ],
  [
    'items by event day',
    { basis: 'event' as const, by: ['paymentType' as const, 'item' as const] },
    { by: 'notByEvent' },
  ],
])('%s is refused by field', async (_, over, fields) => {
  const at = await shop.openStore();

  const answer = await shop.call(reportRevenue, { storeId: at.storeId, ...at2026, ...over }, at.owner);

  expect(answer).toMatchObject({ http: 400, status: 'WRONG_FORMAT', fields });
});

test('one report can span ten years', async () => {
  const at = await shop.openStore();
  await shop.order(at, paid);
  const decade = { from: '2017-01-01', to: '2026-12-31', unit: 'year' as const };

  const { response } = await shop.call(reportRevenue, { storeId: at.storeId, ...decade }, at.owner);

  expect(response.period.byTime.rows).toMatchObject([{ key: '2026', net: 4_500 }]);
});
