import type { TransactionRecord } from './payment-records.ts';

/** By which provider money moves, with which keys of the store, and for which payment begun at its checkout. */
export type Via = Pick<TransactionRecord, 'provider' | 'providerKeysId' | 'checkoutKey'>;

export const inHand = { provider: null, providerKeysId: null, checkoutKey: null } as const satisfies Via;

/** The `Via` by which a payment's provider gives money back: that of its approval. */
export function viaProviderOf(transactions: readonly TransactionRecord[], paymentId: string): Via {
  const approval = approvalOf(transactions, { paymentId });
  if (!approval?.provider) throw new Error(`payment ${paymentId} was not made by a provider`);
  return viaOf(approval);
}

export function viaOf({ provider, providerKeysId, checkoutKey }: Via): Via {
  return { provider, providerKeysId, checkoutKey };
}

/** What a provider needs to know of the ledger to refund: which charge, and which other refunds of it. */
export function refundContextOf(transactions: readonly TransactionRecord[], refund: TransactionRecord) {
  const others = transactions
    .filter(({ id, paymentId }) => id !== refund.id && paymentId === refund.paymentId)
    .filter(({ kind, status, provider }) => kind === 'REFUND' && status !== 'FAILED' && provider !== null)
    .map(({ id, amountKrw, excessKrw }) => ({ intentId: id, amount: amountKrw + Math.abs(excessKrw) }));
  return { approvalIntentId: approvalOf(transactions, refund)?.id ?? refund.paymentId, others };
}

/** The charge that a refund belongs to: the first approval, because that is the one its provider was asked for. */
export function approvalOf(
  transactions: readonly TransactionRecord[],
  { paymentId }: Pick<TransactionRecord, 'paymentId'>,
) {
  return transactions.find((row) => row.paymentId === paymentId && row.kind === 'APPROVAL');
}
