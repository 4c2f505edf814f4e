import { deleteCustomer, mergeCustomers } from '@maru/contract/customers/customers.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { pointReportUnits } from '@maru/contract/points/point-report-terms.ts';
import {
  reportLoyalty,
  reportPoints,
  reportPointsByTime,
} from '@maru/contract/points/point-reports.endpoints.ts';
import { getRewardSummary, getTotalActiveReward } from '@maru/contract/points/points.endpoints.ts';
import { addDays, defaultDayStart, seoulHour } from '@maru/contract/time/business-date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownCustomer } from '#test/builders/point-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { expirePoints } from '../expiry/expire-points.ts';

const shop = await openShop();
/** MARU_RUNS makes the property try more cases. */
const numRuns = Number(process.env.MARU_RUNS ?? 5);
const begin = new Date('2026-11-20T22:00:00+09:00');
const price = 4_500;
const minute = 60_000;

const who = fc.nat({ max: 3 });
const act = fc.oneof(
  fc.record({
    kind: fc.constant('sell' as const),
    who: fc.option(who),
    quantity: fc.integer({ min: 1, max: 3 }),
    points: fc.constantFrom(0, 0, 450, 13_500),
    pays: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'refund' as const), which: fc.nat({ max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('give' as const, 'spend' as const),
    who,
    amount: fc.constantFrom(100, 900),
  }),
  fc.record({ kind: fc.constant('merge' as const), who }),
  fc.record({ kind: fc.constant('forget' as const), who }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(30, 400, 1_700, 50_000) }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const anyStory = fc.record({
  acts: fc.array(act, { minLength: 6, maxLength: 30 }),
  /** Minutes after midnight from the second day on. */
  dayStart: fc.constantFrom(240, 0, 690),
  cut: fc.integer({ min: 0, max: 40 }),
});
type Scene = Awaited<ReturnType<typeof openScene>>;
type Rows = Awaited<ReturnType<typeof readRows>>;
type Period = { from: string; to: string };

test(
  'every report of points equals a plain sum over the rows, whatever happened in the store',
  async () => {
    const stories = fc.asyncProperty(anyStory, async ({ acts, dayStart, cut }) => {
      shop.clock.now = begin;
      const at = await openScene(dayStart);
      for (const one of acts) await perform(at, one);
      const rows = await readRows(at.storeId);
      const cutAt = addDays('2026-11-20', cut);
      for (const period of [
        { from: '2026-11-01', to: '2028-12-31' },
        { from: '2026-11-01', to: cutAt },
        { from: addDays(cutAt, 1), to: '2028-12-31' },
      ])
        await expectReports(at, rows, period);
    });
    await fc.assert(stories, { numRuns });
  },
  numRuns * 15_000,
);

async function openScene(dayStart: number) {
  const at = await shop.openStore();
  await shop.setPoints(at, { rate: 1_000, validityMonths: 1 });
  const validFrom = new Date(begin.getTime() + 300 * minute);
  await shop.db.insertInto('storeDayStarts').values({ storeId: at.storeId, validFrom, dayStart }).execute();
  const people: KnownCustomer[] = [];
  for (let n = 0; n < 4; n += 1) people.push(await shop.customer(at));
  return { ...at, people, orders: [] as Order[], newDayStart: { validFrom, dayStart } };
}

/** Does an act as a person would; one that is refused changes nothing. */
async function perform(at: Scene, one: Act): Promise<void> {
  const { storeId, owner, menu, people, orders } = at;
  const person = people['who' in one ? (one.who ?? 0) : 0];
  const order = 'which' in one ? orders[one.which % Math.max(1, orders.length)] : undefined;
  if (one.kind === 'wait') {
    shop.clock.now = new Date(shop.clock.now.getTime() + one.minutes * minute);
    await expirePoints({ db: shop.db, clock: () => shop.clock.now, log: console })();
  }
  if (one.kind === 'sell') {
    const points = one.who === null ? 0 : Math.min(one.points, one.quantity * price);
    const total = one.quantity * price - points;
    const taken = await shop.call(
      takeOrder,
      {
        ...{
          storeId,
          lines: [{ itemId: menu.americano, choiceIds: [menu.hot], quantity: one.quantity }],
          total,
        },
        tenders: one.pays && total > 0 ? [{ type: 'INSTORE_CASH', amount: total }] : [],
        ...(one.who === null ? {} : { customer: { phone: person?.number ?? '' } }),
        ...(points > 0 && { pointsUsed: points }),
      },
      owner,
    );
    if (taken.http === 200) orders.push(taken.response);
  }
  if (one.kind === 'cancel' && order) await shop.cancel(at, order.id);
  if (one.kind === 'refund' && order) {
    const tenders = order.payments.map(({ id: paymentId }) => ({ paymentId, amount: 700 }));
    await shop.refund(at, order.id, { amount: 700, tenders });
  }
  if ((one.kind === 'give' || one.kind === 'spend') && person)
    await shop.reward(at, person.id, one.kind === 'give' ? 'EARN' : 'USE', one.amount);
  if (one.kind === 'merge' && person && person !== people[0])
    await shop.call(
      mergeCustomers,
      { storeId, keptId: people[0]?.id ?? '', mergedId: person.id, preview: false, reason: '같은 사람' },
      owner,
    );
  if (one.kind === 'forget' && person)
    await shop.call(deleteCustomer, { storeId, customerId: person.id, reason: '손님 요청' }, owner);
}

/** All rows of a store, as they are. */
async function readRows(storeId: string) {
  const { db } = shop;
  return {
    orders: await db.selectFrom('orders').selectAll().where('storeId', '=', storeId).execute(),
    customers: await db.selectFrom('customers').selectAll().where('storeId', '=', storeId).execute(),
    entries: await db.selectFrom('pointEntries').selectAll().where('storeId', '=', storeId).execute(),
    lots: await db.selectFrom('pointLots').selectAll().where('storeId', '=', storeId).execute(),
    accounts: await db.selectFrom('pointAccounts').selectAll().where('storeId', '=', storeId).execute(),
  };
}

async function expectReports({ storeId, owner, newDayStart }: Scene, rows: Rows, period: Period) {
  const asked = { storeId, ...period };
  const byKind = kindsOf(rows, period);
  const loyalty = loyaltyOf(rows, period);
  const active = activeOf(rows);
  const dayStart = shop.clock.now < newDayStart.validFrom ? defaultDayStart : newDayStart.dayStart;
  expect((await shop.call(getRewardSummary, asked, owner)).response).toEqual(byKind);
  expect((await shop.call(reportLoyalty, asked, owner)).response).toEqual(loyalty);
  expect((await shop.call(getTotalActiveReward, { storeId }, owner)).response).toEqual(active);
  for (const unit of pointReportUnits) {
    const byTime = timesOf(rows, period, { unit, dayStart });
    expect((await shop.call(reportPointsByTime, { ...asked, unit }, owner)).response).toEqual(byTime);
    const { response } = await shop.call(reportPoints, { ...asked, unit }, owner);
    expect(response).toMatchObject({ byTime, byKind, loyalty, active });
  }
}

function within<Row>(all: readonly Row[], { from, to }: Period, dateOf: (row: Row) => string): Row[] {
  return all.filter((row) => dateOf(row) >= from && dateOf(row) <= to);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

type Parts = { unit: (typeof pointReportUnits)[number]; dayStart: number };

function timesOf({ entries }: Rows, period: Period, { unit, dayStart }: Parts) {
  const moved = within(entries, period, ({ eventDate }) => eventDate).filter(({ kind }) => kind !== 'MERGE');
  const lengths = { year: 4, month: 7, day: 10 };
  const keyOf = ({ eventDate, at }: (typeof moved)[number]) =>
    unit === 'hour' ? String(seoulHour(at)).padStart(2, '0') : eventDate.slice(0, lengths[unit]);
  const sums = (some: typeof moved) => {
    const of = (...kinds: string[]) =>
      sumOf(some.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => Math.abs(amount)));
    return {
      ...{ earned: of('EARN'), takenBack: of('TAKE_BACK', 'DEBT', 'FORFEIT'), used: of('USE') },
      ...{ givenBack: of('GIVE_BACK'), expired: of('EXPIRE') },
      change: sumOf(some.map(({ amount }) => amount)),
    };
  };
  const byKey = Map.groupBy(moved, keyOf);
  const first = Math.floor(dayStart / 60);
  const placeOf = (key: string) => (unit === 'hour' ? (Number(key) - first + 24) % 24 : 0);
  const keys = [...byKey.keys()].sort().sort((a, b) => placeOf(a) - placeOf(b));
  return { rows: keys.map((key) => ({ key, ...sums(byKey.get(key) ?? []) })), totals: sums(moved) };
}

function kindsOf({ entries }: Rows, period: Period) {
  const byKind = Map.groupBy(
    within(entries, period, ({ eventDate }) => eventDate),
    ({ kind }) => kind,
  );
  const rows = [...byKind.keys()].sort().map((kind) => {
    const some = byKind.get(kind) ?? [];
    const [points, debt] = [sumOf(some.map(({ amount }) => amount)), sumOf(some.map((one) => one.debt))];
    return { kind, entries: some.length, points, debt };
  });
  return { rows };
}

function activeOf({ lots, accounts }: Rows) {
  const left = lots.filter(({ remaining, expiresAt }) => remaining > 0 && expiresAt > shop.clock.now);
  const monthOf = ({ expiresAt }: (typeof left)[number]) =>
    new Date(expiresAt.getTime() - 86_400_000)
      .toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
      .slice(0, 7);
  const byMonth = Map.groupBy(left, monthOf);
  const points = (some: typeof left) => sumOf(some.map(({ remaining }) => remaining));
  return {
    ...{ points: points(left), debt: sumOf(accounts.map(({ debt }) => debt)) },
    customers: new Set(left.map(({ customerId }) => customerId)).size,
    months: [...byMonth.keys()].sort().map((month) => ({ month, points: points(byMonth.get(month) ?? []) })),
  };
}

function loyaltyOf({ orders, customers }: Rows, period: Period) {
  const kept = new Map(customers.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  const closed = orders.filter(({ status }) => status === 'CLOSED');
  const sold = within(closed, period, ({ businessDate }) => businessDate);
  const known = sold.filter(({ customerId }) => customerId !== null);
  const pointsOf = (order: (typeof sold)[number]) => order.pointsUsedKrw - order.pointsGivenBackKrw;
  const withPoints = known.filter((order) => pointsOf(order) > 0);
  const personOf = ({ customerId }: (typeof sold)[number]) => kept.get(customerId ?? '');
  const before = new Set(closed.filter(({ businessDate }) => businessDate < period.from).map(personOf));
  const people = [...new Set(known.map(personOf))];
  const fresh = people.filter((person) => !before.has(person)).length;
  const sums = (some: typeof sold) => ({
    orders: some.length,
    net: sumOf(some.map(({ totalKrw, refundedKrw }) => totalKrw - refundedKrw)),
  });
  return {
    ...{ all: sums(sold), ofCustomers: sums(known) },
    withPoints: { ...sums(withPoints), points: sumOf(known.map(pointsOf)) },
    customers: { all: people.length, new: fresh, returning: people.length - fresh },
  };
}
