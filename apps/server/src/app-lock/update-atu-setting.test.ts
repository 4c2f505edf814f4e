import { getAtuSetting, updateAtuSetting } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { lockParts } from '@maru/contract/app-lock/lock-parts.ts';
import { expect, test } from 'vitest';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { giveStorePhone, lock, lockedStore, unlock, ask, tokenOn } = lockBuilders(shop);

const nothing = {
  lockedParts: [],
  storePhone: null,
  phoneReset: null,
  unlockedUntil: null,
  request: null,
  lastAnswer: null,
};

test('a store that never locked anything has no locked parts, and every member may read that', async () => {
  const { storeId } = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId }, []);

  expect((await shop.call(getAtuSetting, { storeId }, staff)).response).toEqual({ ...nothing, version: 1 });
});

test('an owner locks parts, which requires a store phone', async () => {
  const at = await shop.openStore();
  expect(await lock(at, ['SALES_ANALYSIS'])).toMatchObject({ http: 409, status: 'STORE_PHONE_REQUIRED' });
  const phone = await giveStorePhone(at);

  expect(await lock(at, ['POINT_SETTING', 'MENU_EDIT'])).toMatchObject({
    http: 200,
    response: {
      lockedParts: ['MENU_EDIT', 'POINT_SETTING'],
      storePhone: `010-****-${phone.slice(-4)}`,
      version: 2,
    },
  });
  const trail = await shop.db
    .selectFrom('storeTrail')
    .selectAll()
    .where('storeId', '=', at.storeId)
    .where('act', '=', 'updateAtuSetting')
    .execute();
  expect(trail).toMatchObject([
    {
      actorId: at.owner.id,
      before: { lockedParts: [] },
      after: { lockedParts: ['MENU_EDIT', 'POINT_SETTING'] },
    },
  ]);
});

test('staff may not lock, whatever rights they have', async () => {
  const { storeId } = await lockedStore();
  const staff = await shop.staffOf({ id: storeId }, ['SETTING', 'STORE_EDIT']);

  expect(await shop.call(updateAtuSetting, { storeId, version: 2, lockedParts: [] }, staff)).toMatchObject({
    http: 403,
  });
});

test('only an unlocked session can remove a lock; any session can add one', async () => {
  const at = await lockedStore(['SALES_ANALYSIS']);

  expect(await lock(at, ['MENU_EDIT'])).toMatchObject({
    http: 423,
    status: 'LOCKED',
    detail: { part: 'SALES_ANALYSIS', storePhone: `010-****-${at.phone.slice(-4)}` },
  });
  expect((await lock(at, ['SALES_ANALYSIS', 'MENU_EDIT'])).http).toBe(200);

  await unlock(at, at.owner);
  expect(await lock(at, [])).toMatchObject({ http: 200, response: { lockedParts: [] } });
});

test('removing a lock ends the open requests for its part', async () => {
  const at = await lockedStore(['SALES_ANALYSIS']);
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  await unlock(at, at.owner);
  expect((await ask(at.storeId, staff)).response.request).toMatchObject({ part: 'SALES_ANALYSIS' });
  await tokenOn(at.phone);

  await lock(at, []);

  expect((await shop.call(getAtuSetting, { storeId: at.storeId }, staff)).response).toMatchObject({
    request: null,
    lastAnswer: 'EXPIRED',
  });
});

test('a stale version changes nothing and gets the current setting', async () => {
  const { storeId, owner } = await lockedStore(['SALES_ANALYSIS']);
  const stale = { storeId, version: 1, lockedParts: ['MENU_EDIT' as const] };

  const detail = {
    row: { lockedParts: ['SALES_ANALYSIS'], version: 2 },
    changedBy: '김마루',
    isOwn: true,
    changedAt: shop.clock.now.toISOString(),
  };
  const status = 'DATA_WAS_BEEN_MODIFIED';
  expect(await shop.call(updateAtuSetting, stale, owner)).toMatchObject({ http: 409, status, detail });
  const other = await shop.ownerOf({ id: storeId });
  const told = await shop.call(updateAtuSetting, stale, other);
  expect(told.detail).toMatchObject({ ...detail, isOwn: false });
});

test('exactly one of ten concurrent changes of the same version is written', async () => {
  const { storeId, owner } = await lockedStore(['SALES_ANALYSIS']);
  const change = { storeId, version: 2, lockedParts: [...lockParts] };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.call(updateAtuSetting, change, owner)),
  );

  expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(9).fill(409)]);
});

test('a list that names a part twice is refused', async () => {
  const { storeId, owner } = await lockedStore();
  const lockedParts = ['SALES_ANALYSIS' as const, 'SALES_ANALYSIS' as const];

  expect(await shop.call(updateAtuSetting, { storeId, version: 2, lockedParts }, owner)).toMatchObject({
    http: 400,
    fields: { lockedParts: 'wrongFormat' },
  });
});
