import type { StorePhoneReset } from '@maru/contract/app-lock/store-phone-reset.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { presentReset } from './present-reset.ts';
import { findLastReset } from './store-phone-resets.queries.ts';

export async function getStorePhoneReset({
  db,
  storeId,
  membership,
  now,
}: StoreContext): Promise<StorePhoneReset | null> {
  if (!membership) await checkStoreExists(db, storeId);
  const row = await findLastReset(db, storeId);
  return row ? presentReset(row, now) : null;
}
