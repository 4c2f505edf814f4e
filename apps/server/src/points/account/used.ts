import type { Book, EntryBy } from '../point-records.ts';
import { entered, inOrderOfUse, takenFrom } from './entered.ts';

/** Takes points from what expires first. Undefined if there are not enough. */
export function used(book: Book, by: EntryBy, amount: number): Book | undefined {
  if (amount > book.balance) return undefined;
  const moves = takenFrom(inOrderOfUse(book), amount);
  if (moves.reduce((sum, move) => sum - move.amount, 0) < amount)
    throw new Error(`the lots of customer ${book.customerId} were not read that a use of ${amount} needs`);
  return entered(book, by, { kind: 'USE', moves });
}
