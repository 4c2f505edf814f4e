import { priceCart } from '@maru/contract/money/price-cart.ts';
import { withSender } from '#server/orders/taker.ts';
import type { CartItem } from '#server/orders/taking/cart-items.queries.ts';
import { newOrder } from '#server/orders/taking/new-order.ts';
import { statedOffers } from '#server/orders/taking/offline/stated-offers.ts';
import type { AskedLine } from '#server/orders/taking/price-order.ts';
import type { DemoPerson } from '../seed-store.ts';
import { datedId } from './dated-id.ts';
import { redated, type Shop } from './draw-order.ts';
import { momentOf, type OrderDraft } from './order-draft.ts';
import type { Random } from './random.ts';

const cheaper = 500;
const sentAfter = 40 * 60_000;

/** Two pieces of one item that staff sold for cash while there was no network, at a price that had just risen. */
export function drawOfflineSale(
  shop: Shop,
  sale: { at: Date; by: DemoPerson },
  random: Random,
): OrderDraft[] {
  const item = [...shop.offers.values()].find(isPlain);
  if (!item) return [];
  const line: AskedLine = { itemId: item.id, choiceIds: [], quantity: 2, itemOrderType: 'INSTORE' };
  const menu = { items: shop.offers, gone: new Map(), choices: new Map() };
  const unitPrice = item.price - cheaper;
  const { offers, differences } = statedOffers(menu, [line], [{ unitPrice }]);
  const asked = { price: unitPrice, optionDifferences: [], quantity: line.quantity, taxable: item.taxable };
  const priced = priceCart({ lines: [asked], taxType: 'GENERAL' });

  const { total } = priced;
  const tenders = [{ type: 'INSTORE_CASH' as const, amount: total, received: total }];
  const input = {
    ...{ storeId: shop.storeId, orderType: 'INSTORE' as const, lines: [line], total, tenders },
  };
  const taken = newOrder({
    ...{ storeId: shop.storeId, input, offers, priced, stockTaken: new Set<string>() },
    moment: momentOf(sale),
  });
  const sentAt = new Date(sale.at.getTime() + sentAfter);
  const sent = withSender(taken, momentOf({ ...sale, at: sentAt }), { kind: 'RECEIPTED', differences });
  const events = [{ type: 'ORDER_TAKEN' as const, at: sentAt.toISOString(), version: 1 }];
  return [{ ...redated(sent, datedId(sale.at, random)), events }];
}

function isPlain({ collections, stock, price, soldOut, marketPrice }: CartItem): boolean {
  return collections.length === 0 && stock === null && price > 2 * cheaper && !soldOut && !marketPrice;
}
