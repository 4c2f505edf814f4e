import type { OrderSummary } from '@maru/contract/orders/order.ts';

/** The text of how an order is paid. One that costs nothing, such as an order paid wholly with points, is not unpaid. */
export function paymentWords({ paymentType, total }: Pick<OrderSummary, 'paymentType' | 'total'>) {
  return paymentType === 'NOTPAID' && total === 0
    ? ('paymentTypes.NOTHING_DUE' as const)
    : (`paymentTypes.${paymentType}` as const);
}
