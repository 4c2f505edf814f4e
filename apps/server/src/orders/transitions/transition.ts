import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import type { NewJob } from '#server/jobs/jobs.queries.ts';
import type { returnStock } from '#server/menu/stock/move-stock.ts';
import type { NamedPayment, TransactionRecord } from '#server/payments/payment-records.ts';
import { withUnreceipted } from '../cash-receipts/unreceipted.ts';
import {
  type ChangedBy,
  type HistoryRecord,
  type LineRecord,
  type OrderRecord,
  paymentTypeNow,
  type sumColumns,
  type WholeOrder,
} from '../order-records.ts';
import type { RefundedColumns } from '../refunded-columns.ts';
import type { Moment } from './moment.ts';

type FulfilmentColumns = 'acceptedAt' | 'readyAt' | 'pickedUpAt';
type Changes = Pick<
  OrderRecord,
  | 'status'
  | 'pending'
  | 'closedAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'deletedAt'
  | 'refundAsked'
  | 'payLinkId'
  | 'payLinkUntil'
  | 'customerId'
  | 'pointsGivenBackKrw'
  | FulfilmentColumns
> &
  RefundedColumns &
  ReturnType<typeof sumColumns>;
type ItemColumns = Pick<HistoryRecord, 'itemName' | 'itemNameEn' | 'itemQuantity' | 'differences'>;
const noItem: ItemColumns = { itemName: null, itemNameEn: null, itemQuantity: null, differences: null };

/** A history entry. Its author is the person who moves the order, unless the entry names another one. */
type NewEntry = Pick<HistoryRecord, 'kind' | 'reason' | 'amountKrw'> &
  Partial<ItemColumns & ChangedBy & Pick<HistoryRecord, 'byGuest' | 'cashReceiptId'> & { by: string | null }>;

type StockMoves = Parameters<typeof returnStock>[2];

/** A change of an order, computed by a pure function and written by `writeTransition`, which also inserts the event. */
export type Transition = {
  changes: Partial<Changes>;
  /** New lines, and earlier ones with their new values. */
  lines: readonly LineRecord[];
  /** Ids of lines to delete. */
  removedLines: readonly string[];
  /** New payments, and earlier ones with their new values. */
  payments: readonly NamedPayment[];
  /** New transactions, and earlier ones with their new values. */
  transactions: readonly TransactionRecord[];
  /**
   * New cash receipts, and earlier ones with their new values. `receiptsFollowed` adds those that follow from other
   * changes.
   */
  cashReceipts: readonly NamedReceipt[];
  history: readonly NewEntry[];
  /** Counted stock to return, and stock to take. If some of it cannot be taken, nothing is written. */
  stock: { returned: StockMoves; taken: StockMoves };
  /** Jobs to run after commit. */
  jobs: readonly NewJob[];
};

/** Parts that are not given stay empty. */
export function transitionOf(parts: Partial<Transition>): Transition {
  const stock = { returned: [], taken: [] };
  const rows = { lines: [], removedLines: [], payments: [], transactions: [], cashReceipts: [] };
  return { changes: {}, ...rows, history: [], stock, jobs: [], ...parts };
}

/** The order after a transition. The write increments its version. */
export function applied(
  { order, takenByName, lines, payments, transactions, cashReceipts, points, history }: WholeOrder,
  transition: Transition,
  { now, by, byName }: Moment,
): WholeOrder {
  const row = {
    storeId: order.storeId,
    orderId: order.id,
    at: now.toISOString(),
    ...by,
    by: byName,
    ...noItem,
    byGuest: null,
    cashReceiptId: null,
  };
  const entries = transition.history.map((entry, i) => ({ ...row, ...entry, seq: history.length + i + 1 }));
  const changed = { ...order, ...transition.changes };
  const receiptsAfter = upsertById(cashReceipts, transition.cashReceipts);
  const paymentsAfter = withUnreceipted({
    order: changed,
    payments: upsertById(payments, transition.payments),
    cashReceipts: receiptsAfter,
  });
  return {
    order: { ...changed, paymentType: paymentTypeNow(paymentsAfter) },
    takenByName,
    lines: upsertById(lines, transition.lines).filter(({ id }) => !transition.removedLines.includes(id)),
    payments: paymentsAfter,
    transactions: upsertById(transactions, transition.transactions),
    cashReceipts: receiptsAfter,
    points,
    history: [...history, ...entries],
  };
}

/** Combines a transition with the one that follows it, to be written as one. */
export function followedBy(
  whole: WholeOrder,
  first: Transition,
  moment: Moment,
  next: (after: WholeOrder) => Transition,
): Transition {
  const then = next(applied(whole, first, moment));
  return {
    changes: { ...first.changes, ...then.changes },
    lines: upsertById(first.lines, then.lines),
    removedLines: [...first.removedLines, ...then.removedLines],
    payments: upsertById(first.payments, then.payments),
    transactions: upsertById(first.transactions, then.transactions),
    cashReceipts: upsertById(first.cashReceipts, then.cashReceipts),
    history: [...first.history, ...then.history],
    stock: {
      returned: [...first.stock.returned, ...then.stock.returned],
      taken: [...first.stock.taken, ...then.stock.taken],
    },
    jobs: [...first.jobs, ...then.jobs],
  };
}

/** Replaces rows by id and appends the new ones. */
function upsertById<T extends { id: string }>(rows: readonly T[], updates: readonly T[]): T[] {
  const byId = new Map([...rows, ...updates].map((row) => [row.id, row]));
  return [...byId.values()];
}
