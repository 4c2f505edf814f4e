import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listFailedReceipts as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { countFailedReceipts, listFailedReceiptRows } from './failed-receipts.queries.ts';

export function listFailedReceipts(
  { db, now }: UserContext,
  page: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(page, {
    count: () => countFailedReceipts(db, now),
    list: (place) => listFailedReceiptRows(db, now, place),
    present: ({ at, ...row }) => ({ ...row, at: at.toISOString() }),
  });
}
