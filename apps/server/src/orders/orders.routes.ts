import * as changing from '@maru/contract/orders/change-order.endpoints.ts';
import * as excess from '@maru/contract/orders/excess.endpoints.ts';
import * as find from '@maru/contract/orders/find-orders.endpoints.ts';
import * as payments from '@maru/contract/orders/order-payments.endpoints.ts';
import * as receipts from '@maru/contract/orders/order-receipts.endpoints.ts';
import * as wire from '@maru/contract/orders/orders.endpoints.ts';
import * as payLinks from '@maru/contract/orders/pay-link.endpoints.ts';
import * as receipted from '@maru/contract/orders/receipted.endpoints.ts';
import * as refunds from '@maru/contract/orders/refund.endpoints.ts';
import * as letters from '@maru/contract/orders/sale-letters.endpoints.ts';
import * as samples from '@maru/contract/orders/sample-carts.endpoints.ts';
import type { FindSaleCustomer } from '#server/customers/sale-customer.ts';
import { route } from '#server/http/route.ts';
import { changeOrderBy } from './changing/change-order.ts';
import { listExcess } from './excess/list-excess.ts';
import { settleExcess } from './excess/settle-excess.ts';
import { getOrder } from './finding/get-order.ts';
import { getOrderStatus } from './finding/get-order-status.ts';
import { listOrderTakers } from './finding/list-order-takers.ts';
import { listOrders } from './finding/list-orders.ts';
import { listPaymentsByOrder } from './finding/list-payments-by-order.ts';
import { searchOrders } from './finding/search-orders.ts';
import { sumFoundOrders } from './finding/sum-found-orders.ts';
import { listReceipted } from './offline-sales/list-receipted.ts';
import { markReceiptedSeen } from './offline-sales/mark-receipted-seen.ts';
import type { CardGateways } from './paying/card/card-gateways.ts';
import { correctTender } from './paying/correct-tender.ts';
import { makePayLinkBy, type PayLinkParts } from './paying/link/make-pay-link.ts';
import { revokePayLink } from './paying/link/revoke-pay-link.ts';
import { postPaymentBy } from './paying/post-payment.ts';
import { postTransactionBy } from './paying/post-transaction.ts';
import { updateTransaction } from './paying/update-transaction.ts';
import { recordReprint } from './receipt/record-reprint.ts';
import { type ReceiptMailParts, requestEmailReceiptBy } from './receipt/request-email-receipt.ts';
import { refundOrderBy } from './refunding/refund-order.ts';
import { giveSaleLetters } from './taking/give-sale-letters.ts';
import { listSampleCarts } from './taking/list-sample-carts.ts';
import { takeOrderBy } from './taking/take-order.ts';
import { changeOrderStatusBy } from './transitions/change-order-status.ts';
import { deleteOrder } from './transitions/delete-order.ts';

type Parts = {
  mail: ReceiptMailParts;
  links: Omit<PayLinkParts, 'checkoutOf'>;
  findCustomer: FindSaleCustomer;
};

export function orderRoutes(gateways: CardGateways, { mail, links, findCustomer }: Parts) {
  return [
    route(wire.takeOrder, takeOrderBy(findCustomer)),
    route(letters.giveSaleLetters, giveSaleLetters),
    route(wire.listOrders, listOrders),
    route(wire.getOrder, getOrder),
    route(find.searchOrders, searchOrders),
    route(find.sumFoundOrders, sumFoundOrders),
    route(find.listOrderTakers, listOrderTakers),
    route(find.listOrdersBetween, listOrders),
    route(find.getOrderStatus, getOrderStatus),
    route(changing.changeOrder, changeOrderBy(findCustomer)),
    route(wire.changeOrderStatus, changeOrderStatusBy(gateways)),
    route(find.deleteOrder, deleteOrder),
    route(refunds.refundOrder, refundOrderBy(gateways)),
    route(payments.postPayment, postPaymentBy(gateways)),
    route(payments.postTransaction, postTransactionBy(gateways)),
    route(payments.correctTender, correctTender),
    route(payments.listPaymentsByOrder, listPaymentsByOrder),
    route(receipts.requestEmailReceipt, requestEmailReceiptBy(mail)),
    route(receipts.recordReprint, recordReprint),
    route(payLinks.makePayLink, makePayLinkBy({ ...links, checkoutOf: gateways.checkoutOf })),
    route(payLinks.revokePayLink, revokePayLink),
    route(receipted.listReceipted, listReceipted),
    route(receipted.markReceiptedSeen, markReceiptedSeen),
    route(excess.updateTransaction, updateTransaction),
    route(excess.listExcess, listExcess),
    route(excess.settleExcess, settleExcess),
  ];
}

/** Only a trial has the demo store. */
export const demoOrderRoutes = [route(samples.listSampleCarts, listSampleCarts)];
