import type { Order } from '@maru/contract/orders/order.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';
import type { SplitLine } from './split-tender.tsx';

/** Lines with what each comes to after all discounts: the order's where there is one, else the cart's. */
export function splitLinesOf(order: Order | null, shown: ShownCart): SplitLine[] {
  if (order) {
    return order.lines.map(({ id, name, nameEn, quantity, total }) => ({
      key: id,
      name,
      nameEn,
      quantity,
      total,
    }));
  }
  return shown.lines.map(({ line, item, priced }) => ({
    key: line.key,
    name: item?.name ?? line.seen.name,
    nameEn: item?.nameEn ?? line.seen.nameEn,
    quantity: line.quantity,
    total: priced.total,
  }));
}
