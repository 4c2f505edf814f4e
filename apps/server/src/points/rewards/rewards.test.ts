import {
  cancelReward,
  getReward,
  getRewardSummary,
  getTotalActiveReward,
  listRewardsByUser,
  postReward,
} from '@maru/contract/points/points.endpoints.ts';
import { expect, test } from 'vitest';
import { newId } from '#server/db/new-id.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';

const shop = await openShop();

async function openStore() {
  const at = await shop.openStore();
  await shop.setPoints(at);
  return { ...at, customer: await shop.customer(at) };
}
type At = Awaited<ReturnType<typeof openStore>>;

const give = async (at: At, amount: number) =>
  (await shop.reward(at, at.customer.id, 'EARN', amount)).response;
const spend = async (at: At, amount: number) =>
  (await shop.reward(at, at.customer.id, 'USE', amount)).response;
const read = async ({ storeId, owner }: At, rewardId: string) =>
  (await shop.call(getReward, { storeId, rewardId }, owner)).response;

test('points given and used by hand show who did it and why, and the customer by a masked name', async () => {
  const at = await openStore();
  const earned = await give(at, 1_000);
  expect(earned).toMatchObject({
    ...{
      kind: 'EARN',
      status: 'EARNED',
      amount: 1_000,
      by: '김마루',
      reason: '단골 선물',
      isCancellable: true,
    },
    ...{ customer: { name: '홍*동' }, order: null, expiresAt: '2029-11-20T19:00:00.000Z' },
  });
  expect(await spend(at, 400)).toMatchObject({ kind: 'USE', status: 'REDEEMED', amount: -400 });
  expect(await read(at, earned.id)).toEqual(earned);
});

test('spec 4 · reward status: who undoes points decides the status, each with its reason', async () => {
  const at = await openStore();
  const { storeId, owner } = at;
  const admin = await shop.person({ admin: true });
  const cancel = async (rewardId: string, as: typeof owner, byCustomer = false) => {
    const input = { storeId, rewardId, cancelReason: '전화로 요청', byCustomer };
    return (await shop.call(cancelReward, input, as)).response.status;
  };
  expect(await cancel((await give(at, 100)).id, owner)).toBe('CANCELLEDBYSTORE');
  expect(await cancel((await give(at, 100)).id, admin)).toBe('CANCELLEDBYADMIN');
  expect(await cancel((await give(at, 100)).id, owner, true)).toBe('CANCELLEDBYUSER');

  const order = await shop.order(at, {
    ...{ customer: { id: at.customer.id }, tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] },
  });
  const list = async () => {
    const input = { storeId, customerId: at.customer.id };
    return (await shop.call(listRewardsByUser, input, owner)).response.content;
  };
  const [ofOrder] = await list();
  expect(ofOrder).toMatchObject({ status: 'REWARDED', isCancellable: false, order: { id: order.id } });
  await shop.cancel(at, order.id);
  expect((await list()).slice(0, 2).map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
    ['TAKE_BACK', 'ORDERCANCELLED', '손님이 마음을 바꿈'],
    ['EARN', 'ORDERCANCELLED', null],
  ]);
  await shop.revert(at, order.id);
  expect((await list()).map(({ reason }) => reason)).not.toContain('손님이 마음을 바꿈');
  await expectSoundLedger(shop.db, storeId, shop.clock.now);
});

test('the trail names what was given by hand, for an admin who cancels it', async () => {
  const at = await openStore();
  const { id: rewardId } = await give(at, 100);
  const { rows } = await shop.pool.query(
    "select after from store_trail where store_id = $1 and act = 'postReward'",
    [at.storeId],
  );
  expect(rows).toMatchObject([{ after: { rewardId, customerId: at.customer.id, amount: 100 } }]);
});

test('cancelling a use by hand returns the points to the same lots, and only once', async () => {
  const at = await openStore();
  await give(at, 1_000);
  const used = await spend(at, 600);
  const { response } = await shop.cancelReward(at, used.id, 'key');
  expect(response).toMatchObject({ status: 'CANCELLEDBYSTORE', cancelled: 600, isCancellable: false });
  expect((await shop.cancelReward(at, used.id, 'key')).response).toEqual(response);
  expect(await shop.cancelReward(at, used.id)).toMatchObject({
    ...{ http: 409, status: 'REWARD_NOT_CANCELLABLE', detail: { reason: 'CANCELLED' } },
  });
  expect(await expectSoundLedger(shop.db, at.storeId, shop.clock.now)).toEqual({
    lots: [{ expiresAt: '2029-11-20T19:00:00.000Z', points: 1_000 }],
    debt: 0,
  });
});

test('points of an order change only with their order, and only earnings and uses are undone', async () => {
  const at = await openStore();
  await shop.order(at, {
    ...{ customer: { id: at.customer.id }, tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] },
  });
  const input = { storeId: at.storeId, customerId: at.customer.id };
  const { content } = (await shop.call(listRewardsByUser, input, at.owner)).response;
  expect(await shop.cancelReward(at, content[0]?.id ?? '')).toMatchObject({ detail: { reason: 'ORDER' } });
  const given = await give(at, 100);
  await shop.cancelReward(at, given.id);
  const [undoing] = (await shop.call(listRewardsByUser, input, at.owner)).response.content;
  expect(await shop.cancelReward(at, undoing?.id ?? '')).toMatchObject({ detail: { reason: 'KIND' } });
  expect(await shop.cancelReward(at, newId())).toMatchObject({ http: 404 });
});

test('a use beyond the balance, an unknown customer and a suspended store are refused', async () => {
  const at = await openStore();
  await give(at, 100);
  expect(await shop.reward(at, at.customer.id, 'USE', 101)).toMatchObject({
    ...{ http: 409, status: 'POINTS_NOT_USABLE', detail: { reason: 'NOT_ENOUGH', usable: 100 } },
  });
  expect(await shop.reward(at, newId(), 'EARN', 100)).toMatchObject({
    http: 409,
    status: 'CUSTOMER_NOT_FOUND',
  });
  const other = await openStore();
  expect(await shop.reward(other, at.customer.id, 'EARN', 1)).toMatchObject({ status: 'CUSTOMER_NOT_FOUND' });
  const statuses = [
    ['PENDING', 'STORE_NOT_APPROVED'],
    ['TERMINATED', 'STORE_TERMINATED'],
  ] as const;
  for (const [applicationStatus, status] of statuses) {
    await shop.db.updateTable('stores').set({ applicationStatus }).where('id', '=', at.storeId).execute();
    expect(await shop.reward(at, at.customer.id, 'EARN', 100)).toMatchObject({ http: 409, status });
  }
});

test('the point entries of a customer come in pages, newest first, and a new entry does not shift them', async () => {
  const at = await openStore();
  for (const amount of [1, 2, 3, 4, 5]) await give(at, amount);
  const page = async (cursor?: string) => {
    const input = { storeId: at.storeId, customerId: at.customer.id, numberOfElements: 2 };
    return (await shop.call(listRewardsByUser, { ...input, ...(cursor && { cursor }) }, at.owner)).response;
  };
  const amounts = ({ content }: Awaited<ReturnType<typeof page>>) => content.map(({ amount }) => amount);
  const first = await page();
  expect([amounts(first), first.totalElements, first.previousCursor]).toEqual([[5, 4], 5, null]);
  await give(at, 6);
  const second = await page(first.nextCursor ?? '');
  expect(amounts(second)).toEqual([3, 2]);
  expect(amounts(await page(second.previousCursor ?? ''))).toEqual([5, 4]);
  expect((await page(second.nextCursor ?? '')).nextCursor).toBeNull();
  const wrong = { storeId: at.storeId, customerId: at.customer.id, cursor: 'somewhere' };
  expect((await shop.call(listRewardsByUser, wrong, at.owner)).http).toBe(400);
});

test('the summary adds up by kind, and active points by the month in which they expire', async () => {
  const at = await openStore();
  await give(at, 1_000);
  await spend(at, 300);
  await shop.setPoints(at, { validityMonths: 1 });
  await give(at, 500);
  const between = { storeId: at.storeId, from: '2026-11-20', to: '2026-11-20' };
  expect((await shop.call(getRewardSummary, between, at.owner)).response.rows).toEqual([
    { kind: 'EARN', entries: 2, points: 1_500, debt: 0 },
    { kind: 'USE', entries: 1, points: -300, debt: 0 },
  ]);
  expect((await shop.call(getTotalActiveReward, { storeId: at.storeId }, at.owner)).response).toEqual({
    ...{ points: 1_200, debt: 0, customers: 1 },
    months: [
      { month: '2026-12', points: 500 },
      { month: '2029-11', points: 700 },
    ],
  });
});

test('without a sign-in, from another store or without the right nobody sees or moves points', async () => {
  const at = await openStore();
  const given = await give(at, 100);
  const { storeId } = at;
  const calls = [
    [getReward, { storeId, rewardId: given.id }],
    [postReward, { storeId, customerId: at.customer.id, kind: 'EARN', amount: 1, reason: '선물' }],
    [cancelReward, { storeId, rewardId: given.id, cancelReason: '실수' }],
    [getRewardSummary, { storeId, from: '2026-11-20', to: '2026-11-20' }],
    [getTotalActiveReward, { storeId }],
    [listRewardsByUser, { storeId, customerId: at.customer.id }],
  ] as const;
  const other = await shop.openStore();
  const staff = await shop.staffOf({ id: storeId }, ['ORDER', 'CUSTOMER']);
  for (const [endpoint, input] of calls) {
    const call = shop.call as (e: typeof endpoint, i: object, as?: object) => Promise<{ http: number }>;
    expect((await call(endpoint, input)).http).toBe(401);
    expect((await call(endpoint, input, other.owner)).http).toBe(404);
    expect((await call(endpoint, input, staff)).http).toBe(403);
  }
  const foreign = { storeId: other.storeId, rewardId: given.id };
  expect((await shop.call(getReward, foreign, other.owner)).http).toBe(404);
});

test('points given by mistake can be taken off by hand, whatever the minimum and the step of a use are', async () => {
  const at = await shop.openStore();
  await shop.setPoints(at, { leastUse: 1_000, useStep: 100 });
  const { id } = await shop.customer(at);
  await shop.reward(at, id, 'EARN', 3_000);
  expect((await shop.reward(at, id, 'USE', 250)).http).toBe(200);
  expect((await shop.reward(at, id, 'USE', 1_050)).http).toBe(200);
  expect(await shop.reward(at, id, 'USE', 1_701)).toMatchObject({
    detail: { reason: 'NOT_ENOUGH', usable: 1_700 },
  });
});
