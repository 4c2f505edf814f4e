import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { FoundSums } from '@maru/contract/orders/find-orders.endpoints.ts';
import type { SalesRow, getSalesInquiry as wire } from '@maru/contract/sales/sales-list.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { cursorPageOf } from '#server/orders/finding/order-page.ts';
import { readFoundSums } from '#server/orders/finding/sum-found-orders.ts';
import { presentSummary } from '#server/orders/present-order.ts';
import { listUserNames } from './sales-list.queries.ts';

type Found = Parameters<typeof presentSummary>[0];

/** The orders of a period with their sums, from one snapshot. */
export function getSalesInquiry({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return inSnapshot(db, async (tx) => {
    const { cursor, numberOfElements, ...filters } = input;
    const sums = cursor === undefined ? await readFoundSums(tx, { ...filters, storeId }) : null;
    const page = await cursorPageOf(tx, { ...input, storeId }, async () => (sums ? countOf(sums) : 0));
    const names = await listUserNames(
      tx,
      page.content.flatMap(({ order }) => order.takenBy ?? []),
    );
    return { ...page, content: page.content.map((found) => presentRow(found, names)), sums };
  });
}

function countOf({ closed, cancelled, open }: FoundSums): number {
  return closed.orders + cancelled.orders + open.orders;
}

function presentRow(found: Found, names: ReadonlyMap<string, string>): SalesRow {
  const { order } = found;
  const summary = presentSummary(found);
  const isClosed = order.status === 'CLOSED';
  const refunded = isClosed ? order.totalKrw - summary.paid : 0;
  return {
    ...summary,
    gross: order.grossKrw,
    discounts: order.lineDiscountsKrw + order.orderDiscountKrw,
    pointsUsed: order.pointsUsedKrw,
    refunded,
    net: isClosed ? order.totalKrw - refunded : 0,
    takenBy: (order.takenBy && names.get(order.takenBy)) ?? null,
  };
}
