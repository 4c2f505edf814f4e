import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrder as wire } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { limitNaming } from '#server/customers/limit-naming.ts';
import type { FindSaleCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { holdStock } from '#server/menu/stock/move-stock.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import type { WholeOrder } from '../order-records.ts';
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
 * Changes the lines, the customer and the points of an open order, or advances the fulfilment of an online order. It needs
 * no version: changes of two people wait for each other at the order's lock, and each applies to what the one before left.
 */
export function changeOrderBy(find: FindSaleCustomer) {
  return async (context: StoreContext, input: Input): Promise<Order> => {
    await limitNaming(context, input.customer);
    return context.transaction(async (tx) => {
      const locked = await lockForTransition(tx, moverOf(context), input.orderId);
      const { whole } = locked;
      const { pointsUsed } = input;
      const moment = pointsUsed === undefined ? locked.moment : { ...locked.moment, pointsAsked: pointsUsed };
      const transition = input.act
        ? fulfilmentAdvanced(whole, moment, input.act)
        : await linesChanged(tx, { ...locked, moment }, { input, find });
      if (!transition) return presentOrder(whole);
      return presentOrder(await writeTransition(tx, whole, transition, moment));
    });
  };
}

type Asked = { input: Input; find: FindSaleCustomer };

async function linesChanged(tx: Tx, { whole, moment, store }: Locked, { input, find }: Asked) {
  const plan = planChange(whole, input);
  if (plan.added.length > 0) checkMayAct('ADD', store, moment.now);
  const customerId = await namedCustomer(tx, whole, { input, find });

  const { storeId } = whole.order;
  const itemIds = [...new Set(plan.added.filter(isOfItem).map(({ itemId }) => itemId))];
  // All items at once, so that two changes never wait for each other.
  const left = await holdStock(tx, storeId, [...new Set([...itemIds, ...plan.returnedItems])]);
  const menu = await listCartItems(tx, storeId, itemIds, moment.now);
  const { addedTotal, pointsUsed } = input;
  return changed(whole, moment, { plan, menu, left, addedTotal, pointsUsed, customerId });
}

/** The customer that this change names. More points than before need the whole number of a customer. */
async function namedCustomer(
  tx: Tx,
  { order, points }: WholeOrder,
  { input: { customer, pointsUsed = 0 }, find }: Asked,
): Promise<string | null | undefined> {
  const isByPhone = customer !== undefined && customer !== null && 'phone' in customer;
  if (pointsUsed > order.pointsUsedKrw && !isByPhone)
    throw new Refusal('WRONG_FORMAT', undefined, { 'customer.phone': 'required' });
  if (customer === undefined || customer === null) return customer;
  const { id } = (await find(tx, order.storeId, customer)) ?? fail('CUSTOMER_NOT_FOUND');
  return id === points?.customer.id ? undefined : id;
}
