import type { StoreEvent } from '@maru/contract/live/store-events.ts';
import { setPlaceEnabled, setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { updateStoreApplicationStatus } from '@maru/contract/stores/admin-stores.endpoints.ts';
import { type OpeningHours, weekdays } from '@maru/contract/stores/opening-hours.ts';
import { setStoreStatus, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openLiveHub } from '#server/live/live-hub.ts';
import { placeBuilder } from '#test/builders/place-builder.ts';
import { closeAtEnd } from '#test/close-at-end.ts';
import { countStatements } from '#test/count-statements.ts';
import { openShop } from '#test/open-shop.ts';
import type { FoundPlace } from './found-place.ts';
import { openPlacePages } from './open-place-pages.ts';

const shop = await openShop();
const placeOf = placeBuilder(shop);
const noon = shop.clock.now;
afterEach(() => {
  shop.clock.now = noon;
});

const day = { open: { from: 660, to: 1_320 }, breaks: [{ from: 900, to: 1_020 }] };
const hours: OpeningHours = {
  days: Object.fromEntries(weekdays.map((weekday) => [weekday, day])) as OpeningHours['days'],
  holidays: [],
};
const seoul = (clock: string) => new Date(`2026-11-20T${clock}:00+09:00`);

/**
 * The pages of one instance of the server, with the number of statements that it sent. Changes show without a pause.
 */
function instance(over: { most?: number; pause?: number } = {}) {
  const { db, counted } = countStatements(shop.db);
  const live = openLiveHub({ db: shop.db, connection: shop.connection, log: pino({ level: 'silent' }) });
  const pages = openPlacePages({ db, live, clock: () => shop.clock.now, pause: 0, ...over });
  closeAtEnd(async () => {
    pages.close();
    await live.close();
  });
  return { read: (slug: string, by = 'a visitor') => pages.read(slug, by), counted };
}
const [one, other] = [instance(), instance()];

async function open(over: Parameters<typeof shop.store>[0] = {}) {
  const at = await shop.openStore({ openingHours: JSON.stringify(hours), ...over });
  const place = placeOf(at.storeId, at.owner);
  await place.update({ description: '처음' });
  await place.publish();
  return { ...at, ...place, slug: (await place.read()).slug };
}

function pageOf(found: FoundPlace) {
  if (found.kind !== 'PAGE') throw new Error(`there is no page, but ${found.kind}`);
  return found.pages.ko;
}
const pageAt = async (slug: string, from = one) => pageOf(await from.read(slug));

/** Waits until both instances show the change, as to a visitor who reloads. */
async function bothShow(slug: string, isShown: (found: FoundPlace) => boolean) {
  for (const each of [one, other]) await expect.poll(async () => isShown(await each.read(slug))).toBe(true);
}

test('a page has what is published, with the menu in its order, in both languages', async () => {
  const { slug } = await open();
  const found = await one.read(slug);
  expect(found).toMatchObject({ kind: 'PAGE', slug, holdsUntil: seoul('15:00') });
  expect(pageOf(found)).toMatchObject({
    ...{ language: 'ko', description: { text: '처음' }, status: 'OPEN' },
    ahead: { status: 'BREAK', clock: '15:00' },
  });
  expect(pageOf(found).menu.flatMap(({ items }) => items.map(({ name }) => name.text))).toContain(
    '치즈케이크',
  );
});

test('a popular page costs the database nothing, also when a thousand ask at once', async () => {
  const { slug } = await open();
  const first = await Promise.all(Array.from({ length: 1_000 }, () => one.read(slug)));
  expect(new Set(first).size).toBe(1);
  const { statements } = one.counted;
  for (let i = 0; i < 1_000; i += 1) expect(await one.read(slug)).toBe(first[0]);
  expect(one.counted.statements).toBe(statements);
});

test('two instances make the same page', async () => {
  const { slug } = await open();
  expect(await one.read(slug)).toEqual(await other.read(slug));
});

test('a draft is not shown; what is published shows on every instance', async () => {
  const { slug, update, publish } = await open();
  await bothShow(slug, (found) => pageOf(found).description?.text === '처음');
  await update({ description: '아직 비밀' });
  expect((await pageAt(slug)).description?.text).toBe('처음');
  await publish();
  await bothShow(slug, (found) => pageOf(found).description?.text === '아직 비밀');
});

test('an item that is sold out shows so on every instance, and back', async () => {
  const { slug, storeId, owner, menu } = await open();
  const isSoldOut = (found: FoundPlace) =>
    pageOf(found)
      .menu.flatMap(({ items }) => items)
      .find(({ id }) => id === menu.cake)?.isSoldOut;
  await bothShow(slug, (found) => isSoldOut(found) === false);
  await shop.call(setSoldOut, { storeId, itemIds: [menu.cake], soldOut: 'UNTIL_CHANGED' }, owner);
  await bothShow(slug, (found) => isSoldOut(found) === true);
  await shop.call(setSoldOut, { storeId, itemIds: [menu.cake], soldOut: 'NO' }, owner);
  await bothShow(slug, (found) => isSoldOut(found) === false);
});

test('an item whose last three were sold shows as sold out on every instance', async () => {
  const at = await open();
  const { slug, menu } = at;
  const isSoldOut = (found: FoundPlace) =>
    pageOf(found)
      .menu.flatMap(({ items }) => items)
      .find(({ id }) => id === menu.cake)?.isSoldOut;
  await bothShow(slug, (found) => isSoldOut(found) === false);
  await shop.order(at, { lines: [{ itemId: menu.cake, quantity: 3 }], total: 20_400 });
  await bothShow(slug, (found) => isSoldOut(found) === true);
});

test('a hidden item disappears from the page on every instance', async () => {
  const { slug, storeId, owner, menu } = await open();
  const ids = (found: FoundPlace) => pageOf(found).menu.flatMap(({ items }) => items.map(({ id }) => id));
  await bothShow(slug, (found) => ids(found).includes(menu.cake));
  await shop.call(setPlaceEnabled, { storeId, itemIds: [menu.cake], placeEnabled: false }, owner);
  await bothShow(slug, (found) => !ids(found).includes(menu.cake));
});

test('a status that a person chooses and a changed store show on every instance', async () => {
  const { slug, storeId, owner } = await open();
  await bothShow(slug, (found) => pageOf(found).status === 'OPEN');
  await shop.call(setStoreStatus, { storeId, status: 'CLOSED' }, owner);
  await bothShow(slug, (found) => pageOf(found).status === 'CLOSED');
  await shop.call(updateStore, { storeId, version: 1, name: '새 이름' }, owner);
  await bothShow(slug, (found) => pageOf(found).name.text === '새 이름');
});

test('the page changes by the clock when its store opens or closes, without any event', async () => {
  const { slug } = await open();
  const at = async (clock: string) => {
    shop.clock.now = seoul(clock);
    const { status, ahead } = await pageAt(slug);
    return [status, ahead?.clock];
  };
  expect(await at('14:59')).toEqual(['OPEN', '15:00']);
  expect(await at('15:00')).toEqual(['BREAK', '17:00']);
  expect(await at('17:00')).toEqual(['OPEN', '22:00']);
  expect(await at('22:00')).toEqual(['CLOSED', '11:00']);
});

test('an item that is sold out until the next business day is back by the clock', async () => {
  const { slug, storeId, owner, menu } = await open();
  await shop.call(setSoldOut, { storeId, itemIds: [menu.cake], soldOut: 'UNTIL_TOMORROW' }, owner);
  const soldOut = async () =>
    (await pageAt(slug)).menu.flatMap(({ items }) => items).find(({ id }) => id === menu.cake)?.isSoldOut;
  await expect.poll(soldOut).toBe(true);
  shop.clock.now = new Date('2026-11-21T03:59:59+09:00');
  expect(await soldOut()).toBe(true);
  shop.clock.now = new Date('2026-11-21T04:00:00+09:00');
  expect(await soldOut()).toBe(false);
});

test('an old address leads on to the present one, on every instance', async () => {
  const { slug, changeSlug } = await open();
  await bothShow(slug, ({ kind }) => kind === 'PAGE');
  await changeSlug(`${slug}-anew`);
  await bothShow(slug, (found) => found.kind === 'MOVED' && found.slug === `${slug}-anew`);
  await bothShow(`${slug}-anew`, ({ kind }) => kind === 'PAGE');
});

test('a page that is withdrawn is found no more, at none of its addresses, until it is published again', async () => {
  const { slug, changeSlug, withdraw, publish } = await open();
  await changeSlug(`${slug}-anew`);
  await bothShow(slug, ({ kind }) => kind === 'MOVED');
  await withdraw();
  for (const each of [slug, `${slug}-anew`]) await bothShow(each, ({ kind }) => kind === 'NOT_FOUND');
  await publish();
  await bothShow(`${slug}-anew`, ({ kind }) => kind === 'PAGE');
});

test('the page of a store that an admin suspends is gone on every instance', async () => {
  const { slug, storeId } = await open();
  await bothShow(slug, ({ kind }) => kind === 'PAGE');
  const decision = { storeId, version: 1, newStatus: 'TERMINATED', reason: '확인' } as const;
  const admin = await shop.person({ admin: true });
  expect((await shop.call(updateStoreApplicationStatus, decision, admin)).http).toBe(200);
  await bothShow(slug, ({ kind }) => kind === 'NOT_FOUND');
});

test.each(['DRAFT', 'PENDING', 'TERMINATED'])(
  'the page of a store that is %s is not found',
  async (status) => {
    const { slug, storeId } = await open();
    await shop.db
      .updateTable('stores')
      .set({ applicationStatus: status })
      .where('id', '=', storeId)
      .execute();
    expect(await instance().read(slug)).toEqual({ kind: 'NOT_FOUND' });
  },
);

test('a page that was never published is not found', async () => {
  const at = await shop.openStore();
  const place = placeOf(at.storeId, at.owner);
  const { slug } = (await place.update({ description: '준비 중' })).response;
  expect(await one.read(slug)).toEqual({ kind: 'NOT_FOUND' });
  await place.publish();
  await bothShow(slug, ({ kind }) => kind === 'PAGE');
});

test('a text that cannot be an address is not looked up, and an unknown address once in two seconds', async () => {
  const { statements } = one.counted;
  for (const slug of ['', 'ab', '../x', '가게', 'A'.repeat(9_000), "x' or 1=1", 'sitemap.xml', '__proto__'])
    expect(await one.read(slug)).toEqual({ kind: 'NOT_FOUND' });
  expect(one.counted.statements).toBe(statements);

  for (let i = 0; i < 100; i += 1) expect(await one.read('nobody-is-here')).toEqual({ kind: 'NOT_FOUND' });
  expect(one.counted.statements).toBe(statements + 1);
  const { changeSlug } = await open();
  await changeSlug('nobody-is-here');
  shop.clock.now = new Date(noon.getTime() + 2_000);
  expect(await one.read('nobody-is-here')).toMatchObject({ kind: 'PAGE' });
});

test('a network that tries many addresses is refused beyond a few concurrent ones, and others still get their pages', async () => {
  const { slug } = await open();
  const pages = instance();
  const tried = Array.from({ length: 200 }, (_, i) => pages.read(`nobody-has-${i}`, 'a crawler'));
  const page = pages.read(slug);
  const answers = await Promise.allSettled(tried);

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused.length).toBeGreaterThan(150);
  expect(new Set(refused)).toEqual(new Set(['UNAVAILABLE']));
  expect((await page).kind).toBe('PAGE');
  expect(pages.counted.statements).toBeLessThan(60);
  expect(await pages.read('nobody-has-199', 'a crawler')).toEqual({ kind: 'NOT_FOUND' });
});

test('a visitor gets the page although the network that asked for it first is refused', async () => {
  const { slug } = await open();
  const pages = instance();
  const tried = Array.from({ length: 32 }, (_, i) => pages.read(`nobody-had-${i}`, 'a crawler'));
  const first = pages.read(slug, 'a crawler');
  const visitor = pages.read(slug);
  const other = pages.read('nobody-had-any', 'another network');
  const [refused] = await Promise.allSettled([first, ...tried, other]);

  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  expect(await visitor).toMatchObject({ kind: 'PAGE' });
});

test('a page that changes all the time is read again once in a while only', async () => {
  const { slug } = await open();
  const { db, counted } = countStatements(shop.db);
  let tell: (events: StoreEvent[]) => void = () => {};
  const pages = openPlacePages({
    ...{ db, clock: () => shop.clock.now, pause: 500 },
    live: {
      async subscribe(_storeId, listener) {
        tell = listener;
        return { seq: 0, unsubscribe() {} };
      },
    },
  });
  const read = () => pages.read(slug, 'a visitor');
  const first = await read();
  const ofOneReading = counted.statements;
  for (let sale = 1; sale <= 20; sale += 1) {
    tell([{ seq: sale, type: 'ORDER_TAKEN', ids: ['order', 'item'], version: 1 }]);
    expect(await read()).toBe(first);
  }
  await expect.poll(async () => (await read()) === first).toBe(false);
  await read();
  expect(counted.statements).toBe(2 * ofOneReading);
});

test('beyond the limit the page whose last request is longest ago is dropped', async () => {
  const small = instance({ most: 2 });
  const [first, second, third] = [await open(), await open(), await open()];
  const kept = await small.read(first.slug);
  await small.read(second.slug);
  await small.read(first.slug);
  await small.read(third.slug);
  expect(await small.read(first.slug)).toBe(kept);
  const { statements } = small.counted;
  await small.read(second.slug);
  expect(small.counted.statements).toBeGreaterThan(statements);
});

test('a page whose reading failed is read again with the next request', async () => {
  const { slug } = await open();
  let isAway = true;
  const pages = openPlacePages({
    db: shop.db,
    clock: () => shop.clock.now,
    live: {
      async subscribe() {
        if (isAway) throw new Error('the database is away');
        return { seq: 0, unsubscribe() {} };
      },
    },
  });
  await expect(pages.read(slug, 'a visitor')).rejects.toThrow('away');
  isAway = false;
  expect((await pages.read(slug, 'a visitor')).kind).toBe('PAGE');
});
