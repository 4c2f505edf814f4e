import { newId } from '#server/db/new-id.ts';
import type { EntryBy, PointAccount } from '../point-records.ts';
import { entered } from './entered.ts';
import { expiryAfterMonths, expiryOfGrace } from './expiry.ts';

type Earning = {
  amount: number;
  validityMonths: number;
  settingVersion: number | null;
  /** The previous expiry of points that are earned again. If it has passed, the points expire after `graceDays`. */
  expiry?: Date | undefined;
};

/** Adds a new lot. A debt is deducted from it immediately. */
export function earned(account: PointAccount, by: EntryBy, earning: Earning): PointAccount {
  const { amount, settingVersion } = earning;
  if (amount === 0) return account;

  const entryId = newId();
  const lotId = newId();
  const expiresAt = expiryOf(account, earning).toISOString();
  const after = entered(account, by, {
    id: entryId,
    kind: 'EARN',
    settingVersion,
    moves: [{ lotId, amount }],
    newLots: [{ id: lotId, entryId, earned: amount, remaining: 0, expiresAt }],
  });
  const deducted = Math.min(after.debt, amount);
  return entered(after, by, {
    kind: 'DEBT',
    debt: 0 - deducted,
    moves: deducted > 0 ? [{ lotId, amount: -deducted }] : [],
  });
}

function expiryOf({ now, dayStart }: PointAccount, { validityMonths, expiry }: Earning): Date {
  if (!expiry) return expiryAfterMonths(now, dayStart, validityMonths);
  return expiry > now ? expiry : expiryOfGrace(now, dayStart);
}
