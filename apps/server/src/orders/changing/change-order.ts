import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { changeOrder as wire } from '@maru/contract/orders/change-order.endpoints.ts';
import type { Order } from '@maru/contract/orders/order.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import { limitNaming } from '#server/customers/limit-naming.ts';
import type { FindSaleCustomer, NamedCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { holdStock } from '#server/menu/stock/move-stock.ts';
import { checkMayAct } from '#server/stores/check-may-act.ts';
import { presentOrder } from '../present-order.ts';
import { listCartItems } from '../taking/cart-items.queries.ts';
import { isOfItem } from '../taking/price-order.ts';
import { type Locked, lockForTransition } from '../transitions/lock-for-transition.ts';
import { initiatorOf } from '../transitions/moment.ts';
import { writeTransition } from '../transitions/write-transition.ts';
import { changed } from './changed.ts';
import { fulfilmentAdvanced } from './fulfilment-advanced.ts';
import { planChange } from './plan-change.ts';

type Input = ParsedInputOf<typeof wire>;

/**
 * Changes the lines, the customer and the points of an open order, or advances the fulfilment of an online order. The
 * input has no version: the lock of the order serializes two changes, and the second one applies to the result of the
 * first.
 */
export function changeOrderBy(find: FindSaleCustomer) {
  return async (context: StoreContext, input: Input): Promise<Order> => {
    await limitNaming(context, input.customer);
    return context.transaction(async (tx) => {
      const locked = await lockForTransition(tx, initiatorOf(context), input.orderId);
      const { whole } = locked;
      const { pointsUsed } = input;
      const moment = pointsUsed === undefined ? locked.moment : { ...locked.moment, pointsAsked: pointsUsed };
      if (input.act) {
        const transition = fulfilmentAdvanced(whole, moment, input.act);
        return presentOrder(transition ? await writeTransition(tx, whole, transition, moment) : whole);
      }
      const { transition, elsewhere } = await linesChanged(tx, { ...locked, moment }, { input, find });
      return presentOrder(
        await writeTransition(tx, whole, transition, { ...moment, pointsElsewhere: elsewhere }),
      );
    });
  };
}

type Asked = { input: Input; find: FindSaleCustomer };

async function linesChanged(tx: Tx, { whole, moment, store }: Locked, { input, find }: Asked) {
  const plan = planChange(whole, input);
  if (plan.added.length > 0) checkMayAct('ADD', store, moment.now);
  const named = await namedCustomer(tx, { whole, moment }, { input, find });

  const { storeId } = whole.order;
  const itemIds = [...new Set(plan.added.filter(isOfItem).map(({ itemId }) => itemId))];
  // Locks all items at once, so that two changes never deadlock.
  const left = await holdStock(tx, storeId, [...new Set([...itemIds, ...plan.returnedItems])]);
  const menu = await listCartItems(tx, storeId, itemIds, moment.now);
  const { addedTotal, pointsUsed } = input;
  const { customerId, elsewhere } = named;
  const change = { plan, menu, left, addedTotal, pointsUsed, customerId };
  return { transition: changed(whole, moment, change), elsewhere };
}

type Named = {
  customerId?: string | null | undefined;
  /** The customer's accounts in other stores. */
  elsewhere: NamedCustomer['elsewhere'];
};

/**
 * The customer that this change names. To use more points than before, the whole phone number is needed. A phone number
 * without the id of its customer never replaces the customer of an order: the refusal first shows whose number it is.
 */
async function namedCustomer(
  tx: Tx,
  { whole: { order, points }, moment }: Pick<Locked, 'whole' | 'moment'>,
  { input: { customer, pointsUsed = 0 }, find }: Asked,
): Promise<Named> {
  const isByPhone = customer !== undefined && customer !== null && 'phone' in customer;
  const usesPoints = pointsUsed > order.pointsUsedKrw;
  if (usesPoints && !isByPhone)
    throw new Refusal('WRONG_FORMAT', undefined, { 'customer.phone': 'required' });
  if (customer === undefined || customer === null) return { customerId: customer, elsewhere: [] };
  const finding = { at: moment.now, usesPoints, locksAccount: false };
  const found = (await find(tx, order.storeId, customer, finding)) ?? fail('CUSTOMER_NOT_FOUND');
  const { id, name, phoneLast4, elsewhere } = found;
  const shown = isByPhone ? ('id' in customer ? customer.id : points?.customer.id) : undefined;
  if (shown !== undefined && shown !== id)
    fail('CUSTOMER_DIFFERS', { customerId: id, name: maskedName(name), phone: maskedPhone(phoneLast4) });
  return { customerId: id === points?.customer.id ? undefined : id, elsewhere };
}
