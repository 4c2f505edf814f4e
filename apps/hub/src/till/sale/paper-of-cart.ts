import type { HandTender } from '@maru/contract/orders/orders.endpoints.ts';
import { changeOf } from '@maru/contract/payments/payment-type.ts';
import { type Paper, sumsOf } from '#hub/payments/receipt/paper.ts';
import type { ShownCart } from '#hub/till/cart/priced.ts';

/** The receipt of a cart, for the time until the server has answered. */
export function paperOfCart(shown: ShownCart, tenders: readonly HandTender[], at = Date.now()): Paper {
  return {
    ...sumsOf(shown.priced),
    orderNumber: null,
    at: new Date(at).toISOString(),
    lines: shown.lines.map(({ line, item, choices, priced }) => ({
      key: line.key,
      name: item?.name ?? line.seen.name,
      nameEn: item?.nameEn ?? line.seen.nameEn,
      options: choices.map(({ name, nameEn }) => ({ name, nameEn })),
      quantity: line.quantity,
      place: line.place,
      gross: priced.gross,
      discount: priced.discount,
      total: priced.total,
    })),
    tenders: tenders.map(({ type, amount, received, approvalNumber }, index) => ({
      key: `${index}`,
      type,
      amount,
      received: received ?? null,
      change: changeOf({ amount, received: received ?? amount }),
      approvalNumber: approvalNumber ?? null,
      card: null,
    })),
  };
}
