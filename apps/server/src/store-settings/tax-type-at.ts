import type { TaxType } from '@maru/contract/money/priced-cart.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { fail } from '#server/http/refusal.ts';
import { findTaxTypeAt } from './store-settings.queries.ts';

/** The tax type of a store as it was at an instant. */
export async function taxTypeAt(db: DbOrTx, storeId: string, at: Date): Promise<TaxType> {
  return (await findTaxTypeAt(db, storeId, at)) ?? fail('NOT_FOUND');
}
