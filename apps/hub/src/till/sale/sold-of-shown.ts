import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { type Sold, soldOfCart } from '@maru/contract/receipt/sold.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';

/** Receipt data of a cart, until the server has answered. */
export function soldOfShown(shown: ShownCart, tenders: readonly HandTender[], at = Date.now()): Sold {
  return soldOfCart(shown.priced, {
    at: new Date(at).toISOString(),
    lines: shown.lines.map(({ line, item, choices, taxable }) => ({
      key: line.key,
      name: item?.name ?? line.seen.name,
      nameEn: item?.nameEn ?? line.seen.nameEn,
      options: choices.map(({ name, nameEn }) => ({ name, nameEn })),
      quantity: line.quantity,
      place: line.place,
      taxable,
    })),
    tenders,
  });
}
