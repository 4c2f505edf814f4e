import type { EntryBy, PointAccount } from '../point-records.ts';
import { entered, inOrderOfUse, takenFrom } from './entered.ts';

/** Takes points from the lots that expire first. Undefined if there are not enough. */
export function used(account: PointAccount, by: EntryBy, amount: number): PointAccount | undefined {
  if (amount > account.balance) return undefined;
  const moves = takenFrom(inOrderOfUse(account), amount);
  if (moves.reduce((sum, move) => sum - move.amount, 0) < amount)
    throw new Error(`using ${amount} points of customer ${account.customerId} needs lots that were not read`);
  return entered(account, by, { kind: 'USE', moves });
}
