import type { Order } from '@maru/contract/orders/order.ts';
import type { NewOrder } from '#hub/orders/orders.api.ts';

/**
 * A new order that replaces the given one, with its lines, discounts, note and customer, but without points.
 * `total` is the total that the guest was shown, if it differs from the old one.
 */
export function takeAgain(order: Order, total = order.total, now = Date.now()): NewOrder {
  const lines = order.lines.map((line) => {
    const { itemId, name, unitPrice, taxable, quantity, itemOrderType, options, discount, note } = line;
    const differences = options.reduce((sum, { priceDifference }) => sum + priceDifference, 0);
    const ofAnyLine = {
      quantity,
      itemOrderType,
      ...(discount > 0 ? { discount: { kind: 'AMOUNT' as const, amount: discount } } : {}),
      ...(note ? { note } : {}),
    };
    if (itemId === null) return { name, unitPrice, taxable, ...ofAnyLine };
    const typed = line.priceTyped ? { unitPrice: unitPrice - differences } : {};
    return { itemId, choiceIds: options.map(({ choiceId }) => choiceId), ...typed, ...ofAnyLine };
  });

  const { orderType, orderDiscount, note, pickupAt, points } = order;
  // A customer whose data were deleted has an empty number.
  const customer = points?.customer.phone ? { customer: { id: points.customer.id } } : {};
  // A time that has passed can no longer be promised.
  const isPromised = pickupAt !== null && Date.parse(pickupAt) > now;
  return {
    orderType: orderType === 'ONLINE_PREORDER' && !isPromised ? 'ONLINE' : orderType,
    ...(isPromised ? { pickupAt } : {}),
    lines,
    total,
    ...customer,
    replacesOrderId: order.id,
    ...(orderDiscount > 0 ? { orderDiscount: { kind: 'AMOUNT' as const, amount: orderDiscount } } : {}),
    ...(note ? { note } : {}),
  };
}
