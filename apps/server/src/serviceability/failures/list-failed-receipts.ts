import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listFailedReceipts as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/serviceability/page-of.ts';
import { countFailedReceipts, listFailedReceiptRows } from './failed-receipts.queries.ts';

export function listFailedReceipts(
  { db, now }: UserContext,
  page: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(
    page,
    () => countFailedReceipts(db, now),
    async (place) =>
      (await listFailedReceiptRows(db, now, place)).map(({ at, ...row }) => ({
        ...row,
        at: at.toISOString(),
      })),
  );
}
