import type { DemoPerson } from '../seed-store.ts';
import { drawOrder, type Shop } from './draw-order.ts';
import { type OrderDraft, payByCard } from './order-draft.ts';
import type { Random } from './random.ts';

const used = 1_000;

/** Two pieces of an item without options, paid with points and the rest by card. The customer is drawn later. */
export function drawPointSale(
  shop: Shop,
  sale: { date: string; at: Date; by: DemoPerson },
  { now, random }: { now: Date; random: Random },
): OrderDraft[] {
  const items = [...shop.offers.values()].filter(
    ({ collections, stock, price, soldOut, marketPrice }) =>
      collections.length === 0 && stock === null && price > used && !soldOut && !marketPrice,
  );
  if (items.length === 0) return [];
  const { id: itemId } = random.pick(items);
  const lines = [{ itemId, choiceIds: [], quantity: 2, itemOrderType: 'TOGO' as const }];
  const approvalNumber = String(random.between(10_000_000, 99_999_999));
  const draft = drawOrder(
    shop,
    {
      ...{ ...sale, cart: { lines, pointsUsed: used } },
      course: (amount) => ({
        orderType: 'INSTORE',
        tenders: [],
        moves: [{ after: 15, act: (order, moment) => payByCard(order, { amount, approvalNumber }, moment) }],
      }),
    },
    now,
    random,
  );
  return draft ? [draft] : [];
}
