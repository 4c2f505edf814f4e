import { z } from 'zod';
import { Id, Instant } from '../fields.ts';

/** A number of points; one point is worth one won. */
export const Points = z
  .int()
  .min(0)
  .max(1_000_000_000)
  .meta({ examples: [300] });

/** The kinds of entries in the points ledger. Each entry also has one actor. */
export const entryKinds = [
  'EARN',
  'USE',
  /** Undoes a use, whole or in part: the same lots get the points back. */
  'GIVE_BACK',
  /** Undoes an earning, whole or in part. What was spent meanwhile becomes a debt. */
  'TAKE_BACK',
  /** Deducts a debt from points earned after it arose. */
  'DEBT',
  'EXPIRE',
  /** Points that leave the account of a merged customer, or arrive in the account of the one who is kept. */
  'MERGE',
  /** Points of a customer whose data were deleted. */
  'FORFEIT',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Who made an entry: an order, a member of the store, an admin, a customer's own request, or a job. */
export const entryActors = ['ORDER', 'STORE', 'ADMIN', 'USER', 'SYSTEM'] as const;
export type EntryActor = (typeof entryActors)[number];

/** The status of a reward, or of the points of an order (`reward-status.ts`). */
export const rewardStatuses = [
  /** The order neither earned nor used points. */
  'NONE',
  /** Earned by an order. */
  'REWARDED',
  /** Used on an order. */
  'USED',
  'ORDERCANCELLED',
  'CANCELLEDBYADMIN',
  'CANCELLEDBYSTORE',
  'CANCELLEDBYUSER',
  'EXPIRED',
  /** Given by hand. */
  'EARNED',
  /** Used by hand. */
  'REDEEMED',
  /** A deducted debt, or points that a merge of two customers moved. */
  'CANCELLED',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/** One movement in a customer's points. */
export const Reward = z.object({
  id: Id,
  kind: z.enum(entryKinds),
  status: z.enum(rewardStatuses),
  /** The change of the customer's points; negative if the entry took some. */
  amount: z.int(),
  /** The change of the customer's debt; negative if the entry deducted some. */
  debt: z.int(),
  /** How much of an EARN or USE was undone. */
  cancelled: Points,
  /** When unused points of an EARN expire; null for other kinds. */
  expiresAt: Instant.nullable(),
  /** Whether `cancelReward` can undo it: by hand, not undone yet. */
  isCancellable: z.boolean(),
  at: Instant,
  /** Name of the person who made the entry; null for orders without one and for jobs. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  order: z.object({ id: Id, orderNumber: z.int(), businessDate: z.string() }).nullable(),
  /**
   * Name of the other store on whose order the points were used. Null if they were used in this store, or by
   * hand.
   */
  usedIn: z.string().nullable(),
  /** The entry that this one undoes. */
  reversesId: Id.nullable(),
  /** Name and number are masked; both are empty once the customer's data were deleted. */
  customer: z.object({ id: Id, name: z.string(), phone: z.string() }),
});
export type Reward = z.output<typeof Reward>;
