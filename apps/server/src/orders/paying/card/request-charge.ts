import type { Tx } from '#server/db/database.ts';
import type { Locked } from '#server/orders/transitions/lock-for-transition.ts';
import { writeTransition } from '#server/orders/transitions/write-transition.ts';
import type { TransactionRecord } from '#server/payments/payment-records.ts';
import { chargeRequested } from '../paid.ts';

/** Writes the intent of a charge, with the job that settles it. Commit it before the provider is asked. */
export async function requestCharge(
  tx: Tx,
  { whole, moment }: Pick<Locked, 'whole' | 'moment'>,
  charge: Parameters<typeof chargeRequested>[2],
): Promise<TransactionRecord> {
  const transition = chargeRequested(whole, moment, charge);
  await writeTransition(tx, whole, transition, moment);
  const [intent] = transition.transactions;
  if (!intent) throw new Error('a tender without a transaction');
  return intent;
}
