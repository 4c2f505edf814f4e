import { expect, test } from 'vitest';
import type { Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { mergeCustomerRows } from '#test/merge-customers.ts';
import { openShop } from '#test/open-shop.ts';
import { expectSoundLedger } from '#test/sound-ledger.ts';
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

  const { response } = await shop.cancel(at, order.id);
  expect(response.points).toMatchObject({ customer: { id: at.kept.id }, used: 0, earned: 0, balance: 1_000 });
  await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
});

test('an act that waits for a customer who is being merged goes on with the kept one', async () => {
  const at = await openStore();
  await shop.reward(at, at.merged.id, 'EARN', 1_000);
  const order = await shop.order(at, {
    ...{ customer: { phone: at.merged.number }, pointsUsed: 600, total: 3_900 },
  });
  const merging = inTransaction(shop.db, async (tx) => {
    await merge(tx, at);
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [cancelled] = await Promise.all([shop.cancel(at, order.id), merging]);
  expect(cancelled.http).toBe(200);
  expect(await accountOf(at.kept.id)).toMatchObject({ balance: 1_000 });
  await expectSoundLedger(shop.db, at.storeId, shop.clock.now);
});

test('points and debt of a customer who leaves end, and an open order no longer earns', async () => {
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
