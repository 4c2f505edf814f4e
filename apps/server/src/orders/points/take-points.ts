import type { SaleCustomer } from '@maru/contract/points/order-points.ts';
import type { FindSaleCustomer, NamedCustomer } from '#server/customers/sale-customer.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import type { TakenElsewhere } from '#server/points/order-entries.ts';
import type { EntryRecord } from '#server/points/point-records.ts';
import type { WrittenPoints } from '#server/points/written-points.ts';
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
  /** The sale was made without network: never refused for a customer whom the store does not know, or has deleted. */
  mayBeUnknown?: boolean | undefined;
};

/** A new order with its moves of points. */
export type OrderToWrite = { whole: WholeOrder; points?: WrittenPoints | undefined };

/** The history entry that tells staff that nobody earned points for this order. */
const unknown = { kind: 'CUSTOMER_UNKNOWN' as const, reason: null, amountKrw: null };

/** Whether the order was taken without the customer whom its sale named. */
export function lacksCustomer({ history }: WholeOrder): boolean {
  return history.some(({ kind }) => kind === unknown.kind);
}

/** A new order with its customer, after its points have moved. Neither is written yet. */
export async function takePoints(tx: Tx, whole: WholeOrder, taking: Taking): Promise<OrderToWrite> {
  const { find, customer, pointsUsed, sender } = taking;
  if (!customer) return { whole };
  const { storeId, id: orderId } = whole.order;
  const finding = { at: sender.now, usesPoints: pointsUsed > 0, locksAccount: true };
  const found = await find(tx, storeId, customer, finding);
  if (!found) return withoutCustomer(whole, taking);
  const { elsewhere, isLocked, ...named } = found;

  const order = { ...whole.order, customerId: named.id };
  const nothing = { balance: 0, entries: [], elsewhere: [], terms: null, termsAtEarning: null, standing: 0 };
  const known = { ...whole, order, points: { customer: named, ...nothing } };
  const moving = { before: undefined, after: known, moment: sender, asked: pointsUsed, elsewhere, isLocked };
  const { history, locked, accounts = [], written } = await movePoints(tx, moving);
  // The customer was found before the account was locked, and may have been deleted or merged meanwhile.
  if (!locked || locked.isDeleted) return withoutCustomer(whole, taking);
  const { customerId, balance, entries: ofAccount } = accounts[0] ?? locked.account;
  const kept =
    customerId === named.id ? named : await keptCustomer(tx, customerId, { storeId, find, finding });
  const terms = locked.setting ?? null;
  const entries = ofAccount.filter((entry) => entry.orderId === orderId);
  const points = {
    ...{ customer: kept, balance, terms, entries, termsAtEarning: terms },
    standing: entries.reduce((sum, { kind, amount }) => (kind === 'EARN' ? sum + amount : sum), 0),
    elsewhere: accounts
      .slice(1)
      .flatMap((account) => account.entries.flatMap((entry) => takenBy(entry, elsewhere))),
  };
  return { whole: { ...applied(known, transitionOf({ history }), sender), points }, points: written };
}

type Reading = Pick<Taking, 'find'> & { storeId: string; finding: Parameters<FindSaleCustomer>[3] };

/** The customer into whom another was merged; the account is locked. */
async function keptCustomer(tx: Tx, id: string, { storeId, find, finding }: Reading) {
  const found = await find(tx, storeId, { id }, { ...finding, locksAccount: false });
  if (!found) throw new Error(`customer ${id} has a locked account and cannot be read`);
  const { elsewhere: _elsewhere, isLocked: _isLocked, ...kept } = found;
  return kept;
}

function withoutCustomer(whole: WholeOrder, { mayBeUnknown = false, sender }: Taking): OrderToWrite {
  if (!mayBeUnknown) fail('CUSTOMER_NOT_FOUND');
  return { whole: applied(whole, transitionOf({ history: [unknown] }), sender) };
}

function takenBy(
  { storeId, customerId, inOrderId, amount, at }: EntryRecord,
  elsewhere: NamedCustomer['elsewhere'],
): TakenElsewhere[] {
  const store = elsewhere.find((account) => account.storeId === storeId)?.store ?? '';
  return inOrderId === null ? [] : [{ storeId, store, customerId, amount: 0 - amount, at }];
}
