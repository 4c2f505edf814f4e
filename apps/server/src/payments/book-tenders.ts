import type { TaxParts } from '@maru/contract/money/priced-cart.ts';
import type { Tx } from '#server/db/database.ts';
import { newPayments, type Sale, type Tender } from './new-payments.ts';
import { insertPayments } from './payments.queries.ts';

/**
 * Writes tenders that pay a locked order. Tenders in hand are approved at once; with `provider` the transaction is
 * only requested. `left` are the tax parts that the order still has to be paid.
 */
export async function bookTenders(
  tx: Tx,
  sale: Sale,
  paying: { left: TaxParts; tenders: readonly Tender[]; provider: string | null },
) {
  const rows = newPayments(sale, paying.left, paying.tenders, paying.provider);
  await insertPayments(tx, rows);
  return rows;
}
