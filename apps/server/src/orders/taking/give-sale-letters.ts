import { lettersOf } from '@maru/contract/orders/sale-number.ts';
import type { StoreContext } from '#server/http/context.ts';
import { countDevice } from '../sale-letters.queries.ts';

/** Gives a device its letters for sale numbers. Letters are never reused, even if their device is gone. */
export async function giveSaleLetters({ storeId, transaction }: StoreContext): Promise<{ letters: string }> {
  return transaction(async (tx) => ({ letters: lettersOf(await countDevice(tx, storeId)) }));
}
