import type { Tx } from '#server/db/database.ts';
import type { Sale } from './new-payments.ts';
import type { PaymentRecord, TransactionRecord } from './payment-records.ts';
import { addToPayment, insertPayments, markGivenBack } from './payments.queries.ts';
import { wholeRefund } from './whole-refund.ts';

type Held = { payments: readonly PaymentRecord[]; transactions: readonly TransactionRecord[] };

/** Gives back all that these payments hold, at once: what was paid without a provider. */
export async function refundInHand(tx: Tx, sale: Sale, { payments, transactions }: Held) {
  if (payments.length === 0) return [];
  const refunds = payments.map((payment, after) =>
    wholeRefund(sale, payment, transactions, { provider: null, after }),
  );
  await insertPayments(tx, { payments: [], transactions: refunds });
  for (const refund of refunds) await addToPayment(tx, refund);
  return refunds;
}

/** Gives one tender in hand of an open order back. */
export async function giveBackInHand(
  tx: Tx,
  sale: Sale,
  payment: PaymentRecord,
  earlier: Held['transactions'],
) {
  await refundInHand(tx, sale, { payments: [payment], transactions: earlier });
  await markGivenBack(tx, payment, sale.now);
}

/** Writes down that a provider is to be asked to give back all that these payments hold. */
export async function requestRefunds(tx: Tx, sale: Sale, { payments, transactions }: Held, provider: string) {
  const refunds = payments.map((payment, after) =>
    wholeRefund(sale, payment, transactions, { provider, after }),
  );
  await insertPayments(tx, { payments: [], transactions: refunds });
  return refunds;
}
