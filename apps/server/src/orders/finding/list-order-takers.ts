import type { StoreContext } from '#server/http/context.ts';
import { listTakers } from '../read-orders.queries.ts';
import { checkReader } from './check-reader.ts';

/** The people who took orders of a store, by name. */
export async function listOrderTakers(context: StoreContext) {
  await checkReader(context);
  const takers = await listTakers(context.db, context.storeId);
  return takers.sort((one, other) => one.name.localeCompare(other.name, 'ko'));
}
