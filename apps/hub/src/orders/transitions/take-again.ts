import type { Order } from '@maru/contract/orders/order.ts';
import type { NewOrder } from '#hub/orders/orders.api.ts';

/**
 * The same order as a new one that replaces it: its lines, discounts and note. Undefined if a line has no menu item.
 * `total` is the total shown to the guest, if it differs from the old one.
 */
export function takeAgain(order: Order, total = order.total): NewOrder | undefined {
  const lines = order.lines.flatMap(({ itemId, quantity, itemOrderType, options, discount, note }) =>
    itemId === null
      ? []
      : {
          itemId,
          quantity,
          itemOrderType,
          choiceIds: options.map(({ choiceId }) => choiceId),
          ...(discount > 0 ? { discount: { kind: 'AMOUNT' as const, amount: discount } } : {}),
          ...(note ? { note } : {}),
        },
  );
  if (lines.length < order.lines.length) return undefined;

  const { orderType, orderDiscount, note } = order;
  return {
    orderType,
    lines,
    total,
    replacesOrderId: order.id,
    ...(orderDiscount > 0 ? { orderDiscount: { kind: 'AMOUNT' as const, amount: orderDiscount } } : {}),
    ...(note ? { note } : {}),
  };
}
