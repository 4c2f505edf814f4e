import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrder as wire } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { holdStock } from '#server/menu/stock/move-stock.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { presentOrder } from '../present-order.ts';
import { listCartItems } from '../taking/cart-items.queries.ts';
import { isOfItem } from '../taking/price-order.ts';
import { type Locked, lockForTransition } from '../transitions/lock-for-transition.ts';
import { moverOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { changed } from './changed.ts';
import { fulfilmentAdvanced } from './fulfilment-advanced.ts';
import { planChange } from './plan-change.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Changes the lines of an open order, or advances the fulfilment of an online order. It needs no version: changes of two
 * people wait for each other at the order's lock, and each applies to what the one before left.
 */
export async function changeOrder(context: StoreContext, input: Input): Promise<Order> {
  return context.transaction(async (tx) => {
    const locked = await lockForTransition(tx, moverOf(context), input.orderId);
    const { whole, moment } = locked;
    const transition = input.act
      ? fulfilmentAdvanced(whole, moment, input.act)
      : await linesChanged(tx, locked, input);
    if (!transition) return presentOrder(whole);
    return presentOrder(await writeTransition(tx, whole, transition, moment));
  });
}

async function linesChanged(tx: Tx, { whole, moment, store }: Locked, input: Input) {
  const plan = planChange(whole, input);
  if (plan.added.length > 0) checkMayAct('ADD', store, moment.now);

  const { storeId } = whole.order;
  const itemIds = [...new Set(plan.added.filter(isOfItem).map(({ itemId }) => itemId))];
  // All items at once, so that two changes never wait for each other.
  const left = await holdStock(tx, storeId, [...new Set([...itemIds, ...plan.returnedItems])]);
  const menu = await listCartItems(tx, storeId, itemIds, moment.now);
  return changed(whole, moment, { plan, menu, left, addedTotal: input.addedTotal });
}
