import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { nameOfMember } from '#server/store-access/name-of-member.ts';
import type { WholeOrder } from './order-records.ts';
import type { SaleTime } from './sale-age.ts';
import type { Moment } from './transitions/moment.ts';
import { applied, type Transition, transitionOf } from './transitions/transition.ts';

/** The person who took a sale, or a later payment of it, if somebody else sends it. */
export type Taker = { userId: string; name: string };

/**
 * Finds who took the sale. That person must be a member now, or have been one when the sale was taken. For an offline
 * sale a membership at any time suffices, because the money was already taken. Undefined if the sender took the sale.
 */
export async function findTaker(
  tx: Tx,
  { storeId, actor, now }: StoreContext,
  {
    takenBy: userId,
    time,
    isOffline = false,
  }: { takenBy: string | undefined; time: SaleTime | undefined; isOffline?: boolean },
): Promise<Taker | undefined> {
  if (userId === undefined || userId === actor.userId) return undefined;
  // Nobody knows when a sale with an impossible age was taken, so anybody who ever was a member may have taken it.
  const at = isOffline || time?.isImpossible ? new Date(0) : (time?.takenAt ?? now);
  const name = await nameOfMember(tx, { storeId, userId, at });
  if (name === undefined) throw new Refusal('WRONG_FORMAT', undefined, { takenBy: 'wrongFormat' });
  return { userId, name };
}

/** The moment with the person who took the sale as its author. */
export function momentOfTaker(moment: Moment, taker: Taker | undefined): Moment {
  if (!taker) return moment;
  return { ...moment, by: { ...moment.by, byUserId: taker.userId }, byName: taker.name };
}

type Sent = Pick<Transition['history'][number], 'kind' | 'differences'>;

/** Adds who sent the sale to the history of a new order. */
export function withSender(whole: WholeOrder, sender: Moment, entry: Sent): WholeOrder {
  return applied(whole, sentBy(transitionOf({}), sender, { amountKrw: null, ...entry }), sender);
}

/** Adds who sent a payment to the transition that books it. */
export function sentBy(
  paid: Transition,
  { by, byName }: Moment,
  entry: Sent & { amountKrw: number | null },
): Transition {
  return { ...paid, history: [...paid.history, { reason: null, ...entry, ...by, by: byName }] };
}
