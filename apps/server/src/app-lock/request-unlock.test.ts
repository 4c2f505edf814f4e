import { randomBytes } from 'node:crypto';
import { getAtuSetting, getUnlockApproval } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { limits } from '#server/http/rate-limits.ts';
import { deleteMember, lockMembership } from '#server/store-access/store-access.queries.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { openShop } from '#test/open-shop.ts';
import { expireRateLimits } from '#test/phone-browser.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';

const shop = await openShop();
const { ask, lockedStore, minutesPass, tokenOn, unlock } = lockBuilders(shop);
const ofSession = limits.tries['session: unlock requests in ten minutes'];

/** Moves the clock past the window in which a second request counts as a double press. */
const secondsPass = (seconds = 5) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000);
};
const later = (seconds: number) => new Date(shop.clock.now.getTime() + seconds * 1_000).toISOString();

test('spec 4 · unlocking sends an approval message to the store phone, with a link that is good for three minutes', async () => {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  const { headers: _headers, ...asked } = await ask(at.storeId, staff);

  expect(asked).toMatchObject({
    http: 200,
    response: {
      unlockedUntil: null,
      request: { part: 'SALES_ANALYSIS', expiresAt: later(180) },
      lastAnswer: null,
    },
  });
  const { body } = await shop.mailbox.lastTo(at.phone);
  for (const said of ['마루 시험점', '김마루', '매출']) expect(body).toContain(said);
  expect(await tokenOn(at.phone)).toMatch(/^[\w-]{64}$/);
  expect(JSON.stringify(asked)).not.toContain(await tokenOn(at.phone));
});

test('the message is in the language of the store', async () => {
  const at = await lockedStore();
  const settings = shop.db.updateTable('storeSettings').set({ language: 'en' });
  await settings.where('storeId', '=', at.storeId).execute();
  await ask(at.storeId, at.owner);

  expect((await shop.mailbox.lastTo(at.phone)).body).toContain('Sales reports');
});

test('the message to a store that sells goods says 상품 instead of 메뉴', async () => {
  const at = await lockedStore(['MENU_EDIT']);
  await shop.db.updateTable('stores').set({ category: 'FLOWER' }).where('id', '=', at.storeId).execute();
  await ask(at.storeId, at.owner, 'MENU_EDIT');

  expect((await shop.mailbox.lastTo(at.phone)).body).toContain('‘상품 수정’');
});

test('the secret of the link is not stored in plain text', async () => {
  const at = await lockedStore();
  await ask(at.storeId, at.owner);
  const token = await tokenOn(at.phone);

  const tables = ['appUnlockRequests', 'messages', 'outbox', 'storeTrail', 'storeEvents'] as const;
  for (const table of tables) {
    const rows = await shop.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(22));
  }
});

test('the delivery state of the message is shown while the request waits', async () => {
  const at = await lockedStore();
  expect((await ask(at.storeId, at.owner)).response.request?.delivery).toBe('QUEUED');
  await shop.runJobs();

  const { request } = (await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response;
  expect(['SENT', 'DELIVERED', 'FALLBACK_SENT']).toContain(request?.delivery);
});

test('an unanswered request expires after three minutes', async () => {
  const at = await lockedStore();
  await ask(at.storeId, at.owner);
  minutesPass(3);

  expect((await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response).toMatchObject({
    request: null,
    lastAnswer: 'EXPIRED',
  });
});

test('a new request ends the previous one of the session, but not those of other sessions', async () => {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  await ask(at.storeId, staff);
  const ofStaff = await tokenOn(at.phone);
  await ask(at.storeId, at.owner);
  const first = await tokenOn(at.phone);
  secondsPass();
  await ask(at.storeId, at.owner);
  const second = await tokenOn(at.phone);

  const stateOf = async (token: string) => (await shop.call(getUnlockApproval, { token })).response.state;
  expect(await Promise.all([ofStaff, first, second].map(stateOf))).toEqual(['WAITING', 'EXPIRED', 'WAITING']);
});

test('ten concurrent requests of one session send one message and create one request', async () => {
  const at = await lockedStore();
  const before = (await shop.mailbox.allTo(at.phone)).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(at.storeId, at.owner)));

  const ids = answers.map(({ http, response }) => [http, response.request?.id]);
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(ids[0]).toEqual([200, expect.any(String)]);
  expect(await shop.mailbox.allTo(at.phone)).toHaveLength(before + 1);

  const open = await shop.db
    .selectFrom('appUnlockRequests')
    .select('id')
    .where('storeId', '=', at.storeId)
    .where('expiresAt', '>', shop.clock.now)
    .execute();
  expect(open).toHaveLength(1);
});

test('a repeat within five seconds is ignored, unless it is for another part or the message failed', async () => {
  const at = await lockedStore(['SALES_ANALYSIS', 'MENU_EDIT']);
  const idOf = async (part?: 'MENU_EDIT') => (await ask(at.storeId, at.owner, part)).response.request?.id;
  const first = await idOf();
  secondsPass(4);
  expect(await idOf()).toBe(first);

  secondsPass(1);
  const second = await idOf();
  expect(second).not.toBe(first);
  const ofMenu = await idOf('MENU_EDIT');
  expect(ofMenu).not.toBe(second);
  await shop.db.deleteFrom('outbox').execute();
  await shop.db.updateTable('messages').set({ status: 'FAILED' }).execute();
  expect(await idOf('MENU_EDIT')).not.toBe(ofMenu);
});

test('the waiting request is shown, even if its creation time is earlier than that of an ended one', async () => {
  const at = await lockedStore();
  await ask(at.storeId, at.owner);
  const { request } = (await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response;
  const [row] = await shop.db
    .selectFrom('appUnlockRequests')
    .selectAll()
    .where('id', '=', request?.id ?? '')
    .execute();
  if (!row) throw new Error('no request');
  const replaced = { id: newId(), tokenHash: randomBytes(32), requestedAt: new Date(later(1)) };
  await shop.db
    .insertInto('appUnlockRequests')
    .values({ ...row, ...replaced, expiresAt: shop.clock.now })
    .execute();

  expect((await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response).toMatchObject({
    request: { id: row.id },
    lastAnswer: null,
  });
});

test('nothing is sent for a part that is already open', async () => {
  const at = await lockedStore();
  const count = async () => (await shop.mailbox.allTo(at.phone)).length;
  const before = await count();

  expect(await ask(at.storeId, at.owner, 'MENU_EDIT')).toMatchObject({
    http: 200,
    response: { request: null },
  });
  expect(await count()).toBe(before);

  await unlock(at, at.owner);
  const unlocked = await count();
  expect((await ask(at.storeId, at.owner)).response).toMatchObject({ unlockedUntil: later(1_800) });
  expect(await count()).toBe(unlocked);
});

test('requests are limited per session and per store', async () => {
  const at = await lockedStore();
  for (let n = 0; n < ofSession.most; n += 1, secondsPass())
    expect((await ask(at.storeId, at.owner)).http).toBe(200);

  const refused = await ask(at.storeId, at.owner);
  expect(refused).toMatchObject({ http: 429, status: 'TOO_MANY_REQUESTS' });
  const { request } = (await shop.call(getAtuSetting, { storeId: at.storeId }, at.owner)).response;
  expect(request).not.toBeNull();

  const ofStore = limits.tries['store: unlock requests in an hour'];
  for (let n = ofSession.most; n < ofStore.most; n += ofSession.most) {
    const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
    for (let i = 0; i < ofSession.most; i += 1, secondsPass()) await ask(at.storeId, staff);
  }
  expect((await ask(at.storeId, await shop.staffOf({ id: at.storeId }, ['SALES']))).http).toBe(429);
  await expireRateLimits(shop, ofStore.windowSeconds);
  expect((await ask(at.storeId, at.owner)).http).toBe(200);
});

test('a member without the right to a part cannot request its unlock, and no try is counted', async () => {
  const at = await lockedStore(['SALES_ANALYSIS', 'MENU_EDIT']);
  const staff = await shop.staffOf({ id: at.storeId }, ['MENU', 'ORDER']);
  const before = (await shop.mailbox.allTo(at.phone)).length;

  for (let n = 0; n <= ofSession.most; n += 1)
    expect(await ask(at.storeId, staff)).toMatchObject({ http: 403, status: 'FORBIDDEN' });
  expect(await shop.mailbox.allTo(at.phone)).toHaveLength(before);
  expect((await ask(at.storeId, staff, 'MENU_EDIT')).http).toBe(200);
});

test('a request in a locked store without a store phone is refused with STORE_PHONE_REQUIRED', async () => {
  const at = await lockedStore();
  await shop.db.updateTable('stores').set({ storePhone: null }).where('id', '=', at.storeId).execute();

  expect(await ask(at.storeId, at.owner)).toMatchObject({ http: 409, status: 'STORE_PHONE_REQUIRED' });
});

test('a member who is removed during the request gets NOT_FOUND', async () => {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  const removal = await shop.db.startTransaction().execute();
  await lockMembership(removal, at.storeId);
  await deleteMember(removal, { storeId: at.storeId, userId: staff.id });
  const asking = ask(at.storeId, staff);
  await waitUntilBlocked(shop.db);
  await removal.commit().execute();

  expect(await asking).toMatchObject({ http: 404, status: 'NOT_FOUND' });
});
