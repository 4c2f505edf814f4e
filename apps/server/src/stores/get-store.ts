import type { StoreContext } from '#server/http/context.ts';
import { fail } from '#server/http/refusal.ts';
import { findStoreShown } from './find-store-shown.ts';

/** Returns a store. NOT_FOUND is for admins, who may name a store that does not exist. */
export async function getStore({ db, membership }: StoreContext, { storeId }: { storeId: string }) {
  return (await findStoreShown(db, storeId, membership)) ?? fail('NOT_FOUND');
}
