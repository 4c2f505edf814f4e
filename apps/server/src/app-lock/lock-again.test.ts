import { listUnlockedSessions, lockAgain } from '@maru/contract/app-lock/app-lock.endpoints.ts';
import { reportByPaymentMethod } from '@maru/contract/sales/sales.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { lockBuilders } from '#test/builders/lock-builder.ts';
import { type Caller, openShop } from '#test/open-shop.ts';

const shop = await openShop();
const { lockedStore, minutesPass, unlock } = lockBuilders(shop);

const period = { from: '2026-11-01', to: '2026-11-20' };
const report = async (storeId: string, as: Caller) =>
  (await shop.call(reportByPaymentMethod, { storeId, ...period }, as)).http;
const list = (storeId: string, as: Caller) => shop.call(listUnlockedSessions, { storeId }, as);

/** A store where the sessions of the owner and of one staff member are unlocked. */
async function unlockedStore() {
  const at = await lockedStore();
  const staff = await shop.staffOf({ id: at.storeId }, ['SALES']);
  await unlock(at, at.owner);
  await unlock(at, staff);
  return { ...at, staff };
}

test('an owner sees which sessions are unlocked, and until when', async () => {
  const { storeId, owner, staff } = await unlockedStore();
  const { response } = await list(storeId, owner);

  expect(response).toHaveLength(2);
  expect(response).toContainEqual({
    id: expect.any(String),
    userName: '김마루',
    username: staff.username,
    device: '',
    unlockedAt: shop.clock.now.toISOString(),
    unlockedUntil: new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString(),
    isThisSession: false,
  });
  expect(response.filter(({ isThisSession }) => isThisSession)).toMatchObject([{ username: owner.username }]);
  expect((await list(storeId, staff)).http).toBe(403);
});

test('one session is locked again, the others stay unlocked', async () => {
  const { storeId, owner, staff } = await unlockedStore();
  const before = (await list(storeId, owner)).response;
  const theirs = before.find(({ username }) => username === staff.username);

  const { response } = await shop.call(lockAgain, { storeId, id: theirs?.id }, owner);
  expect(response).toMatchObject([{ username: owner.username }]);
  expect([await report(storeId, staff), await report(storeId, owner)]).toEqual([423, 200]);

  const trail = shop.db.selectFrom('storeTrail').selectAll().where('storeId', '=', storeId);
  expect(await trail.where('act', '=', 'lockAgain').execute()).toMatchObject([{ actorId: owner.id }]);
  const events = shop.db.selectFrom('storeEvents').select('type').where('storeId', '=', storeId);
  expect((await events.orderBy('seq', 'desc').limit(1).execute())[0]?.type).toBe('APP_LOCK_CHANGED');
});

test('all sessions are locked again at once, including the own one', async () => {
  const { storeId, owner, staff } = await unlockedStore();

  expect((await shop.call(lockAgain, { storeId }, owner)).response).toEqual([]);
  expect([await report(storeId, staff), await report(storeId, owner)]).toEqual([423, 423]);
});

test('staff cannot lock sessions, nor can members of another store', async () => {
  const { storeId, staff } = await unlockedStore();
  const other = await unlockedStore();
  const [theirs] = (await list(other.storeId, other.owner)).response;
  expect((await shop.call(lockAgain, { storeId }, staff)).http).toBe(403);

  const owner = await shop.ownerOf({ id: storeId });
  expect((await shop.call(lockAgain, { storeId, id: theirs?.id }, owner)).response).toHaveLength(2);
  expect((await list(other.storeId, other.owner)).response).toHaveLength(2);
  expect((await shop.call(lockAgain, { storeId, id: newId() }, owner)).http).toBe(200);
});

test('a session that was signed out is not listed', async () => {
  const { storeId, owner, staff } = await unlockedStore();
  await shop.endGrants(staff);

  expect((await list(storeId, owner)).response).toMatchObject([{ username: owner.username }]);
});

test('unlock requests are kept for a day, and unlocks until they end', async () => {
  const at = await unlockedStore();
  const rows = async () => {
    const requests = shop.db.selectFrom('appUnlockRequests').select('id').where('storeId', '=', at.storeId);
    const unlocks = shop.db.selectFrom('appUnlocks').select('id').where('storeId', '=', at.storeId);
    return [(await requests.execute()).length, (await unlocks.execute()).length];
  };
  const sweep = async () => {
    await insertJob(shop.db, { task: 'sweep-app-lock', payload: {} });
    await shop.runJobs();
    return rows();
  };

  expect(await sweep()).toEqual([2, 2]);
  minutesPass(30);
  expect(await sweep()).toEqual([2, 0]);
  minutesPass(24 * 60);
  expect(await sweep()).toEqual([0, 0]);
});
