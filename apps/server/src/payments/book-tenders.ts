import type { Tx } from '#server/db/database.ts';
import { newPayments, type Paying, type Sale } from './new-payments.ts';
import { insertPayments } from './payments.queries.ts';

/** Writes tenders that pay a locked order. */
export async function bookTenders(tx: Tx, sale: Sale, paying: Paying) {
  const rows = newPayments(sale, paying);
  await insertPayments(tx, rows);
  return rows;
}
