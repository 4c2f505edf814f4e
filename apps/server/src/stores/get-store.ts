import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreShown } from './find-store-shown.ts';

/** Where an admin asks nobody has looked yet whether there is such a store. */
export async function getStore({ db, membership }: StoreContext, { storeId }: { storeId: string }) {
  return (await findStoreShown(db, storeId, membership)) ?? fail('NOT_FOUND');
}
