import { changeOrder } from '@maru/contract/orders/change-order.endpoints.ts';
import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { mergeCustomerRows } from '#test/merge-customers.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
import { waitUntilBlocked } from '#test/wait-until-blocked.ts';
import { forfeitAccount } from './forfeit-account.ts';

const shop = await openShop();
const by = { reason: '같은 사람', byUserId: null, requestId: null, deviceType: null };

async function openStore() {
  const at = await shop.openStore();
  await shop.setPoints(at);
  return { ...at, kept: await shop.customer(at), merged: await shop.customer(at) };
}
type At = Awaited<ReturnType<typeof openStore>>;

const merge = (tx: Tx, { storeId, kept, merged }: At) =>
  mergeCustomerRows(tx, { storeId, keptId: kept.id, mergedId: merged.id, now: shop.clock.now });

const accountOf = (id: string) =>
  shop.db
    .selectFrom('pointAccounts')
    .select(['balance', 'debt', 'visits'])
    .where('customerId', '=', id)
    .executeTakeFirstOrThrow();

test('a merge moves lots, debt and visits, and orders of the merged customer go on with the kept one', async () => {
  const at = await openStore();
  await shop.reward(at, at.merged.id, 'EARN', 1_000);
  const order = await shop.order(at, {
    ...{ customer: { phone: at.merged.number }, pointsUsed: 600, total: 3_900 },
    tenders: [{ type: 'INSTORE_CASH', amount: 3_900 }],
  });
  await inTransaction(shop.db, (tx) => merge(tx, at));
  expect(await accountOf(at.kept.id)).toEqual({ balance: 790, debt: 0, visits: 1 });
  expect(await accountOf(at.merged.id)).toEqual({ balance: 0, debt: 0, visits: 0 });

  const later = await shop.order(at, { customer: { id: at.merged.id } });
  expect(later.points).toMatchObject({ customer: { id: at.kept.id } });
  const { response } = await shop.cancel(at, order.id);
  expect(response.points).toMatchObject({ customer: { id: at.kept.id }, used: 0, earned: 0, balance: 1_000 });
  await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
});

test('an act that waits for a customer who is being merged continues with the kept one', async () => {
  const at = await openStore();
  await shop.reward(at, at.merged.id, 'EARN', 1_000);
  const order = await shop.order(at, {
    ...{ customer: { phone: at.merged.number }, pointsUsed: 600, total: 3_900 },
  });
  const held = Promise.withResolvers<void>();
  const merged = Promise.withResolvers<void>();
  const merging = inTransaction(shop.db, async (tx) => {
    await merge(tx, at);
    merged.resolve();
    await held.promise;
  });
  await merged.promise;
  const cancelling = shop.cancel(at, order.id);
  await waitUntilBlocked(shop.db);
  held.resolve();
  const [cancelled] = await Promise.all([cancelling, merging]);
  expect(cancelled.http).toBe(200);
  expect(await accountOf(at.kept.id)).toMatchObject({ balance: 1_000 });
  await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
});

test('the points and debt of a deleted customer end, and an open order of theirs no longer earns', async () => {
  const at = await openStore();
  const { storeId, kept } = at;
  const sold = await shop.order(at, {
    ...{ customer: { id: kept.id }, tenders: [{ type: 'INSTORE_CASH', amount: 4_500 }] },
  });
  await shop.reward(at, kept.id, 'EARN', 100);
  await shop.reward(at, kept.id, 'USE', 500);
  await shop.cancel(at, sold.id);
  expect(await accountOf(kept.id)).toMatchObject({ balance: 0, debt: 400 });
  const open = await shop.order(at, { customer: { id: kept.id } });
  await inTransaction(shop.db, async (tx) => {
    await forfeitAccount(tx, { storeId, customerId: kept.id, now: shop.clock.now, by });
    const row = { deletedAt: shop.clock.now, phoneHash: null, phoneSealed: null, phoneLast4: null, name: '' };
    await tx.updateTable('customers').set(row).where('id', '=', kept.id).execute();
  });
  expect(await accountOf(kept.id)).toMatchObject({ balance: 0, debt: 0 });
  await shop.pay(at, open.id, { paymentMethod: 'INSTORE_CASH', amount: 4_500 });
  expect((await shop.readOrder(at, open.id)).points).toMatchObject({
    earned: 0,
    customer: { name: '', phone: '' },
  });
  await expectSoundLedger(shop.db, storeId, shop.clock.now);
});

test('a merge of a customer who was merged already is refused, and orders follow a chain of merges to its end', async () => {
  const at = await openStore();
  const { storeId, kept, merged } = at;
  const third = await shop.customer(at);
  for (const { id } of [kept, merged, third]) await shop.reward(at, id, 'EARN', 700);
  const order = await shop.order(at, {
    ...{ customer: { phone: merged.number }, pointsUsed: 500, total: 4_000 },
  });
  const into = (keptId: string, mergedId: string) =>
    inTransaction(shop.db, (tx) => mergeCustomerRows(tx, { storeId, keptId, mergedId, now: shop.clock.now }));
  const changed = { code: 'CUSTOMER_NOT_MERGEABLE', detail: { reason: 'CHANGED' } };

  const answers = await Promise.allSettled([into(kept.id, merged.id), into(third.id, merged.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: changed });
  await expectSoundLedger(shop.db, storeId, shop.clock.now);

  const [first, last] = answers[0]?.status === 'fulfilled' ? [kept, third] : [third, kept];
  await expect(into(merged.id, first.id)).rejects.toMatchObject(changed);
  await into(last.id, first.id);
  expect(await shop.readOrder(at, order.id)).toMatchObject({
    points: { customer: { id: last.id }, used: 500 },
  });
  expect((await shop.cancel(at, order.id)).response.points).toMatchObject({ balance: 2_100 });
  await expectSoundLedger(shop.db, storeId, shop.clock.now);
});

test('no points move for a customer whose data were deleted, also when their earlier orders change', async () => {
  const at = await openStore();
  const { storeId, kept } = at;
  await shop.reward(at, kept.id, 'EARN', 1_000);
  const sell = (pointsUsed: number) =>
    shop.order(at, {
      ...{ customer: { phone: kept.number }, pointsUsed, total: 4_500 - pointsUsed },
      tenders: [{ type: 'INSTORE_CASH', amount: 4_500 - pointsUsed }],
    });
  const sold = await sell(300);
  const cancelled = await sell(200);
  await shop.cancel(at, cancelled.id);
  const open = await shop.order(at, {
    ...{ customer: { phone: kept.number }, pointsUsed: 100, total: 4_400 },
  });
  const { response: gift } = await shop.reward(at, kept.id, 'EARN', 50);
  await inTransaction(shop.db, async (tx) => {
    await forfeitAccount(tx, { storeId, customerId: kept.id, now: shop.clock.now, by });
    const row = { deletedAt: shop.clock.now, phoneHash: null, phoneSealed: null, phoneLast4: null, name: '' };
    await tx.updateTable('customers').set(row).where('id', '=', kept.id).execute();
  });
  expect((await shop.cancel(at, sold.id)).http).toBe(200);
  expect(await shop.revert(at, cancelled.id)).toMatchObject({ detail: { reason: 'POINTS' } });
  expect((await shop.cancelReward(at, gift.id)).http).toBe(409);
  expect((await shop.reward(at, kept.id, 'EARN', 50)).http).toBe(409);
  const change = (input: object) => shop.call(changeOrder, { storeId, orderId: open.id, ...input }, at.owner);
  expect((await change({ pointsUsed: 0 })).http).toBe(200);
  expect(await change({ customer: { id: at.merged.id } })).toMatchObject({
    detail: { reason: 'POINTS_HELD' },
  });
  expect(await accountOf(kept.id)).toMatchObject({ balance: 0, debt: 0 });
  await expectSoundLedger(shop.db, storeId, shop.clock.now);
});
