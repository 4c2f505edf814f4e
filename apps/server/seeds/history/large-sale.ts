import type { DemoPerson } from '../seed-store.ts';
import { drawOrder, type Shop } from './draw-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { Random } from './random.ts';

/** From this total on, the demo store must issue a cash receipt unasked. */
const large = 100_000;

/** Drinks for an office, paid in cash. Nobody gave a number, and the receipt was not issued yet. */
export function drawLargeSale(
  shop: Shop,
  sale: { date: string; at: Date; by: DemoPerson },
  { now, random }: { now: Date; random: Random },
): OrderDraft[] {
  const item = [...shop.offers.values()].find(
    ({ collections, stock, price, soldOut, marketPrice }) =>
      collections.length === 0 && stock === null && price > 1_000 && !soldOut && !marketPrice,
  );
  if (!item) return [];
  const quantity = Math.ceil(large / item.price);
  const lines = [{ itemId: item.id, choiceIds: [], quantity, itemOrderType: 'TOGO' as const }];
  const draft = drawOrder(
    shop,
    {
      ...{ ...sale, cart: { lines } },
      course: (amount) => ({
        orderType: 'INSTORE',
        tenders: [{ type: 'INSTORE_CASH', amount, received: amount }],
        moves: [],
      }),
    },
    now,
    random,
  );
  return draft ? [draft] : [];
}
