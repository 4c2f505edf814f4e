import type { UserContext } from '#server/http/context.ts';
import { checkStoreExists } from '#server/stores/check-store-exists.ts';
import { presentWaitingChange } from './present-waiting-change.ts';
import { listWaitingChanges } from './registration-changes.queries.ts';

export async function getRegistrationChange({ db }: UserContext, { storeId }: { storeId: string }) {
  await checkStoreExists(db, storeId);
  const [row] = await listWaitingChanges(db, { storeId, offset: 0, limit: 1 });
  return row ? presentWaitingChange(row) : null;
}
