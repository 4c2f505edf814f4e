import { type FulfilmentAct, fulfilmentTimes, nextFulfilmentAct } from '@maru/contract/orders/fulfilment.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';
import { fail } from '#server/http/refusal.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';

const kinds = { ACCEPT: 'ACCEPTED', READY: 'READY', PICKED_UP: 'PICKED_UP' } as const;

/** Accepts an online order, marks it ready or picked up: in this order, each once. Undefined if it was done before. */
export function fulfilmentAdvanced(
  { order }: WholeOrder,
  { now }: Moment,
  act: FulfilmentAct,
): Transition | undefined {
  if (order.orderType === 'INSTORE') fail('ORDER_NOT_CHANGEABLE', { reason: 'NOT_ONLINE' });
  if (order[fulfilmentTimes[act]] !== null) return undefined;
  if (order.pending) fail('ORDER_PENDING', { pending: order.pending });
  if (!canOrder('change', order)) fail('ORDER_NOT_CHANGEABLE', { reason: 'STATUS' });
  if (nextFulfilmentAct(order) !== act) fail('ORDER_NOT_CHANGEABLE', { reason: 'TURN' });

  return transitionOf({
    changes: { [fulfilmentTimes[act]]: now.toISOString() },
    history: [{ kind: kinds[act], reason: null, amountKrw: null }],
  });
}
