import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { listUnknownPayments as wire } from '@maru/contract/serviceability/serviceability.endpoints.ts';
import type { UserContext } from '#server/http/context.ts';
import { pageOf } from '#server/http/page-of.ts';
import { countUnknownPayments, listUnknownPaymentRows } from './unknown-payments.queries.ts';

export function listUnknownPayments(
  { db, now }: UserContext,
  page: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return pageOf(page, {
    count: () => countUnknownPayments(db, now),
    list: (place) => listUnknownPaymentRows(db, now, place),
    present: ({ at, ...row }) => ({ ...row, at: at.toISOString() }),
  });
}
