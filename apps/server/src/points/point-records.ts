import type { EntryActor, EntryKind } from '@maru/contract/points/reward.ts';

/** An earned amount with its own expiry. Timestamps are ISO texts. */
export type Lot = {
  id: string;
  /** The entry that earned it. */
  entryId: string;
  earned: number;
  remaining: number;
  expiresAt: string;
};

export const counters = {
  EARN: 'ISSUED',
  TAKE_BACK: 'ISSUED',
  DEBT: 'ISSUED',
  USE: 'REDEEMED',
  GIVE_BACK: 'REDEEMED',
  EXPIRE: 'EXPIRED',
  FORFEIT: 'EXPIRED',
  MERGE: 'MERGED',
} as const satisfies Record<EntryKind, string>;

/** The counter account of entries that an order of another store made. */
export const clearing = 'CLEARING';

/** A row of `point_entries`. */
export type EntryRecord = {
  storeId: string;
  id: string;
  customerId: string;
  seq: number;
  kind: EntryKind;
  actor: EntryActor;
  amount: number;
  counter: (typeof counters)[EntryKind] | typeof clearing;
  counterAmount: number;
  debt: number;
  at: string;
  eventDate: string;
  orderId: string | null;
  settingVersion: number | null;
  reversesId: string | null;
  reason: string | null;
  byUserId: string | null;
  requestId: string | null;
  deviceType: string | null;
  /** The order of another store on which these points were used. */
  inStoreId: string | null;
  inOrderId: string | null;
};

/** A row of `point_allocations`: what an entry added to a lot, or took from it. */
export type Allocation = { entryId: string; lotId: string; amount: number };

/** Who moves points, of which order and why. */
export type EntryBy = Pick<
  EntryRecord,
  'actor' | 'orderId' | 'reason' | 'byUserId' | 'requestId' | 'deviceType'
> &
  Partial<Pick<EntryRecord, 'inStoreId' | 'inOrderId'>>;

/** A customer's points in one store. */
export type AccountKey = { storeId: string; customerId: string };

/** The part of an EARN or USE that is not undone yet; for a USE also its lots, in the order in which it used them. */
export type Standing = {
  entryId: string;
  kind: 'EARN' | 'USE';
  actor: EntryActor;
  amount: number;
  settingVersion: number | null;
  at: string;
  requestId: string | null;
  lots: readonly { lotId: string; amount: number }[];
};

/** A locked account of a customer, and what was written to it since it was locked. */
export type PointAccount = {
  storeId: string;
  customerId: string;
  now: Date;
  /** Minutes after midnight in Seoul. */
  dayStart: number;
  seq: number;
  balance: number;
  debt: number;
  visits: number;
  lastVisitAt: string | null;
  /** Lots with something left, and those of the entries that may be undone. */
  lots: readonly Lot[];
  entries: readonly EntryRecord[];
  allocations: readonly Allocation[];
};
