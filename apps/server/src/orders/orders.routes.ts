import * as payments from '@maru/contract/orders/order-payments.endpoints.ts';
import * as wire from '@maru/contract/orders/orders.endpoints.ts';
import { route } from '#server/http/route.ts';
import type { CardDesk } from './card/card-desk.ts';
import { changeOrderStatusAt } from './change-order-status.ts';
import { getOrder } from './get-order.ts';
import { giveBackTender } from './give-back-tender.ts';
import { listOrders } from './list-orders.ts';
import { listPaymentsByOrder } from './list-payments-by-order.ts';
import { payOrderAt } from './pay-order.ts';
import { takeOrder } from './take-order.ts';

export function orderRoutes(desk: CardDesk | undefined) {
  return [
    route(wire.takeOrder, takeOrder),
    route(wire.listOrders, listOrders),
    route(wire.getOrder, getOrder),
    route(wire.changeOrderStatus, changeOrderStatusAt(desk)),
    route(payments.postPayment, payOrderAt(desk)),
    route(payments.giveBackTender, giveBackTender),
    route(payments.listPaymentsByOrder, listPaymentsByOrder),
  ];
}
