import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listUnknownPayments as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/serviceability/page-of.ts';
import { countUnknownPayments, listUnknownPaymentRows } from './unknown-payments.queries.ts';

export function listUnknownPayments(
  { db, now }: UserContext,
  page: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(
    page,
    () => countUnknownPayments(db, now),
    async (place) =>
      (await listUnknownPaymentRows(db, now, place)).map(({ at, ...row }) => ({
        ...row,
        at: at.toISOString(),
      })),
  );
}
