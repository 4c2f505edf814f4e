import type { OrderSummary } from '@maru/contract/orders/order.ts';

/**
 * The text for how an order is paid. An order that costs nothing, such as one paid wholly with points, does
 * not count as unpaid.
 */
export function paymentWords({ paymentType, total }: Pick<OrderSummary, 'paymentType' | 'total'>) {
  return paymentType === 'NOTPAID' && total === 0
    ? ('paymentTypes.NOTHING_DUE' as const)
    : (`paymentTypes.${paymentType}` as const);
}
