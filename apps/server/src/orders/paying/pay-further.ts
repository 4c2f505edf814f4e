import { tenderTypes } from '@maru/contract/payments/payment-type.ts';
import { faultsOf } from '@maru/contract/payments/tender-rules.ts';
import { needRight } from '#server/guards/need-right.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { findPayment } from '#server/payments/find-transaction.ts';
import type { CardGateways } from './card/card-gateways.ts';
import { postPaymentBy } from './post-payment.ts';

type Further = {
  /** The payment whose order and type are used. */
  id: string;
  amount: number;
  received: number | undefined;
  approvalNumber: string | undefined;
};

/**
 * Takes a further amount for an open order, with the type of one of its payments. It becomes a payment of its own,
 * because each charge is given back separately.
 */
export function payFurtherBy(gateways: CardGateways) {
  const pay = postPaymentBy(gateways);
  return async (context: StoreContext, { id, ...sum }: Further) => {
    const { storeId } = context;
    needRight(context, 'ORDER');
    const paid = (await findPayment(context.db, storeId, id)) ?? fail('NOT_FOUND');
    const type = tenderTypes.find((one) => one === paid.type);
    if (!type) fail('TENDER_NOT_ACCEPTED', { type: paid.type });
    const faults = faultsOf({ type, ...sum });
    if (Object.keys(faults).length > 0) throw new Refusal('WRONG_FORMAT', undefined, faults);

    return pay(context, { storeId, storeOrderId: paid.orderId, paymentMethod: type, ...sum });
  };
}
