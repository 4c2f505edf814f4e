import type { OpeningHours } from '@maru/contract/stores/opening-hours.ts';
import { getStoreStatus, setStoreStatus } from '@maru/contract/stores/stores.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop, type StoreOver } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;
/** A Friday at noon. */
const noon = clock.now;
afterEach(() => {
  clock.now = noon;
});

const day = { open: { from: 540, to: 1320 }, breaks: [{ from: 900, to: 1020 }] };
const hours: OpeningHours = {
  days: { SUN: day, MON: day, TUE: day, WED: day, THU: day, FRI: day, SAT: day },
  holidays: [{ from: '2026-11-23', to: '2026-11-23', note: '' }],
};
const seoul = (text: string) => new Date(`${text}:00+09:00`);
const instant = (text: string) => seoul(text).toISOString();

async function open(over: StoreOver = { openingHours: JSON.stringify(hours) }) {
  const { id: storeId } = await shop.store(over);
  const staff = await shop.staffOf({ id: storeId }, []);
  return {
    storeId,
    read: async () => (await shop.call(getStoreStatus, { storeId })).response,
    choose: async (status: 'OPEN' | 'CLOSED' | 'BREAK' | null) =>
      (await shop.call(setStoreStatus, { storeId, status }, staff)).response,
  };
}

test('spec 4 · anyone reads whether a store is open, in its break or closed, and what comes next', async () => {
  const { read } = await open();
  const at = async (text: string) => {
    clock.now = seoul(text);
    return read();
  };

  expect(await at('2026-11-20T12:00')).toEqual({
    ...{ status: 'OPEN', isChosen: false },
    next: { status: 'BREAK', at: instant('2026-11-20T15:00') },
  });
  expect(await at('2026-11-20T15:00')).toMatchObject({ status: 'BREAK' });
  expect(await at('2026-11-22T22:00')).toMatchObject({
    status: 'CLOSED',
    next: { status: 'OPEN', at: instant('2026-11-24T09:00') },
  });
});

test('a chosen status is valid until the hours change next', async () => {
  const { read, choose } = await open();

  expect(await choose('CLOSED')).toEqual({
    ...{ status: 'CLOSED', isChosen: true },
    next: { status: 'BREAK', at: instant('2026-11-20T15:00') },
  });
  clock.now = new Date(seoul('2026-11-20T15:00').getTime() - 1);
  expect(await read()).toMatchObject({ status: 'CLOSED', isChosen: true });
  clock.now = seoul('2026-11-20T15:00');
  expect(await read()).toMatchObject({ status: 'BREAK', isChosen: false });
});

test('a member can drop a chosen status and follow the hours again before they change next', async () => {
  const { choose } = await open();
  await choose('BREAK');

  expect(await choose(null)).toMatchObject({ status: 'OPEN', isChosen: false });
});

test('without hours the status is UNKNOWN, and a choice is valid until the next one', async () => {
  const { read, choose } = await open({});
  expect(await read()).toEqual({ status: 'UNKNOWN', isChosen: false, next: null });

  await choose('OPEN');
  clock.now = seoul('2027-11-20T12:00');
  expect(await read()).toEqual({ status: 'OPEN', isChosen: true, next: null });
  expect(await choose(null)).toMatchObject({ status: 'UNKNOWN', isChosen: false });
});

test.each(['DRAFT', 'PENDING', 'TERMINATED'])(
  'the status of a store that is %s is UNKNOWN',
  async (applicationStatus) => {
    const { read, choose } = await open({ openingHours: JSON.stringify(hours), applicationStatus });

    expect(await choose('OPEN')).toEqual({ status: 'UNKNOWN', isChosen: false, next: null });
    expect(await read()).toEqual({ status: 'UNKNOWN', isChosen: false, next: null });
  },
);

test('a choice writes the audit trail and emits an event, but makes no edit stale', async () => {
  const { storeId, choose } = await open();
  await choose('CLOSED');

  const trail = await db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId).execute();
  expect(trail).toMatchObject([
    {
      act: 'setStoreStatus',
      before: { chosenStatus: null, chosenUntil: null },
      after: { chosenStatus: 'CLOSED', chosenUntil: instant('2026-11-20T15:00') },
    },
  ]);
  const events = await db.selectFrom('storeEvents').selectAll().where('storeId', '=', storeId).execute();
  expect(events).toMatchObject([{ type: 'STORE_CHANGED', version: 1 }]);
  const { version } = await db
    .selectFrom('stores')
    .select('version')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect(version).toBe(1);
});

test('many concurrent choices are all written, each with a trail row and an event, and the last one counts', async () => {
  const { storeId, read, choose } = await open();
  await Promise.all(Array.from({ length: 10 }, (_, i) => choose(i % 2 ? 'OPEN' : 'CLOSED')));

  const trail = await db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', storeId)
    .orderBy('id')
    .execute();
  expect(trail).toHaveLength(10);
  let chosen = { chosenStatus: null, chosenUntil: null };
  for (const { before, after } of trail) {
    expect(chosen).toMatchObject(before as object);
    chosen = { ...chosen, ...(after as object) };
  }
  const events = await db
    .selectFrom('storeEvents')
    .select('seq')
    .where('storeId', '=', storeId)
    .orderBy('seq')
    .execute();
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  expect(await read()).toMatchObject({ status: chosen.chosenStatus, isChosen: true });
});

test('an unknown store is not found; only members can choose, and UNKNOWN cannot be chosen', async () => {
  const { storeId } = await open();
  const choose = (as?: { token: string }, status: unknown = 'OPEN') =>
    shop.call(setStoreStatus, { storeId, status: status as 'OPEN' }, as);

  expect(await shop.call(getStoreStatus, { storeId: newId() })).toMatchObject({
    http: 404,
    status: 'NOT_FOUND',
  });
  expect((await choose(await shop.ownerOf(await shop.store()))).status).toBe('NOT_FOUND');
  expect((await choose()).http).toBe(401);
  expect((await choose(await shop.ownerOf({ id: storeId }), 'UNKNOWN')).status).toBe('WRONG_FORMAT');
});
