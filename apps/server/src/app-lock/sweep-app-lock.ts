import type { Db } from '#server/db/database.ts';
import { deleteResetsBefore } from './phone-reset/store-phone-resets.queries.ts';
import { deleteRequestsBefore } from './unlock-requests.queries.ts';
import { deleteEndedUnlocks } from './unlocks.queries.ts';

const day = 24 * 3_600_000;

/** Keeps expired requests for a day, so that the page behind the link can say that it is expired. */
export async function sweepAppLock(db: Db, now: Date): Promise<void> {
  await deleteRequestsBefore(db, new Date(now.getTime() - day));
  await deleteEndedUnlocks(db, now);
  // Keep resets for 30 days, so that the link's page and admins can see how the replacement of a lost phone ended.
  await deleteResetsBefore(db, new Date(now.getTime() - 30 * day));
}
