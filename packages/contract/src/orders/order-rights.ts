import type { Payment } from '../payments/payment.ts';
import type { Right } from '../store-access/rights.ts';
import type { Order } from './order.ts';
import type { OrderAct } from './order-status.ts';

/**
 * The right that an act on an order needs (docs/rules/stores-and-rights.md, Rights). The server checks it
 * before it acts, the hub before it offers the act.
 */
export function rightFor(act: OrderAct, { paid, pointsUsed }: Pick<Order, 'paid' | 'pointsUsed'>): Right {
  if (act === 'revert' || act === 'refund') return 'REFUND';
  return act === 'cancel' && (paid > 0 || pointsUsed > 0) ? 'REFUND' : 'ORDER';
}

const ownTenderMilliseconds = 10 * 60_000;

/**
 * The right needed to give back a payment: ORDER for a cash or terminal payment that this member took less
 * than ten minutes ago, otherwise REFUND.
 */
export function rightToGiveBack(
  { type, takenById, takenAt }: Pick<Payment, 'type' | 'takenById' | 'takenAt'>,
  by: { userId: string; now: Date },
): Right {
  const isOwn = takenById === by.userId;
  const age = by.now.getTime() - new Date(takenAt).getTime();
  return type !== 'card' && isOwn && age < ownTenderMilliseconds ? 'ORDER' : 'REFUND';
}
