import { setPlaceEnabled, setSoldOut } from '@maru/contract/menu/items.endpoints.ts';
import { isSoldOut, soldOutWishes } from '@maru/contract/menu/sold-out.ts';
import { adjustStock } from '@maru/contract/menu/stock.endpoints.ts';
import { takeOrder } from '@maru/contract/orders/orders.endpoints.ts';
import { idsOf, oneOf, some, type Writer, type WriterScene } from './writer.ts';

/** Writers at the till: they sell, cancel, switch and count. */
export function saleWriters({ shop, at, orderIds }: WriterScene) {
  const { storeId, owner } = at;

  const sell: Writer = async ({ items }, pick) => {
    const plain = items.filter(
      (item) => item.optionCollectionIds.length === 0 && !isSoldOut(item, shop.clock.now),
    );
    const lines = some(plain, pick).map(({ id }) => ({ itemId: id, quantity: 1 + pick(2) }));
    if (lines.length === 0) return undefined;
    const priced = await shop.call(takeOrder, { storeId, lines, total: 999_999_999 }, owner);
    if (priced.status !== 'PRICE_CHANGED') return priced;
    const { total } = priced.detail as { total: number };
    const answer = await shop.call(takeOrder, { storeId, lines, total }, owner);
    if (answer.http === 200) orderIds.push(answer.response.id);
    return answer;
  };

  const cancel: Writer = async (_, pick) => {
    const orderId = oneOf(orderIds, pick);
    return orderId ? shop.cancel(at, orderId) : undefined;
  };

  const soldOut: Writer = async ({ items, collections }, pick) => {
    const choices = (collections ?? []).flatMap((collection) => collection.choices);
    const itemIds = idsOf(some(items, pick));
    const choiceIds = idsOf(some(choices, pick));
    if (itemIds.length + choiceIds.length === 0) return undefined;
    const wish = soldOutWishes[pick(soldOutWishes.length)] as (typeof soldOutWishes)[number];
    return shop.call(setSoldOut, { storeId, itemIds, choiceIds, soldOut: wish }, owner);
  };

  const place: Writer = async ({ items }, pick) => {
    const itemIds = idsOf(some(items, pick));
    if (itemIds.length === 0) return undefined;
    return shop.call(setPlaceEnabled, { storeId, itemIds, placeEnabled: pick(2) === 0 }, owner);
  };

  const count: Writer = async ({ items }, pick) => {
    const item = oneOf(items, pick);
    if (!item) return undefined;
    const move = { kind: 'COUNT' as const, counted: pick(40), reason: '실사' };
    return shop.call(adjustStock, { storeId, itemId: item.id, move }, owner);
  };

  return { sell, cancel, soldOut, place, count };
}
