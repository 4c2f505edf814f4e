import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listRevenueMessages as wire } from '@maru/contract/sales/revenue-message.endpoints.ts';
import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { type Outcome, outcomesOf } from '#server/messaging/outcome-of.ts';
import { countPosted, listPosted } from './revenue-messages.queries.ts';

/** The revenue messages without their figures, so that it needs no SALES. */
export function listRevenueMessages({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  const { currentPage, numberOfElements: limit } = input;
  return inSnapshot(db, async (tx) => {
    const rows = await listPosted(tx, storeId, { limit, offset: currentPage * limit });
    const totalElements = await countPosted(tx, storeId);
    // The job that records outcomes runs every minute only.
    const open = rows.filter(({ settledAt }) => settledAt === null).map(({ messageId }) => messageId);
    const outcomeOf = await outcomesOf(tx, open);
    return {
      content: rows.map((row) => present(row, outcomeOf)),
      currentPage,
      totalPages: Math.ceil(totalElements / limit),
      totalElements,
      numberOfElements: rows.length,
    };
  });
}

type Row = Awaited<ReturnType<typeof listPosted>>[number];

function present(row: Row, outcomeOf: (messageId: string) => Outcome) {
  const { id, name, kind, periodFrom, periodTo, postedAt, outcome, settledAt, messageId } = row;
  return {
    ...{ id, name, from: periodFrom, to: periodTo, postedAt: postedAt.toISOString() },
    kind: kind as SummaryKind,
    outcome: settledAt === null ? outcomeOf(messageId) : (outcome as Outcome),
  };
}
