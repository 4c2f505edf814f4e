import type { Reward } from '@maru/contract/points/reward.ts';
import { rewardStatusOf } from '@maru/contract/points/reward-status.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { RewardRow } from './rewards.queries.ts';

export function presentReward(row: RewardRow): Reward {
  const { id, kind, actor, amount, debt, by, reason, usedIn, reversesId, undone } = row;
  const isUndoable = kind === 'EARN' || kind === 'USE';
  const isOver = undone + row.expired >= Math.abs(amount);
  const isUndone = isUndoable && isOver && undone > 0;
  return {
    ...{ id, kind, amount, debt, by, reason, usedIn, reversesId },
    status: rewardStatusOf({ kind, actor }, isUndone ? row.undoneBy : null),
    cancelled: undone,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isCancellable: isUndoable && actor !== 'ORDER' && !isOver,
    at: row.at.toISOString(),
    order: orderOf(row),
    customer: {
      id: row.customerId,
      name: maskedName(row.customerName),
      phone: maskedPhone(row.phoneLast4),
    },
  };
}

function orderOf({ orderId, orderNumber, businessDate }: RewardRow): Reward['order'] {
  if (orderId === null || orderNumber === null || businessDate === null) return null;
  return { id: orderId, orderNumber, businessDate };
}
