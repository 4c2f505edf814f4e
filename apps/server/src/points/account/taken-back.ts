import type { EntryBy, PointAccount, Standing } from '../point-records.ts';
import { entered, inOrderOfUse, takenFrom } from './entered.ts';

/**
 * Undoes earnings: takes what is left of their own lots, then from other lots, the earliest expiry first. Points that
 * were spent meanwhile become a debt.
 */
export function takenBack(
  account: PointAccount,
  by: EntryBy,
  asked: { amount: number; earns: readonly Standing[] },
): PointAccount {
  let left = asked.amount;
  let after = account;
  for (const earn of asked.earns.toReversed()) {
    const undone = Math.min(left, earn.amount);
    left -= undone;
    after = undone > 0 ? undo(after, by, { earn, amount: undone }) : after;
  }
  if (left > 0) throw new Error(`customer ${account.customerId} earned fewer points than are taken back`);
  return after;
}

function undo(
  account: PointAccount,
  by: EntryBy,
  { earn, amount }: { earn: Standing; amount: number },
): PointAccount {
  const isOwn = ({ entryId }: { entryId: string }) => entryId === earn.entryId;
  const lots = inOrderOfUse(account);
  const moves = takenFrom([...lots.filter(isOwn), ...lots.filter((lot) => !isOwn(lot))], amount);
  const taken = moves.reduce((sum, move) => sum - move.amount, 0);
  if (taken < amount && taken < account.balance)
    throw new Error(
      `taking back ${amount} points of customer ${account.customerId} needs lots that were not read`,
    );
  return entered(account, by, { kind: 'TAKE_BACK', reversesId: earn.entryId, debt: amount - taken, moves });
}
