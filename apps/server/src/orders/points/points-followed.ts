import { type EarningTerms, eligibleAmount, pointsFor } from '@maru/contract/points/earn.ts';
import { pointsToTakeBack } from '@maru/contract/points/points-of-refund.ts';
import type { LineRecord, WholeOrder } from '../order-records.ts';

/** What a change of an order means for the points of its customer. */
export type PointMoves = { use: number; giveBack: number; earn: number; takeBack: number; visits: number };

type Change = {
  /** Undefined for a new order. */
  before: WholeOrder | undefined;
  after: WholeOrder;
  /** The terms now, and those by which the order earned last. */
  terms: { now: EarningTerms | undefined; atEarning: EarningTerms | undefined };
  /** Points that the order earned and that were neither taken back nor expired unused. */
  standing: number;
};

/**
 * Points follow the order: until it is cancelled it holds the points that it uses, and once it is closed it has earned
 * what its lines earn. So every act on an order moves points by this one comparison.
 */
export function pointsFollowed({ before, after, terms, standing }: Change): PointMoves {
  const { held, earned } = pointsOf(after);
  const difference = pointsToHold(after) - held;
  const target = pointsToEarn({ before, after, terms });
  return {
    use: Math.max(0, difference),
    giveBack: Math.max(0, -difference),
    earn: Math.max(0, target - earned),
    takeBack: pointsToTakeBack(standing, target),
    visits: visitsOf(after) - (before ? visitsOf(before) : 0),
  };
}

/** From the ledger of the order: the points that it holds, and those that it earned and that were not taken back. */
export function pointsOf({ points }: Pick<WholeOrder, 'points'>): { held: number; earned: number } {
  const sums = { held: 0, earned: 0 };
  for (const { kind, amount, debt } of points?.entries ?? []) {
    if (kind === 'USE' || kind === 'GIVE_BACK') sums.held -= amount;
    if (kind === 'EARN') sums.earned += amount;
    if (kind === 'TAKE_BACK') sums.earned -= debt - amount;
  }
  for (const { amount } of points?.elsewhere ?? []) sums.held += amount;
  return sums;
}

/** Whether an account has to be locked at all. */
export function movesPoints({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  if (after.order.customerId === null) return false;
  const { held, earned } = pointsOf(after);
  const isClosedOtherwise = before?.order.status !== after.order.status && after.order.status !== 'OPEN';
  const isRefunded = earned > 0 && before?.order.refundedKrw !== after.order.refundedKrw;
  return pointsToHold(after) !== held || isClosedOtherwise || isRefunded;
}

/** The most points that the change may take from the customer, whatever the terms are. */
export function mostTaken(after: WholeOrder): number {
  const { held, earned } = pointsOf(after);
  return Math.max(0, pointsToHold(after) - held) + earned;
}

export function pointsToHold({ order }: WholeOrder): number {
  return order.status === 'CANCELLED' ? 0 : order.pointsUsedKrw - order.pointsGivenBackKrw;
}

/**
 * Whether an order that was completed before its cancellation is completed again. It then earns as it did the first
 * time.
 */
export function earnsAgain(before: WholeOrder | undefined): boolean {
  return before?.order.status === 'CANCELLED' && before.order.closedAt !== null;
}

/**
 * What the order should have earned. When it closes, the present terms count; after a revert, the terms of the first
 * closing. Later changes of a closed order never add points.
 */
function pointsToEarn({ before, after, terms }: Omit<Change, 'standing'>): number {
  if (after.order.status !== 'CLOSED') return 0;
  const atClosing = earnsAgain(before) ? terms.atEarning : terms.now;
  if (before?.order.status !== 'CLOSED')
    return after.points && isKnown(after.points.customer) ? earnedBy(after.lines, atClosing) : 0;
  return Math.min(pointsOf(after).earned, earnedBy(after.lines, terms.atEarning));
}

/** Nobody earns for a customer whose data were deleted. */
function isKnown({ phoneLast4 }: { phoneLast4: string | null }): boolean {
  return phoneLast4 !== null;
}

/** What these lines earn after their refunds. */
export function earnedBy(lines: readonly LineRecord[], terms: EarningTerms | undefined): number {
  if (!terms) return 0;
  const sold = lines.map(({ rewardable, categoryId, totalKrw, refundedKrw }) => {
    return { rewardable, categoryId, amount: totalKrw - refundedKrw };
  });
  return pointsFor(eligibleAmount(sold, terms), terms);
}

function visitsOf({ order }: WholeOrder): number {
  return order.status === 'CLOSED' ? 1 : 0;
}
