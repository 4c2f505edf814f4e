import type { SampleCart } from '@maru/contract/orders/sample-carts.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { readSampleCarts } from './sample-carts.queries.ts';

/** Only the demo store has any. */
export async function listSampleCarts({ db, storeId }: StoreContext): Promise<SampleCart[]> {
  return (await readSampleCarts(db, storeId)) as SampleCart[];
}
