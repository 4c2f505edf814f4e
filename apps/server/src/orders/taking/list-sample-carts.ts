import type { SampleCart } from '@maru/contract/orders/sample-carts.endpoints.ts';
import type { StoreContext } from '#server/http/context.ts';
import { readSampleCarts } from './sample-carts.queries.ts';

/** Carts that a new device of the store puts on hold. The demo seed writes them; every other store has none. */
export async function listSampleCarts({ db, storeId }: StoreContext): Promise<SampleCart[]> {
  return (await readSampleCarts(db, storeId)) as SampleCart[];
}
