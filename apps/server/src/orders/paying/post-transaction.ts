import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { postTransaction as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refundTenderBy } from '../refunding/refund-tender.ts';
import type { CardGateways } from './card/card-gateways.ts';
import { giveBackTenderBy } from './give-back-tender.ts';
import { payFurtherBy } from './pay-further.ts';

/**
 * One endpoint, three acts: takes a further payment of the same type, gives this payment back while its order is open,
 * or refunds a part of a completed order from it. The input alone decides which, so that a stale page never triggers a
 * different act.
 */
export function postTransactionBy(gateways: CardGateways) {
  const [payFurther, giveBack, refund] = [
    payFurtherBy(gateways),
    giveBackTenderBy(gateways),
    refundTenderBy(gateways),
  ];
  return async (context: StoreContext, input: ParsedInputOf<typeof wire>) => {
    const { id, kind, amount, lines, reason, received, approvalNumber } = input;
    if (kind === 'APPROVAL') {
      if (amount === undefined) throw new Refusal('WRONG_FORMAT', undefined, { amount: 'required' });
      return payFurther(context, { id, amount, received, approvalNumber });
    }
    if (reason === undefined) throw new Refusal('WRONG_FORMAT', undefined, { reason: 'required' });
    const isWhole = amount === undefined && lines === undefined;
    return isWhole
      ? giveBack(context, { id, reason })
      : refund(context, { paymentId: id, amount, lines, reason });
  };
}
