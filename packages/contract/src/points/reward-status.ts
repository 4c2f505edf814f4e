import type { OrderPoints } from './order-points.ts';
import type { EntryActor, EntryKind, RewardStatus } from './reward.ts';

type Entry = { kind: EntryKind; actor: EntryActor };

/**
 * The status shown for an entry. If an earning or a use was fully undone, the status says who undid it
 * (`undoneBy`).
 */
export function rewardStatusOf({ kind, actor }: Entry, undoneBy?: EntryActor | null): RewardStatus {
  if (undoneBy) return cancelledBy[undoneBy];
  if (kind === 'EARN') return actor === 'ORDER' ? 'REWARDED' : 'EARNED';
  if (kind === 'USE') return actor === 'ORDER' ? 'USED' : 'REDEEMED';
  if (kind === 'EXPIRE') return 'EXPIRED';
  if (kind === 'DEBT' || kind === 'MERGE') return 'CANCELLED';
  return cancelledBy[actor];
}

type Moved = Pick<OrderPoints, 'used' | 'givenBack' | 'earned' | 'takenBack'>;

/** The status of an order's points as a whole; NONE if the order neither earned nor used any. */
export function rewardStatusOfOrder({ used, givenBack, earned, takenBack }: Moved): RewardStatus {
  if (used > 0) return 'USED';
  if (earned > 0) return 'REWARDED';
  return givenBack + takenBack > 0 ? 'ORDERCANCELLED' : 'NONE';
}

const cancelledBy = {
  ORDER: 'ORDERCANCELLED',
  STORE: 'CANCELLEDBYSTORE',
  ADMIN: 'CANCELLEDBYADMIN',
  USER: 'CANCELLEDBYUSER',
  SYSTEM: 'CANCELLED',
} as const satisfies Record<EntryActor, RewardStatus>;
