import type { CloseRequest } from '@maru/contract/stores/closing.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { checkStoreExists } from '../check-store-exists.ts';
import { findCloseRequest } from './close-requests.queries.ts';
import { presentCloseRequest } from './present-close-request.ts';

export async function getCloseRequest(
  { db }: StoreContext,
  { storeId }: { storeId: string },
): Promise<CloseRequest | null> {
  await checkStoreExists(db, storeId);
  const latest = await findCloseRequest(db, { storeId });
  return latest ? presentCloseRequest(latest) : null;
}
