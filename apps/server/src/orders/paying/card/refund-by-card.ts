import type { Order } from '@maru/contract/orders/order.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { WholeOrder } from '#server/orders/order-records.ts';
import { presentOrder } from '#server/orders/present-order.ts';
import { initiatorOf } from '#server/orders/transitions/moment.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { refundContextOf } from '#server/payments/via-provider.ts';
import { askForRefund, type CardGateways } from './card-gateways.ts';
import { recordOutcome } from './record-outcome.ts';

type RefundingByCard = {
  gateways: CardGateways;
  tillSignal: AbortSignal;
  requested: WholeOrder;
  refunds: readonly TransactionRecord[];
};

/**
 * Requests the stored refunds from the provider, one after another, and books each outcome. The settle jobs finish what remains unknown
 * or was cut off by a crash. `refused` is the provider's reason if it refused one.
 */
export async function refundByCard(
  context: StoreContext,
  { gateways, tillSignal, requested, refunds }: RefundingByCard,
): Promise<{ order: Order; refused: string | undefined }> {
  const initiator = initiatorOf(context);
  const { refundAsked, cancelReason } = requested.order;
  const reason = refundAsked?.reason ?? cancelReason ?? '';
  let order = presentOrder(requested);
  let refused: string | undefined;
  for (const refund of refunds) {
    const asked = { refund, ...refundContextOf(requested.transactions, refund), reason };
    const outcome = await askForRefund(gateways, asked, tillSignal);
    order = await inTransaction(context.db, (tx) =>
      recordOutcome(tx, { transaction: refund, outcome, ...initiator }),
    );
    if (outcome.status === 'FAILED') refused = outcome.failure;
  }
  return { order, refused };
}
