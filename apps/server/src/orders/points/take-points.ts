import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { FindSaleCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { settingAt } from '#server/points/setting-at.ts';
import type { WholeOrder } from '../order-records.ts';
import type { Moment } from '../transitions/moment.ts';
import { applied, transitionOf } from '../transitions/transition.ts';
import { movePoints } from './move-points.ts';

type Taking = {
  find: FindSaleCustomer;
  customer: SaleCustomer | undefined;
  pointsUsed: number;
  /** Who sends the sale, and when: points move as of then, also for a sale that was taken earlier. */
  sender: Moment;
  /** Sold without network: never refused for a customer whom the store does not know. */
  isReceipted?: boolean;
};

/** A new order with its customer, after its points have moved. It is not inserted yet. */
export async function takePoints(tx: Tx, whole: WholeOrder, taking: Taking): Promise<WholeOrder> {
  const { find, customer, pointsUsed, sender, isReceipted = false } = taking;
  if (!customer) return whole;
  const { storeId, id: orderId } = whole.order;
  const found = await find(tx, storeId, customer, { locksAccount: true });
  if (!found && isReceipted) return whole;
  const { balance, ...named } = found ?? fail('CUSTOMER_NOT_FOUND');

  const order = { ...whole.order, customerId: named.id };
  const known = { ...whole, order, points: { customer: named, balance, entries: [], terms: null } };
  const moving = { before: undefined, after: known, moment: sender, asked: pointsUsed, isLocked: true };
  const { history, locked, book } = await movePoints(tx, moving);
  const terms = locked ? locked.setting : await settingAt(tx, storeId, sender.now);
  const entries = (book?.entries ?? []).filter((entry) => entry.orderId === orderId);
  const points = { customer: named, balance: book?.balance ?? balance, entries, terms: terms ?? null };
  return { ...applied(known, transitionOf({ history }), sender), points };
}
