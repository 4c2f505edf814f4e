import type { Tx } from '#server/db/database.ts';
import type { CardOutcome } from '#server/providers/card/card-provider.ts';
import type { TransactionRecord } from './payment-records.ts';
import { addToPayment, markTransaction } from './payments.queries.ts';

export type Outcome = CardOutcome | { status: 'UNKNOWN' };

/** Gives an undecided transaction its outcome and its payment the money, once: says whether it was undecided. */
export async function settleTransaction(
  tx: Tx,
  transaction: Pick<TransactionRecord, 'storeId' | 'id' | 'paymentId' | 'kind' | 'amountKrw'>,
  outcome: Outcome,
  at: { now: Date; eventDate: string },
): Promise<boolean> {
  const undecided = await markTransaction(tx, transaction, outcome, at);
  if (undecided && outcome.status === 'APPROVED') await addToPayment(tx, transaction);
  return undecided;
}
