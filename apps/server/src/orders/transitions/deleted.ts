import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from './moment.ts';
import { type Transition, transitionOf } from './transition.ts';

/** Only a cancelled order is deleted: it holds no money, so no revenue leaves with it. */
export function deleted({ order }: WholeOrder, { now }: Moment): Transition {
  if (!canOrder('delete', order)) fail('ORDER_NOT_DELETABLE', { orderStatus: order.status });
  return transitionOf({
    changes: { deletedAt: now.toISOString() },
    history: [{ kind: 'DELETED', reason: null, amountKrw: null }],
  });
}
