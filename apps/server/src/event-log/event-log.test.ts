import { listStoreEventLog, listUserEventLog } from '@maru/contract/event-log/event-log.endpoints.ts';
import { setStoreStatus, updateStore } from '@maru/contract/stores/stores.endpoints.ts';
import { expect, test } from 'vitest';
import { writeUserTrail } from '#server/audit/write-trail.ts';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { db, clock } = shop;
const admin = await shop.person({ admin: true });
const headers = { devicetype: 'web' };

async function edited() {
  const { storeId, owner } = await shop.completeStore({ applicationStatus: 'PENDING' });
  const change = { storeId, version: 1, ownerName: '이바다' };
  await shop.call(updateStore, change, owner, { headers });
  return { storeId, owner };
}
const logOf = (storeId: string, more: { cursor?: string; numberOfElements?: number } = {}) =>
  shop.call(listStoreEventLog, { storeId, ...more }, admin);

test("spec 3 · an admin reads what happened to a store: time, device, level, module and a message in the admin's language", async () => {
  const { storeId } = await edited();

  const { response } = await logOf(storeId);

  expect(response).toMatchObject({ numberOfElements: 1, totalElements: 1, more: false });
  expect(response.content[0]).toEqual({
    ...{ id: expect.any(String), requestId: expect.any(String), time: clock.now.toISOString() },
    ...{ deviceType: 'web', logLevel: 'INFO', module: 'stores', act: 'updateStore' },
    message: '매장 정보를 바꿨어요',
    actor: expect.stringMatching(/^김\*루 \(.{2}\*\*\*@maru\.test\)$/),
    ...{ before: { ownerName: '한*루' }, after: { ownerName: '이*다' } },
  });
  const inEnglish = await shop.call(listStoreEventLog, { storeId }, admin, { language: 'en' });
  expect(inEnglish.response.content[0]?.message).toBe('Changed the store information');
});

test('the log of a user contains changes of the account and the acts of the user in stores', async () => {
  const { owner, storeId } = await edited();
  const context = { actor: undefined, requestId: 'job', now: clock.now };
  const entry = { userId: owner.id, module: 'recovery', act: 'resetPassword', before: null, after: null };
  await db.transaction().execute((tx) => writeUserTrail(tx, context, entry));
  await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);

  const { response } = await shop.call(listUserEventLog, { id: owner.id }, admin);

  expect(response.content.map(({ act, actor }) => [act, actor !== null])).toEqual([
    ['setStoreStatus', true],
    ['resetPassword', false],
    ['updateStore', true],
  ]);
  expect(response.totalElements).toBe(3);
});

test('the pages of both logs show every row once, forwards and backwards', async () => {
  const { storeId, owner } = await edited();
  for (let i = 0; i < 6; i += 1) await shop.call(setStoreStatus, { storeId, status: 'OPEN' }, owner);
  const lists = [
    (page: object) => shop.call(listStoreEventLog, { storeId, numberOfElements: 3, ...page }, admin),
    (page: object) => shop.call(listUserEventLog, { id: owner.id, numberOfElements: 3, ...page }, admin),
  ];

  for (const list of lists) {
    const whole = (await list({ numberOfElements: 50 })).response.content.map(({ id }) => id);
    expect(whole).toEqual([...whole].sort().reverse());
    const first = (await list({})).response;
    const second = (await list({ cursor: first.nextCursor })).response;
    const third = (await list({ cursor: second.nextCursor })).response;
    expect([...first.content, ...second.content, ...third.content].map(({ id }) => id)).toEqual(whole);
    expect([first.previousCursor, third.nextCursor, whole.length]).toEqual([null, null, 7]);

    const back = (await list({ cursor: third.previousCursor })).response;
    expect(back.content).toEqual(second.content);
    expect((await list({ cursor: back.previousCursor })).response).toMatchObject({
      content: first.content,
      previousCursor: null,
    });
  }
});

test('the log outlives the account', async () => {
  const person = await shop.person();
  const entry = { userId: person.id, module: 'sign-up', act: 'createUser', before: null, after: null };
  const context = { actor: undefined, requestId: 'gone', now: clock.now };
  await db.transaction().execute((tx) => writeUserTrail(tx, context, entry));
  await db.deleteFrom('users').where('id', '=', person.id).execute();

  const { http, response } = await shop.call(listUserEventLog, { id: person.id }, admin);

  expect(http).toBe(200);
  expect(response.content).toMatchObject([{ act: 'createUser', actor: null }]);
});

test('an unknown store or user and an invalid cursor are refused', async () => {
  expect(await logOf(newId())).toMatchObject({ http: 404, status: 'NOT_FOUND' });
  expect(await shop.call(listUserEventLog, { id: newId() }, admin)).toMatchObject({ http: 404 });
  const { storeId } = await edited();
  for (const cursor of ['', 'older', 'older:1', `sideways:${newId()}`, `older:${newId()}'`]) {
    expect(await logOf(storeId, { cursor })).toMatchObject({
      http: 400,
      fields: { cursor: 'wrongFormat' },
    });
  }
});

test('only admins read the log', async () => {
  const { storeId, owner } = await edited();

  expect((await shop.call(listStoreEventLog, { storeId }, owner)).status).toBe('FORBIDDEN');
  expect((await shop.call(listUserEventLog, { id: owner.id }, owner)).status).toBe('FORBIDDEN');
  expect((await shop.call(listStoreEventLog, { storeId })).http).toBe(401);
  expect((await shop.call(listUserEventLog, { id: owner.id })).http).toBe(401);
});
