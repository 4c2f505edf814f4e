import type { Tx } from '#server/db/database.ts';
import { entered, inOrderOfUse } from './account/entered.ts';
import { lockBook, writeMoved } from './lock-book.ts';
import type { EntryBy } from './point-records.ts';

type Forfeiting = {
  storeId: string;
  customerId: string;
  now: Date;
  by: Pick<EntryBy, 'reason' | 'byUserId' | 'requestId' | 'deviceType'>;
};

/** Ends the points and the debt of a customer who had the data deleted. */
export async function forfeitAccount(tx: Tx, { storeId, customerId, now, by }: Forfeiting): Promise<void> {
  const locked = await lockBook(tx, { storeId, customerId, now, most: 'ALL' });
  if (!locked) return;
  const { book } = locked;
  const moves = inOrderOfUse(book).map(({ id, remaining }) => ({ lotId: id, amount: -remaining }));
  const maker: EntryBy = { ...by, actor: 'USER', orderId: null };
  await writeMoved(tx, locked, entered(book, maker, { kind: 'FORFEIT', debt: 0 - book.debt, moves }));
}
