import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import {
  getGeneralSetting,
  updateGeneralSetting as wire,
} from '@maru/contract/store-settings/store-settings.endpoints.ts';
import { expect, test } from 'vitest';
import { listEventsAfter } from '#server/live/store-events.queries.ts';
import { openShop, type Person } from '#test/open-shop.ts';

const shop = await openShop();
const asNew = {
  version: 1,
  dayStart: 240,
  language: 'ko',
  taxType: 'GENERAL',
  newOrderSound: true,
} as const;

async function openStore() {
  const at = await shop.openStore();
  const change = (over: Partial<typeof asNew | { dayStart: number; version: number }>, by?: Person) =>
    shop.call(wire, { storeId: at.storeId, ...asNew, ...over }, by ?? at.owner);
  const read = async () => (await shop.call(getGeneralSetting, { storeId: at.storeId }, at.owner)).response;
  return { ...at, change, read };
}

/** Runs `act` at another time and resets the clock. */
async function at<T>(instant: string, act: () => Promise<T>): Promise<T> {
  const { now } = shop.clock;
  shop.clock.now = new Date(instant);
  try {
    return await act();
  } finally {
    shop.clock.now = now;
  }
}

test('an owner and staff with the right change language, tax type and sound', async () => {
  const { storeId, read } = await openStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  const values = { dayStart: 240, language: 'en', taxType: 'EXEMPT', newOrderSound: false } as const;

  const answer = await shop.call(wire, { storeId, version: 1, ...values }, staff);

  expect(answer).toMatchObject({ http: 200, response: { ...values, nextDayStart: null, version: 2 } });
  expect(await read()).toEqual(answer.response);
});

test('a changed tax type applies to later sales', async () => {
  const store = await openStore();
  await shop.call(wire, { storeId: store.storeId, ...asNew, taxType: 'EXEMPT' }, store.owner);

  const order = await shop.order(store);
  expect([order.total, order.vat]).toEqual([4_500, 0]);
});

test('a member without the right can read the setting but not change it', async () => {
  const { storeId, change } = await openStore();
  const staff = await shop.staffOf({ id: storeId }, ['ORDER', 'STORE_EDIT']);

  expect((await shop.call(getGeneralSetting, { storeId }, staff)).http).toBe(200);
  expect(await change({}, staff)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect((await change({}, await shop.person())).http).toBe(404);
});

test('spec 8 · a stale edit is refused with the setting as it is now, who changed it and when', async () => {
  const { storeId, change, read } = await openStore();
  await change({ dayStart: 300 });

  const changed = { changedBy: '김마루', isOwn: true, changedAt: shop.clock.now.toISOString() };
  const answer = await change({ dayStart: 60 });
  expect(answer).toMatchObject({ http: 409, status: 'DATA_WAS_BEEN_MODIFIED' });
  expect(answer.detail).toEqual({ row: await read(), ...changed });
  const staff = await shop.staffOf({ id: storeId }, ['SETTING']);
  expect((await change({ dayStart: 60 }, staff)).detail).toMatchObject({ ...changed, isOwn: false });
  expect((await read()).nextDayStart?.dayStart).toBe(300);
});

test('of twenty concurrent changes of one version one succeeds', async () => {
  const { change, read } = await openStore();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change({ dayStart: 250 + i })));

  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'DATA_WAS_BEEN_MODIFIED')).toHaveLength(19);
  expect(await read()).toMatchObject({ version: 2 });
});

test('a new day start takes effect when the next business day begins', async () => {
  const { change, read } = await openStore();

  const { response } = await change({ dayStart: 360 });

  const waiting = { dayStart: 360, validFrom: '2026-11-20T19:00:00.000Z' };
  expect(response).toMatchObject({ dayStart: 240, nextDayStart: waiting });
  expect(await at('2026-11-21T03:59:59.999+09:00', read)).toMatchObject({ nextDayStart: waiting });
  expect(await at('2026-11-21T04:00:00+09:00', read)).toMatchObject({ dayStart: 360, nextDayStart: null });
});

test('at most one day start is pending: another choice replaces it, and the current one removes it', async () => {
  const { storeId, change, read } = await openStore();
  const rows = () =>
    shop.db.selectFrom('storeDayStarts').select('dayStart').where('storeId', '=', storeId).execute();

  await change({ dayStart: 360 });
  await change({ dayStart: 420, version: 2 });
  expect(await rows()).toEqual([{ dayStart: 420 }]);

  await change({ dayStart: 240, version: 3 });
  expect(await read()).toMatchObject({ dayStart: 240, nextDayStart: null, version: 4 });
  expect(await rows()).toEqual([]);
});

test('a day start in effect is kept; a later choice is pending beside it', async () => {
  const { storeId, change } = await openStore();
  await change({ dayStart: 360 });

  const later = await at('2026-11-23T12:00:00+09:00', () => change({ dayStart: 60, version: 2 }));

  expect(later.response).toMatchObject({
    dayStart: 360,
    nextDayStart: { dayStart: 60, validFrom: '2026-11-23T21:00:00.000Z' },
  });
  const rows = shop.db.selectFrom('storeDayStarts').select('dayStart').where('storeId', '=', storeId);
  expect(await rows.orderBy('validFrom').execute()).toEqual([{ dayStart: 360 }, { dayStart: 60 }]);
});

test('orders keep day and number when the day start changes, and numbering continues', async () => {
  const store = await openStore();
  const before = await shop.order(store);
  await store.change({ dayStart: 1_020 });

  const sameDay = await shop.order(store);
  expect(await shop.readOrder(store, before.id)).toMatchObject({
    businessDate: '2026-11-20',
    orderNumber: 1,
  });
  expect(sameDay).toMatchObject({ businessDate: '2026-11-20', orderNumber: 2 });

  // The current business day lasts until the new start, 17:00.
  const order = async (instant: string) => {
    const { response } = await at(instant, () => shop.call(takeOrder, shop.americano(store), store.owner));
    return [response.businessDate, response.orderNumber];
  };
  expect(await order('2026-11-21T04:00:00+09:00')).toEqual(['2026-11-20', 3]);
  expect(await order('2026-11-21T16:59:59+09:00')).toEqual(['2026-11-20', 4]);
  expect(await order('2026-11-21T17:00:00+09:00')).toEqual(['2026-11-21', 1]);
});

test('a change emits an event and writes the audit trail', async () => {
  const { storeId, owner, change } = await openStore();
  await change({ dayStart: 300 });

  const events = await listEventsAfter(shop.db, storeId, 0);
  expect(events).toMatchObject([{ type: 'STORE_CHANGED', version: 2 }]);
  const trail = await shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      module: 'store-settings',
      act: 'updateGeneralSetting',
      actorId: owner.id,
      before: { nextDayStart: null },
      after: { nextDayStart: { dayStart: 300 } },
    },
  ]);
  expect(Object.keys(trail[0]?.after ?? {})).not.toContain('taxType');
});
