import type { UserContext } from '#server/http/context.ts';
import { listStoresOf } from './stores.queries.ts';

export async function listMyStores({ db, actor }: UserContext) {
  return listStoresOf(db, actor.userId);
}
