import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { listUndecided } from './find-receipts.ts';
import { checkAgainAt } from './write-receipts.ts';

const shop = await openShop();

test('receipts that stay undecided after a check do not keep later receipts from being checked', async () => {
  const at = await shop.openStore();
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { paymentId } = await shop.paidInCash(at);
    await shop.issuerWill(at.storeId, 'TIMEOUT');
    ids.push((await shop.postReceipt(at, paymentId)).response.id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  }
  const minuteLater = (minutes: number) => new Date(shop.clock.now.getTime() + minutes * 60_000);
  const listed = async (now: Date) =>
    (await listUndecided(shop.db, { before: now, now, limit: 2 })).map(({ id }) => id);

  const now = minuteLater(1);
  expect(await listed(now)).toEqual(ids.slice(0, 2));
  for (const id of ids.slice(0, 2)) await checkAgainAt(shop.db, { storeId: at.storeId, id }, minuteLater(2));

  expect(await listed(now)).toEqual(ids.slice(2));
  // Once all are due, the receipt that was never asked about again comes first.
  expect(await listed(minuteLater(3))).toEqual([ids[2], ids[0]]);
});
