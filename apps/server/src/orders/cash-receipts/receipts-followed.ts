import { isIssued, isLive, isUnsent, type NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import type { NamedPayment } from '#server/payments/payment-records.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { type Transition, transitionOf } from '../transitions/transition.ts';
import { receiptJob } from './receipt-job.ts';
import { asCancelled, cashOf, newReceipt, toBeCancelled } from './receipt-rows.ts';

/**
 * What any change of an order does to its cash receipts. An issued receipt whose amount is not what its payment holds
 * is cancelled, and issued again for what remains. A receipt that waited for a cancellation is requested. Jobs ask the
 * issuer, so no request waits for it.
 */
export function receiptsFollowed(whole: WholeOrder, moment: Moment): Transition {
  const cashReceipts = whole.payments.flatMap((payment) => followed(whole, moment, payment));
  const asked = cashReceipts.filter(
    ({ status, askedAt }) => status === 'CANCEL_REQUESTED' || (status === 'REQUESTED' && askedAt !== null),
  );
  return transitionOf({ cashReceipts, jobs: asked.map((receipt) => receiptJob(receipt)) });
}

function followed(whole: WholeOrder, { now }: Moment, payment: NamedPayment): NamedReceipt[] {
  const mine = whole.cashReceipts.filter(({ paymentId }) => paymentId === payment.id);
  const live = mine.find(isLive);
  if (!live) return [];
  const cash = cashOf(whole, payment);
  const isOfAll = live.amountKrw === cash.amountKrw;
  if (isIssued(live)) {
    if (isOfAll) return [];
    const old = toBeCancelled(live, now, null);
    return cash.amountKrw === 0 ? [old] : [old, restOf(live, cash, now)];
  }
  if (!isUnsent(live)) return [];
  if (cash.amountKrw === 0) return [asCancelled(live, now)];
  const isFree = !mine.some(({ status }) => status === 'CANCEL_REQUESTED');
  const askedAt = live.askedAt ?? (isFree ? now.toISOString() : null);
  return isOfAll && askedAt === live.askedAt ? [] : [{ ...live, ...cash, askedAt }];
}

/** A receipt for what a payment still holds, issued to the same number. It waits until the old one is cancelled. */
function restOf(old: NamedReceipt, cash: ReturnType<typeof cashOf>, now: Date): NamedReceipt {
  return newReceipt({ ...old, replacesId: old.id }, cash, { now, isAsked: false });
}
