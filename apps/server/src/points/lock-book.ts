import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { Tx } from '#server/db/database.ts';
import { expired } from './account/expired.ts';
import type { Book, Standing } from './point-records.ts';
import { lockAccountRow, type SettingRecord } from './points.queries.ts';
import { readBook, type Undoable } from './read-book.queries.ts';
import { writePoints } from './write-points.ts';
import { type WrittenBook, writtenBooksPiece } from './written-books.queries.ts';

export type LockedBook = {
  book: Book;
  /** As it was when it was locked: `writeMoved` writes what differs from it. */
  before: Book;
  /** The setting in force now. */
  setting: SettingRecord | undefined;
  /** By which setting the entries that may be undone earned last, and when their lot expires; also if all of it was undone. */
  settingThen: SettingRecord | undefined;
  expiryThen: Date | undefined;
  /** Of the entries that may be undone what stands, oldest first. Points that expired unused are not undone. */
  earns: readonly Standing[];
  uses: readonly Standing[];
  /** What the store's customers are told. */
  told: readonly PointMessageKind[];
  /** The customer's data were deleted: nothing moves any more. */
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
 * Locks a customer's account and reads it in a statement of its own, because a statement that waits for a lock still
 * sees the rows from before. Points that have expired are booked as such. Undefined if there is no account.
 */
export async function lockBook(tx: Tx, asked: Asked): Promise<LockedBook | undefined> {
  const { storeId, customerId, now, of, isLocked = false } = asked;
  if (!isLocked && !(await lockAccountRow(tx, storeId, customerId))) return undefined;
  const most = asked.most === 'ALL' ? null : asked.most;
  const found = await readBook(tx, { storeId, customerId, of, at: now, most });
  const { setting, settingThen, expiryThen, standing, dayStart, mergedInto, isDeleted, told, ...read } =
    found;
  // Merged while this one waited for the lock.
  if (mergedInto !== null) return lockBook(tx, { ...asked, customerId: mergedInto, isLocked: false });
  const book: Book = {
    ...{ storeId, customerId, now, ...read, dayStart: dayStart ?? defaultDayStart },
    lots: read.lots.map((lot) => ({ ...lot, expiresAt: new Date(lot.expiresAt).toISOString() })),
    entries: [],
    allocations: [],
  };
  const unexpired = expired(book);
  return {
    book: unexpired,
    before: book,
    setting: setting ?? undefined,
    settingThen: settingThen ?? undefined,
    expiryThen: expiryThen === null ? undefined : new Date(expiryThen),
    earns: standing.flatMap((one) => (one.kind === 'EARN' ? withoutExpired(one, unexpired) : [])),
    uses: standing.filter(({ kind }) => kind === 'USE'),
    told,
    isDeleted,
  };
}

/** What of an earning stands after this book's expiry. */
function withoutExpired(earn: Standing, { lots, allocations }: Book): Standing[] {
  const own = lots.filter(({ entryId }) => entryId === earn.entryId).map(({ id }) => id);
  const amount = allocations.reduce(
    (sum, allocation) => (own.includes(allocation.lotId) ? sum + allocation.amount : sum),
    earn.amount,
  );
  return amount > 0 ? [{ ...earn, amount }] : [];
}

/** What of a book differs from what was locked; nothing if it is the same. */
export function changedBook({ before }: Pick<LockedBook, 'before'>, book: Book): WrittenBook[] {
  if (book === before) return [];
  const known = new Map(before.lots.map((lot) => [lot.id, lot]));
  const lots = book.lots.filter((lot) => {
    const old = known.get(lot.id);
    return old?.remaining !== lot.remaining || old.expiresAt !== lot.expiresAt;
  });
  return [{ book, lots }];
}

/** Writes a book that was locked. */
export async function writeMoved(tx: Tx, locked: Pick<LockedBook, 'before'>, book: Book): Promise<void> {
  const changed = changedBook(locked, book);
  if (changed.length > 0) await writePoints(tx, writtenBooksPiece(changed));
}
