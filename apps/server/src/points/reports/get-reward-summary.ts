import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { getRewardSummary as wire } from '@maru/contract/points/points.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { sumByKind } from './reports.queries.ts';

/** Points by kind between two business days. */
export async function getRewardSummary(
  { db, storeId }: StoreContext,
  { from, to }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  return { rows: await sumByKind(db, { storeId, from, to }) };
}
