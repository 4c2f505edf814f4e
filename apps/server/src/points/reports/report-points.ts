import type { OutputOf, ParsedInputOf } from '@maru/contract/endpoint.ts';
import type { reportPoints as wire } from '@maru/contract/points/point-reports.endpoints.ts';
import { inSnapshot } from '#server/db/in-transaction.ts';
import type { StoreContext } from '#server/http/context.ts';
import { settingsAt } from '#server/store-settings/settings-at.ts';
import { readActive } from './get-total-active-reward.ts';
import { readLoyalty } from './report-loyalty.ts';
import { readByTime } from './report-points-by-time.ts';
import { sumByKind } from './reports.queries.ts';

/** All figures of the points screen, from one snapshot. */
export function reportPoints(
  { db, storeId, now }: StoreContext,
  { from, to, unit }: ParsedInputOf<typeof wire>,
): Promise<OutputOf<typeof wire>> {
  const period = { storeId, from, to };
  return inSnapshot(db, async (tx) => {
    const { dayStart } = await settingsAt(tx, storeId, now);
    return {
      byTime: await readByTime(tx, { ...period, unit, dayStart }),
      byKind: { rows: await sumByKind(tx, period) },
      loyalty: await readLoyalty(tx, period),
      active: await readActive(tx, storeId, now),
    };
  });
}
