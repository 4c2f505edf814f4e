import type { Book, EntryBy } from '../point-records.ts';
import { entered, inOrderOfUse, takenFrom } from './entered.ts';

/** Takes points from what expires first. Undefined if there are not enough. */
export function used(book: Book, by: EntryBy, amount: number): Book | undefined {
  if (amount > book.balance) return undefined;
  return entered(book, by, { kind: 'USE', moves: takenFrom(inOrderOfUse(book), amount) });
}
