import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { previewPointSetting as wire } from '@maru/contract/points/points.endpoints.ts';
import { addDays, businessDateOf, defaultDayStart } from '@maru/contract/time/business-date.ts';
import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreStatus } from '../points.queries.ts';
import { findDayStart, previewEarning } from './setting.queries.ts';

/** What yesterday's completed orders would have earned under these terms. */
export async function previewPointSetting(
  { db, storeId, now }: StoreContext,
  terms: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  if (!(await findStoreStatus(db, storeId))) fail('NOT_FOUND');
  const dayStart = (await findDayStart(db, storeId, now)) ?? defaultDayStart;
  const businessDate = addDays(businessDateOf(now, dayStart), -1);
  return { businessDate, ...(await previewEarning(db, storeId, { businessDate, terms })) };
}
