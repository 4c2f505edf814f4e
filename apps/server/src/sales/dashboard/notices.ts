import type { StoreNotice } from '@maru/contract/sales/dashboard.endpoints.ts';
import { type Membership, mayIn } from '@maru/contract/store-access/rights.ts';
import type { Tx } from '#server/db/database.ts';
import { firstUnissued } from '#server/orders/cash-receipts/first-unissued.ts';
import { countWaiting } from '#server/orders/excess/count-waiting.ts';
import { countUnseen } from '#server/orders/offline-sales/count-unseen.ts';
import { sumExpiringSoon } from '#server/points/reports/sum-expiring-soon.ts';

type Asked = { storeId: string; membership: Membership; now: Date };

/** A feature's notice on the dashboard: none if nothing needs attention, or if the member may not act on it. */
export type FindNotice = (tx: Tx, asked: Asked) => Promise<StoreNotice | undefined>;

const unissuedCash: FindNotice = async (tx, { storeId, membership, now }) => {
  if (!mayIn(membership, 'ORDER')) return undefined;
  const waiting = await firstUnissued(tx, storeId, now);
  return waiting && { kind: 'UNISSUED_CASH', ...waiting };
};

const excess: FindNotice = async (tx, { storeId, membership }) => {
  if (!mayIn(membership, 'REFUND')) return undefined;
  const count = await countWaiting(tx, storeId);
  return count > 0 ? { kind: 'EXCESS', count, daysLeft: null } : undefined;
};

const differences: FindNotice = async (tx, { storeId, membership }) => {
  if (membership.role !== 'OWNER') return undefined;
  const count = await countUnseen(tx, storeId);
  return count > 0 ? { kind: 'DIFFERENCES', count, daysLeft: null } : undefined;
};

const expiringPoints: FindNotice = async (tx, { storeId, membership, now }) => {
  if (!mayIn(membership, 'POINT')) return undefined;
  const count = await sumExpiringSoon(tx, storeId, now);
  return count > 0 ? { kind: 'EXPIRING_POINTS', count, daysLeft: null } : undefined;
};

/** Every kind of notice, in the order in which they are shown. */
const kinds: readonly FindNotice[] = [unissuedCash, excess, differences, expiringPoints];

export async function findNotices(tx: Tx, asked: Asked): Promise<StoreNotice[]> {
  const found: StoreNotice[] = [];
  for (const find of kinds) {
    const notice = await find(tx, asked);
    if (notice) found.push(notice);
  }
  return found;
}
