import { businessDateOf } from '@maru/contract/time/business-date.ts';
import { newId } from '#server/db/new-id.ts';
import {
  clearing,
  counters,
  type EntryBy,
  type EntryRecord,
  type Lot,
  type PointAccount,
} from '../point-records.ts';

type Entered = Pick<EntryRecord, 'kind'> &
  Partial<Pick<EntryRecord, 'debt' | 'settingVersion' | 'reversesId' | 'id'>> & {
    /** When the entry counts, if not now. */
    at?: Date;
    /** The amount of the entry if it is not the sum of `moves`, because whole lots move to another customer. */
    amount?: number;
    /** What lots get, or lose if negative. */
    moves: readonly { lotId: string; amount: number }[];
    newLots?: readonly Lot[];
  };

/**
 * The account with one more entry. By default the amount is the sum of `moves`, so that balance and lots stay equal.
 */
export function entered(account: PointAccount, by: EntryBy, entry: Entered): PointAccount {
  const { kind, debt = 0, moves, newLots = [], at = account.now } = entry;
  const amount = entry.amount ?? moves.reduce((sum, move) => sum + move.amount, 0);
  if (amount === 0 && debt === 0) return account;

  const record: EntryRecord = {
    storeId: account.storeId,
    id: entry.id ?? newId(),
    customerId: account.customerId,
    seq: account.seq + 1,
    kind,
    amount,
    counter: by.inOrderId ? clearing : counters[kind],
    counterAmount: 0 - amount,
    debt,
    at: at.toISOString(),
    eventDate: businessDateOf(at, account.dayStart),
    settingVersion: entry.settingVersion ?? null,
    reversesId: entry.reversesId ?? null,
    ...{ inStoreId: null, inOrderId: null, ...by },
  };
  const moved = new Map(moves.map((move) => [move.lotId, move.amount]));
  return {
    ...account,
    seq: record.seq,
    balance: account.balance + amount,
    debt: account.debt + debt,
    lots: [...account.lots, ...newLots].map((lot) => ({
      ...lot,
      remaining: lot.remaining + (moved.get(lot.id) ?? 0),
    })),
    entries: [...account.entries, record],
    allocations: [
      ...account.allocations,
      ...moves.filter((move) => move.amount !== 0).map((move) => ({ entryId: record.id, ...move })),
    ],
  };
}

/** Lots with something left, in the order of their use: the earliest expiry first, then the older lot. */
export function inOrderOfUse({ lots }: PointAccount): Lot[] {
  return lots
    .filter(({ remaining }) => remaining > 0)
    .sort((a, b) => compare(a.expiresAt, b.expiresAt) || compare(a.id, b.id));
}

/**
 * How much to take from each lot, in the given order, as negative amounts. The sum is less than `amount` if the lots do
 * not hold enough.
 */
export function takenFrom(lots: readonly Lot[], amount: number): { lotId: string; amount: number }[] {
  let left = amount;
  return lots.flatMap(({ id, remaining }) => {
    const taken = Math.min(left, remaining);
    left -= taken;
    return taken > 0 ? [{ lotId: id, amount: -taken }] : [];
  });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
