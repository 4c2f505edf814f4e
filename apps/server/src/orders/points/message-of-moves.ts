import type { PointMessageKind } from '@maru/contract/points/point-messages.ts';
import type { MovedByOrder } from '#server/points/messages/written-message.ts';
import type { WholeOrder } from '../order-records.ts';
import { type PointMoves, pointsToHold } from './points-followed.ts';

type Moved = {
  before: WholeOrder | undefined;
  after: WholeOrder;
  moves: PointMoves;
  /** The messages about points that the store sends. */
  told: readonly PointMessageKind[];
};

/**
 * The message that a customer gets about a change of their order. Closing an order sends one message about use and
 * earning. Points that an open order uses or gives back send none. Every cancel and refund of a completed order that
 * moves points sends one.
 */
export function messageOfMoves({ before, after, moves, told }: Moved): MovedByOrder | undefined {
  const nothing = { used: 0, earned: 0, returned: 0, revoked: 0 };
  if (before?.order.status === 'CLOSED') {
    const { giveBack: returned, takeBack: revoked } = moves;
    if (returned + revoked === 0 || !told.includes('CANCEL')) return undefined;
    return { ...nothing, kind: 'CANCEL', returned, revoked };
  }
  if (after.order.status !== 'CLOSED') return undefined;
  const used = pointsToHold(after);
  const { earn: earned } = moves;
  if (used > 0 && told.includes('USE')) return { ...nothing, kind: 'USE', used, earned };
  if (earned > 0 && told.includes('EARN')) return { ...nothing, kind: 'EARN', earned };
  return undefined;
}
