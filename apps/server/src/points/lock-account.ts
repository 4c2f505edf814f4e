import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { expired } from './account/expired.ts';
import type { PointAccount, Standing } from './point-records.ts';
import { lockAccountRow, type SettingRecord } from './points.queries.ts';
import { readAccount, type Undoable } from './read-account.queries.ts';
import { writePoints } from './write-points.ts';
import { type WrittenAccount, writtenAccountsPiece } from './written-accounts.queries.ts';

export type LockedAccount = {
  account: PointAccount;
  /** The account when it was locked: `writeMoved` writes the differences. */
  before: PointAccount;
  /** The setting in force now. */
  setting: SettingRecord | undefined;
  /**
   * The setting by which the latest earning among the `Undoable` entries was earned, and the expiry of its lot. Also
   * set if that earning is already undone.
   */
  settingThen: SettingRecord | undefined;
  expiryThen: Date | undefined;
  /** The part of each earning that can still be undone, oldest first. Points that expired unused are not undone. */
  earns: readonly Standing[];
  uses: readonly Standing[];
  /** The messages about points that the store sends. */
  told: readonly PointMessageKind[];
  /** The customer's data were deleted, so no points move any more. */
  isDeleted: boolean;
};

type Asked = {
  storeId: string;
  customerId: string;
  now: Date;
  /** The entries that may be undone. */
  of?: Undoable;
  /** The most points that will be taken, by a use or by taking back. */
  most: number | 'ALL';
  /** The row is locked already. */
  isLocked?: boolean;
};

/**
 * Locks a customer's account, then reads it in a statement of its own, because a statement that waited for a lock still
 * sees older rows. Points that have expired are booked as such. Undefined if there is no account.
 */
export async function lockAccount(tx: Tx, asked: Asked): Promise<LockedAccount | undefined> {
  const { storeId, customerId, now, of, isLocked = false } = asked;
  if (!isLocked && !(await lockAccountRow(tx, storeId, customerId))) return undefined;
  const most = asked.most === 'ALL' ? null : asked.most;
  const found = await readAccount(tx, { storeId, customerId, of, at: now, most });
  const { setting, settingThen, expiryThen, standing, dayStart, mergedInto, isDeleted, told, ...read } =
    found;
  // The customer was merged while this statement waited for the lock.
  if (mergedInto !== null) return lockAccount(tx, { ...asked, customerId: mergedInto, isLocked: false });
  const account: PointAccount = {
    ...{ storeId, customerId, now, ...read, dayStart: dayStart ?? defaultDayStart },
    lots: read.lots.map((lot) => ({ ...lot, expiresAt: new Date(lot.expiresAt).toISOString() })),
    entries: [],
    allocations: [],
  };
  const unexpired = expired(account);
  return {
    account: unexpired,
    before: account,
    setting: setting ?? undefined,
    settingThen: settingThen ?? undefined,
    expiryThen: expiryThen === null ? undefined : new Date(expiryThen),
    earns: standing.flatMap((one) => (one.kind === 'EARN' ? withoutExpired(one, unexpired) : [])),
    uses: standing.filter(({ kind }) => kind === 'USE'),
    told,
    isDeleted,
  };
}

/** What is left of an earning after the points that expired are deducted. */
function withoutExpired(earn: Standing, { lots, allocations }: PointAccount): Standing[] {
  const own = lots.filter(({ entryId }) => entryId === earn.entryId).map(({ id }) => id);
  const amount = allocations.reduce(
    (sum, allocation) => (own.includes(allocation.lotId) ? sum + allocation.amount : sum),
    earn.amount,
  );
  return amount > 0 ? [{ ...earn, amount }] : [];
}

/** The changes of an account since it was locked; empty if there are none. */
export function changedAccount(
  { before }: Pick<LockedAccount, 'before'>,
  account: PointAccount,
): WrittenAccount[] {
  if (account === before) return [];
  const known = new Map(before.lots.map((lot) => [lot.id, lot]));
  const lots = account.lots.filter((lot) => {
    const old = known.get(lot.id);
    return old?.remaining !== lot.remaining || old.expiresAt !== lot.expiresAt;
  });
  return [{ account, lots }];
}

/** Writes an account that was locked. */
export async function writeMoved(
  tx: Tx,
  locked: Pick<LockedAccount, 'before'>,
  account: PointAccount,
): Promise<void> {
  const changed = changedAccount(locked, account);
  if (changed.length > 0) await writePoints(tx, writtenAccountsPiece(changed));
}
