import type { Order } from '@maru/contract/orders/order.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { moverOf } from '#server/orders/transitions/moment.ts';
import { approvalOf } from '#server/payments/find-transaction.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { askForRefund, type CardDesk } from './card-desk.ts';
import { recordOutcome } from './record-outcome.ts';

type RefundingByCard = {
  desk: CardDesk;
  tillSignal: AbortSignal;
  requested: WholeOrder;
  refunds: readonly TransactionRecord[];
};

/**
 * Asks the provider for written refunds, one by one, and books each outcome. The settle jobs finish what remains unknown
 * or was cut off by a crash. `refused` is the provider's reason if it refused one.
 */
export async function refundByCard(
  context: StoreContext,
  { desk, tillSignal, requested, refunds }: RefundingByCard,
): Promise<{ order: Order; refused: string | undefined }> {
  const mover = moverOf(context);
  let order = presentOrder(requested);
  let refused: string | undefined;
  for (const refund of refunds) {
    const approvalIntentId = approvalOf(requested.transactions, refund)?.id ?? refund.paymentId;
    const { storeId, id: intentId, amountKrw: amount } = refund;
    const outcome = await askForRefund(desk, { storeId, intentId, amount, approvalIntentId }, tillSignal);
    order = await inTransaction(context.db, (tx) =>
      recordOutcome(tx, { transaction: refund, outcome, ...mover }),
    );
    if (outcome.status === 'FAILED') refused = outcome.failure;
  }
  return { order, refused };
}
