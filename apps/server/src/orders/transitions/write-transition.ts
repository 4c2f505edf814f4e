import { writeReceipts } from '#server/cash-receipts/write-receipts.ts';
import type { Tx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { insertJob } from '#server/jobs/jobs.queries.ts';
import { insertEvent } from '#server/live/store-events.queries.ts';
import { returnStock, takeStock } from '#server/menu/stock/move-stock.ts';
import { writeLedger } from '#server/payments/write-ledger.ts';
import { writePoints } from '#server/points/write-points.ts';
import { receiptsFollowed } from '../cash-receipts/receipts-followed.ts';
import type { WholeOrder } from '../order-records.ts';
import { insertHistory, updateOrder, writeLines } from '../orders.queries.ts';
import { movePoints } from '../points/move-points.ts';
import { findOrderPoints } from '../read-orders.queries.ts';
import type { Moment } from './moment.ts';
import { applied, followedBy, type Transition, transitionOf } from './transition.ts';

/** Writes a transition of a locked order and inserts its events. Returns the order afterwards. */
export async function writeTransition(
  tx: Tx,
  whole: WholeOrder,
  decided: Transition,
  moment: Moment,
): Promise<WholeOrder> {
  const { storeId, id } = whole.order;
  const transition = withReceipts(whole, decided, moment);
  const followed = applied(whole, transition, moment);
  await writeLedger(tx, whole, { ...transition, payments: changedPayments(whole, transition, followed) });
  await writeReceipts(tx, transition.cashReceipts);
  const version = await updateOrder(tx, whole.order, {
    ...transition.changes,
    paymentType: followed.order.paymentType,
  });
  await writeLines(tx, whole.order, transition);
  for (const job of transition.jobs) await insertJob(tx, job);
  await moveStock(tx, storeId, transition.stock);
  const after = await withPoints(tx, whole, followed, moment);
  await insertHistory(tx, after.history.slice(whole.history.length));
  const event = { storeId, version, at: moment.now };
  if (hasExcess(whole) || hasExcess(after))
    await insertEvent(tx, { ...event, type: 'EXCESS_CHANGED', ids: [id] });
  await insertEvent(tx, { ...event, type: 'ORDER_CHANGED', ids: [id, ...movedItems(transition)] });
  return { ...after, order: { ...after.order, version } };
}

/** Points follow every change of an order with a customer. */
async function withPoints(
  tx: Tx,
  before: WholeOrder,
  after: WholeOrder,
  moment: Moment,
): Promise<WholeOrder> {
  const { storeId, id, customerId } = after.order;
  if (customerId === null) return { ...after, points: null };
  const isNamed = before.order.customerId !== customerId;
  const named = isNamed ? { ...after, points: await findOrderPoints(tx, storeId, id, moment.now) } : after;
  const { history, locked, written } = await movePoints(tx, {
    before,
    after: named,
    moment,
    asked: moment.pointsAsked,
    elsewhere: moment.pointsElsewhere,
  });
  if (written) await writePoints(tx, written);
  // The points were read before the lock: the customer may have been merged and points may have expired since.
  if (!locked) return named;
  const points = await findOrderPoints(tx, storeId, id, moment.now);
  return { ...applied(named, transitionOf({ history }), moment), points };
}

/** Whether the list of excess and missing money shows the order. */
function hasExcess({ payments }: WholeOrder): boolean {
  return payments.some(({ excessKrw, missingKrw }) => excessKrw > 0 || missingKrw > 0);
}

/** Cash receipts follow every change. */
export function withReceipts(whole: WholeOrder, transition: Transition, moment: Moment): Transition {
  if (whole.cashReceipts.length + transition.cashReceipts.length === 0) return transition;
  return followedBy(whole, transition, moment, (after) => receiptsFollowed(after, moment));
}

/** The payments of the transition, and those whose mark for a missing cash receipt changes. */
function changedPayments(whole: WholeOrder, transition: Transition, after: WholeOrder) {
  const markOf = new Map(whole.payments.map(({ id, unreceipted }) => [id, unreceipted]));
  const ids = new Set(transition.payments.map(({ id }) => id));
  return after.payments.filter(({ id, unreceipted }) => ids.has(id) || markOf.get(id) !== unreceipted);
}

/** Items whose counted stock moved, without duplicates: tills must reload them. */
function movedItems({ stock: { returned, taken } }: Transition): string[] {
  return [...new Set([...returned, ...taken].map(({ itemId }) => itemId))];
}

async function moveStock(tx: Tx, storeId: string, { returned, taken }: Transition['stock']) {
  await returnStock(tx, storeId, returned);
  const { short } = await takeStock(tx, storeId, taken);
  // Only a revert gets here: taking and changing an order check the stock they have locked before.
  if (short.length > 0) fail('ORDER_NOT_REVERTIBLE', { reason: 'STOCK' });
}
