import { businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import { clientFactsOf } from '#server/http/client-facts.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { AccountKey } from '#server/points/point-records.ts';
import type { ChangedBy } from '../order-records.ts';
import type { StoreFacts } from '../orders.queries.ts';

/** Who asks for a change of an order, in which store and when. */
export type Initiator = { storeId: string; now: Date; by: ChangedBy };

/** What a transition needs to know besides the order. */
export type Moment = {
  now: Date;
  /** The business day on which the money moves. The order's own business date was stamped earlier and may differ. */
  eventDate: string;
  /** When that day began, in minutes after midnight in Seoul. */
  dayStart: number;
  by: ChangedBy;
  byName: string | null;
  /** The setting that closes paid in-store orders automatically. */
  closePaidOrders: boolean;
  /** How many points a person asks to use by this act; undefined if it is not about points. */
  pointsAsked?: number;
  /** The customer's accounts in other stores whose points this act may use. */
  pointsElsewhere?: readonly AccountKey[];
};

export function momentOf(store: StoreFacts, { now, by }: Initiator): Moment {
  const { byName, closePaidOrders } = store;
  const dayStart = store.dayStart ?? defaultDayStart;
  return { now, eventDate: businessDateOf(now, dayStart), dayStart, by, byName, closePaidOrders };
}

export function initiatorOf({ storeId, now, actor, requestId, request }: StoreContext): Initiator {
  const { deviceType } = clientFactsOf(request);
  return { storeId, now, by: { byUserId: actor.userId, requestId, deviceType } };
}
