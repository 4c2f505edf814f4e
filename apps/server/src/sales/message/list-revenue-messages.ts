import type { ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listRevenueMessages as wire } from '@maru/contract/sales/revenue-message.endpoints.ts';
import type { SummaryKind } from '@maru/contract/sales/revenue-message.ts';
import type { Tx } from '#server/db/database.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { type Outcome, outcomesOf } from '#server/messaging/outcome-of.ts';
import { countPosted, listPosted } from './revenue-messages.queries.ts';

/** The revenue messages without their figures, so that the list needs no SALES. */
export function listRevenueMessages({ db, storeId }: StoreContext, input: ParsedInputOf<typeof wire>) {
  return inSnapshot(db, (tx) =>
    pageOf(input, {
      count: () => countPosted(tx, storeId),
      list: (place) => listWithOutcomes(tx, storeId, place),
      present,
    }),
  );
}

async function listWithOutcomes(tx: Tx, storeId: string, place: { offset: number; limit: number }) {
  const rows = await listPosted(tx, storeId, place);
  // The job that records outcomes runs only once a minute, so missing outcomes are read directly.
  const open = rows.filter(({ settledAt }) => settledAt === null).map(({ messageId }) => messageId);
  const outcomeOf = await outcomesOf(tx, open);
  return rows.map((row) => ({
    ...row,
    outcome: row.settledAt === null ? outcomeOf(row.messageId) : (row.outcome as Outcome),
  }));
}

type Row = Awaited<ReturnType<typeof listWithOutcomes>>[number];

function present({ id, name, kind, periodFrom, periodTo, postedAt, outcome }: Row) {
  return {
    ...{ id, name, from: periodFrom, to: periodTo, postedAt: postedAt.toISOString() },
    kind: kind as SummaryKind,
    outcome,
  };
}
