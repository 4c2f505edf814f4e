import { useProblem } from '@maru/contract/points/use.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { earned } from '#server/points/account/earned.ts';
import { givenBack } from '#server/points/account/given-back.ts';
import { takenBack } from '#server/points/account/taken-back.ts';
import { used } from '#server/points/account/used.ts';
import { type LockedBook, lockBook, writeMoved } from '#server/points/lock-book.ts';
import type { Book, EntryBy } from '#server/points/point-records.ts';
import { unsavedSetting } from '#server/points/setting-at.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import type { Transition } from '../transitions/transition.ts';
import { mostTaken, movesPoints, type PointMoves, pointsFollowed, pointsOf } from './points-followed.ts';

type Moving = {
  before: WholeOrder | undefined;
  after: WholeOrder;
  /** As of now, also for a sale that was taken earlier: points move when it is sent. */
  moment: Pick<Moment, 'now' | 'by'>;
  /** What a person asked to use; the store's least and steps hold for that only. */
  asked?: number | undefined;
  /** The customer's account is locked already. */
  isLocked?: boolean;
};

export type PointsMoved = { history: Transition['history']; locked?: LockedBook; book?: Book };

/** Moves the points of an order's customer as the order changed, after its other rows are locked. */
export async function movePoints(tx: Tx, moving: Moving): Promise<PointsMoved> {
  const { before, after, moment, isLocked = false } = moving;
  if (!after.points || !movesPoints(moving)) return { history: [] };
  const { storeId, id: orderId } = after.order;
  const locked =
    (await lockBook(tx, {
      ...{ storeId, customerId: after.points.customer.id, now: moment.now, of: { orderId } },
      ...{ most: mostTaken(after), isLocked },
    })) ?? fail('CUSTOMER_NOT_FOUND');

  checkAsked(moving, locked);
  const terms = { now: locked.setting, atEarning: locked.settingThen };
  const standing = locked.earns.reduce((sum, { amount }) => sum + amount, 0);
  const moves = pointsFollowed({ before, after, terms, standing });
  if (locked.isDeleted) return moves.use > 0 ? refuseUse(locked.book, before) : { history: [] };
  const by: EntryBy = { actor: 'ORDER', orderId, reason: null, ...moment.by };
  const book = visited(afterMoves(locked, by, { moves, before }), moves, moment.now);
  await writeMoved(tx, locked, book);
  return { history: historyOf(moves), locked, book };
}

function checkAsked({ after, asked = 0 }: Moving, { book, setting }: LockedBook) {
  if (asked === 0) return;
  const usable = book.balance + pointsOf(after).held;
  const reason = useProblem(asked, usable, setting ?? unsavedSetting);
  if (reason) fail('POINTS_NOT_USABLE', { reason, usable });
}

function afterMoves(
  locked: LockedBook,
  by: EntryBy,
  { moves, before }: { moves: PointMoves; before: WholeOrder | undefined },
): Book {
  const { uses, earns, setting } = locked;
  // A revert undoes a cancel that took earned points back, maybe out of those given back: what it earns pays that first.
  const isRevert = before?.order.status === 'CANCELLED';
  const earnedBefore = isRevert ? withEarned(locked.book, by, moves, setting) : locked.book;
  const takenAgain = used(earnedBefore, by, moves.use) ?? refuseUse(earnedBefore, before);
  const restored = givenBack(takenAgain, by, { amount: moves.giveBack, uses });
  const undone = takenBack(restored, by, { amount: moves.takeBack, earns });
  return isRevert ? undone : withEarned(undone, by, moves, setting);
}

function withEarned(book: Book, by: EntryBy, { earn }: PointMoves, setting: LockedBook['setting']): Book {
  if (!setting) return book;
  const { version: settingVersion, validityMonths } = setting;
  return earned(book, by, { amount: earn, settingVersion, validityMonths });
}

function refuseUse({ balance }: Book, before: WholeOrder | undefined): never {
  if (before?.order.status === 'CANCELLED') fail('ORDER_NOT_REVERTIBLE', { reason: 'POINTS' });
  fail('POINTS_NOT_USABLE', { reason: 'NOT_ENOUGH', usable: balance });
}

function visited(book: Book, { visits }: PointMoves, now: Date): Book {
  if (visits === 0) return book;
  const lastVisitAt = visits > 0 ? now.toISOString() : book.lastVisitAt;
  return { ...book, visits: Math.max(0, book.visits + visits), lastVisitAt };
}

const kinds = {
  use: 'POINTS_USED',
  giveBack: 'POINTS_GIVEN_BACK',
  earn: 'POINTS_EARNED',
  takeBack: 'POINTS_TAKEN_BACK',
} as const;

function historyOf(moves: PointMoves): Transition['history'] {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((move) =>
    moves[move] > 0 ? [{ kind: kinds[move], reason: null, amountKrw: moves[move] }] : [],
  );
}
