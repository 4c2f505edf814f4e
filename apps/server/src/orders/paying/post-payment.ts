import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { postPayment as wire } from '@maru/contract/orders/order-payments.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import type { CardGateways } from './card/card-gateways.ts';
import { payByCard } from './card/pay-by-card.ts';
import { payByHand, receiveByHand } from './pay-by-hand.ts';

/** Pays an order partly or fully, by hand or through the card provider. */
export function postPaymentBy(gateways: CardGateways) {
  return function postPayment(context: StoreContext, input: ParsedInputOf<typeof wire>) {
    const { storeOrderId, paymentMethod: type, amount, received, approvalNumber } = input;
    if (type !== 'card') {
      const take = input.receipted ? receiveByHand : payByHand;
      return take(context, storeOrderId, { type, amount, received, approvalNumber, takenBy: input.takenBy });
    }
    return payByCard(context, gateways, storeOrderId, amount);
  };
}
