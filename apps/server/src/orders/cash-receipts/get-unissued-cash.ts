import type { getUnissuedCash as wire } from '@maru/contract/cash-receipts/cash-receipts.endpoints.ts';
import { hasDuty } from '@maru/contract/cash-receipts/duty.ts';
import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import { defaultDayStart } from '@maru/contract/time/business-date.ts';
import { type NamedReceipt, presentReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { listReceiptsOfPayments } from '#server/cash-receipts/find-receipts.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail, Refusal } from '#server/http/refusal.ts';
import { dueOf, takenBefore } from './due-date.ts';
import { type CashCursor, findQueueFacts, listUnissuedRows, sumUnissued } from './unissued-cash.queries.ts';

/** Upper limit of the count; `more` says that there are more. */
const mostCounted = 10_000;

type DirectedCursor = { direction: 'later' | 'earlier'; place: CashCursor };

/** The queue of cash without an issued receipt, the earliest due first. */
export async function getUnissuedCash(context: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { storeId, now } = context;
  const { direction, place } = input.cursor
    ? readCursor(input.cursor)
    : { direction: 'later' as const, place: undefined };
  return inSnapshot(context.db, async (tx) => {
    const store = (await findQueueFacts(tx, storeId, now)) ?? fail('NOT_FOUND');
    const time = { now, dayStart: store.dayStart ?? defaultDayStart };
    const queue = { storeId, isObligated: store.isObligated };
    const limit = input.numberOfElements;
    const found = await listUnissuedRows(tx, queue, { place, direction, limit: limit + 1 });
    const { count, amount, early } = await sumUnissued(tx, { ...queue, before: takenBefore(1, time) });
    const rows = found.slice(0, limit);
    if (direction === 'earlier') rows.reverse();
    const receipts = await listReceiptsOfPayments(
      tx,
      storeId,
      rows.map(({ paymentId }) => paymentId),
    );
    const receiptsOf = (paymentId: string) => receipts.filter((receipt) => receipt.paymentId === paymentId);

    const hasBeyond = found.length > limit;
    const hasEarlier = direction === 'earlier' ? hasBeyond : place !== undefined;
    const hasLater = direction === 'later' ? hasBeyond : true;
    const [first, last] = [rows[0], rows.at(-1)];
    return {
      content: rows.map(({ totalKrw: total, takenAt, ...row }) => {
        return {
          ...{ ...row, ...dueOf(takenAt, time), takenAt: takenAt.toISOString() },
          isObligated: hasDuty({ isObligated: store.isObligated, total, cash: row.amount }),
          ...shownOf(receiptsOf(row.paymentId)),
        };
      }),
      nextCursor: hasLater && last ? writeCursor({ direction: 'later', place: last }) : null,
      previousCursor: hasEarlier && first ? writeCursor({ direction: 'earlier', place: first }) : null,
      numberOfElements: rows.length,
      totalElements: Math.min(count, mostCounted),
      more: count > mostCounted,
      amount,
      dueSoon: store.isObligated ? early : 0,
    };
  });
}

/** The last receipt of a payment, and the earlier one whose cancellation it waits for. */
function shownOf(receipts: readonly NamedReceipt[]) {
  const last = receipts.at(-1);
  const cancelling = receipts.slice(0, -1).findLast(({ status }) => status === 'CANCEL_REQUESTED');
  return {
    receipt: last && last.status !== 'CANCELLED' ? presentReceipt(last) : null,
    waitsFor: cancelling ? presentReceipt(cancelling) : null,
  };
}

function writeCursor({ direction, place: { takenAt, paymentId } }: DirectedCursor): string {
  return [direction, takenAt.getTime(), paymentId].join(':');
}

function readCursor(text: string): DirectedCursor {
  const parts = /^(later|earlier):(\d{1,15}):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (!parts) throw new Refusal('WRONG_FORMAT', undefined, { cursor: 'wrongFormat' });
  const [, direction, takenAt, paymentId] = parts;
  return {
    direction: direction as DirectedCursor['direction'],
    place: { takenAt: new Date(Number(takenAt)), paymentId: paymentId as string },
  };
}
