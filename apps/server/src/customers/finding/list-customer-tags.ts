import type { StoreContext } from '#server/http/context.ts';
import { listTags } from './customer-rows.queries.ts';

export async function listCustomerTags({ db, storeId }: StoreContext): Promise<string[]> {
  return (await listTags(db, storeId)).toSorted();
}
