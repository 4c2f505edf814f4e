import type { MaskedCustomer } from '@maru/contract/points/order-points.ts';
import { maskedName, maskedPhone } from '#server/audit/masked-customer.ts';
import type { DbOrTx } from '#server/db/database.ts';
import { findKept } from './customers.queries.ts';

/**
 * The customer with this id or, after a merge, the customer whom that one was merged into, deleted or not; null if the
 * store knows none.
 */
export async function findMasked(db: DbOrTx, storeId: string, id: string): Promise<MaskedCustomer | null> {
  const row = await findKept(db, storeId, id);
  return row ? { id: row.id, name: maskedName(row.name), phone: maskedPhone(row.phoneLast4) } : null;
}
