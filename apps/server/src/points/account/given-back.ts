import type { EntryBy, PointAccount, Standing } from '../point-records.ts';
import { entered } from './entered.ts';
import { expiryOfGrace } from './expiry.ts';

/**
 * Undoes uses as if fewer points had been used: the points that were taken last go back first. They return to their
 * lots; a lot that has expired meanwhile gets some more days.
 */
export function givenBack(
  account: PointAccount,
  by: EntryBy,
  asked: { amount: number; uses: readonly Standing[] },
): PointAccount {
  let left = asked.amount;
  let after = account;
  for (const use of asked.uses.toReversed()) {
    const moves = use.lots.toReversed().flatMap(({ lotId, amount }) => {
      const back = Math.min(left, amount);
      left -= back;
      return back > 0 ? [{ lotId, amount: back }] : [];
    });
    after = entered(revived(after, moves), by, { kind: 'GIVE_BACK', reversesId: use.entryId, moves });
  }
  if (left > 0) throw new Error(`customer ${account.customerId} used fewer points than are given back`);
  return after;
}

function revived(account: PointAccount, moves: readonly { lotId: string }[]): PointAccount {
  const grace = expiryOfGrace(account.now, account.dayStart).toISOString();
  const isExpired = (expiresAt: string) => Date.parse(expiresAt) <= account.now.getTime();
  return {
    ...account,
    lots: account.lots.map((lot) =>
      moves.some(({ lotId }) => lotId === lot.id) && isExpired(lot.expiresAt)
        ? { ...lot, expiresAt: grace }
        : lot,
    ),
  };
}
