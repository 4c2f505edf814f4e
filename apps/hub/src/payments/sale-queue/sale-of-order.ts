import type { Order } from '@maru/contract/orders/order.ts';
import type { Sale } from './sale.ts';

type OrderSale = { id: string; storeId: string; order: Order; now: number };

/** A sale for paying an existing order. */
export function saleOfOrder({ id, storeId, order, now }: OrderSale): Sale {
  return {
    ...{ id, storeId, createdAt: now, cart: null, order: null, sold: null },
    ...{ steps: [], refusal: null, tries: 0, notBefore: 0 },
    answer: order,
    known: order.payments.map((payment) => payment.id),
  };
}
