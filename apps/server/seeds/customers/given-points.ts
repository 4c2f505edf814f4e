import type { Tx } from '#server/db/database.ts';
import { earned } from '#server/points/account/earned.ts';
import { writeMoved } from '#server/points/lock-account.ts';
import type { EntryBy } from '#server/points/point-records.ts';
import { emptyAccount } from './customer-points.ts';
import type { DemoCustomer } from './draw-customers.ts';

type Giving = { storeId: string; by: string; now: Date };
const points = [500, 1_200, 3_000, 800];

/** Gives customers of a new store some points by hand. */
export async function writeGivenPoints(
  tx: Tx,
  customers: readonly DemoCustomer[],
  { storeId, by, now }: Giving,
): Promise<void> {
  const byHand: EntryBy = {
    ...{
      actor: 'STORE',
      orderId: null,
      reason: '개점 기념',
      byUserId: by,
      requestId: null,
      deviceType: null,
    },
  };
  for (const [n, customer] of customers.entries()) {
    const amount = points[n % points.length] ?? 0;
    const account = { ...emptyAccount(customer, { storeId }), now };
    const given = earned(account, byHand, { amount, validityMonths: 36, settingVersion: null });
    await writeMoved(tx, { before: account }, given);
  }
}
