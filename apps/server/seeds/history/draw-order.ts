import type { CartItem } from '#server/orders/taking/cart-items.queries.ts';
import { newOrder } from '#server/orders/taking/new-order.ts';
import { priceOrder } from '#server/orders/taking/price-order.ts';
import type { DemoPerson, DemoStore } from '../seed-store.ts';
import { datedId } from './dated-id.ts';
import type { DrawnCart } from './draw-cart.ts';
import type { DrawCourse } from './draw-course.ts';
import { momentOf, type OrderDraft } from './order-draft.ts';
import type { Random } from './random.ts';

export type Shop = DemoStore & { offers: ReadonlyMap<string, CartItem> };
type Guest = { date: string; at: Date; by: DemoPerson; cart: DrawnCart; course: DrawCourse };

/**
 * Simulates one order as the product would have written it, without actions after `now`. Undefined if the total is
 * zero.
 */
export function drawOrder(shop: Shop, guest: Guest, now: Date, random: Random): OrderDraft | undefined {
  const { offers, priced } = priceOrder(shop.offers, { ...guest.cart, taxType: 'GENERAL' });
  if (priced.total === 0) return undefined;

  const { orderType, tenders, moves, promisedAfter } = guest.course(priced.total, random);
  const pickupAt =
    promisedAfter === undefined
      ? undefined
      : new Date(guest.at.getTime() + promisedAfter * 1_000).toISOString();
  const whole = newOrder({
    storeId: shop.storeId,
    moment: momentOf(guest),
    input: { ...guest.cart, storeId: shop.storeId, orderType, total: priced.total, tenders, pickupAt },
    offers,
    priced,
    // Takes no stock: the menu has the stock of today, and what earlier sales took was restocked.
    stockTaken: new Set(),
  });
  const draft: OrderDraft = { ...redated(whole, datedId(guest.at, random)), events: [] };
  draft.events.push({ type: 'ORDER_TAKEN', at: draft.order.takenAt, version: 1 });
  for (const { after, act } of moves) {
    const at = new Date(guest.at.getTime() + after * 1_000);
    if (at < now) act(draft, momentOf({ by: guest.by, at }));
  }
  return draft;
}

/** Gives an order and its rows ids dated to when it was taken. */
export function redated(whole: ReturnType<typeof newOrder>, orderId: string) {
  whole.order.id = orderId;
  for (const row of [...whole.lines, ...whole.payments, ...whole.transactions, ...whole.history])
    row.orderId = orderId;
  return whole;
}
