import { newId } from '#server/db/new-id.ts';
import type { Book, EntryBy } from '../point-records.ts';
import { entered } from './entered.ts';
import { expiryAfterMonths } from './expiry.ts';

type Earning = { amount: number; validityMonths: number; settingVersion: number | null };

/** A new lot. A debt is deducted from it at once. */
export function earned(book: Book, by: EntryBy, earning: Earning): Book {
  const { amount, validityMonths, settingVersion } = earning;
  if (amount === 0) return book;

  const entryId = newId();
  const lotId = newId();
  const expiresAt = expiryAfterMonths(book.now, book.dayStart, validityMonths).toISOString();
  const after = entered(book, by, {
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
