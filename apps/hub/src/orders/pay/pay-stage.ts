import type { Order } from '@maru/contract/orders/order.ts';
import { canOrder } from '@maru/contract/orders/order-status.ts';

/** How the last tender that was sent from this sheet stands; the rest is told by the order itself. */
export type Attempt =
  | { state: 'NONE' }
  | { state: 'SENDING' }
  /** No answer came, so that nobody knows: only the same tender may be sent again. */
  | { state: 'UNANSWERED' }
  | { state: 'ANSWERED'; paymentId: string };

export type PayStage = 'CHOOSE' | 'SENDING' | 'UNANSWERED' | 'CHECKING' | 'DONE' | 'GONE';

/** What a person who takes a payment sees. GONE: the order was cancelled meanwhile. */
export function payStage(order: Order, { state }: Attempt): PayStage {
  if (state === 'SENDING' || state === 'UNANSWERED') return state;
  if (order.pending) return 'CHECKING';
  if (order.leftToPay > 0) return canOrder('pay', order) ? 'CHOOSE' : 'GONE';
  return order.status === 'CANCELLED' ? 'GONE' : 'DONE';
}

/** Why the card that was just tried was refused, in the provider's words; undefined where it was not. */
export function declinedOf({ payments }: Order, attempt: Attempt): string | undefined {
  if (attempt.state !== 'ANSWERED') return undefined;
  const last = payments.find(({ id }) => id === attempt.paymentId)?.transactions.at(-1);
  return last?.status === 'FAILED' ? (last.failure ?? '') : undefined;
}

/** Cash to hand back for what was just paid. */
export function changeDue({ payments }: Order, attempt: Attempt): number {
  if (attempt.state !== 'ANSWERED') return 0;
  return payments.find(({ id }) => id === attempt.paymentId)?.change ?? 0;
}
