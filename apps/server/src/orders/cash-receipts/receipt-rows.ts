import { isCash } from '@maru/contract/payments/payment-type.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { newId } from '#server/db/new-id.ts';
import { heldBy, heldParts, type NamedPayment, taxColumns } from '#server/payments/payment-records.ts';
import type { WholeOrder } from '../order-records.ts';

/** What the receipt of a payment is about: the cash that it still holds, with its tax parts. */
export function cashOf({ transactions }: Pick<WholeOrder, 'transactions'>, payment: NamedPayment) {
  const parts = heldParts(transactions.filter(({ paymentId }) => paymentId === payment.id));
  return { amountKrw: isCash(payment.type) ? heldBy(payment) : 0, ...taxColumns(parts) };
}

type Given = Pick<
  NamedReceipt,
  | 'storeId'
  | 'orderId'
  | 'paymentId'
  | 'purpose'
  | 'identifierKind'
  | 'identifierLast4'
  | 'identifierSealed'
  | 'issuer'
  | 'providerKeysId'
  | 'replacesId'
  | 'requestedBy'
  | 'requestedByName'
>;

/** A new receipt; `isAsked` if it need not wait for another one to be cancelled. */
export function newReceipt(
  given: Given,
  cash: ReturnType<typeof cashOf>,
  { now, isAsked }: { now: Date; isAsked: boolean },
): NamedReceipt {
  const at = now.toISOString();
  return {
    ...given,
    ...cash,
    id: newId(),
    status: 'REQUESTED',
    issuerKey: null,
    approvalNumber: null,
    failure: null,
    requestedAt: at,
    askedAt: isAsked ? at : null,
    issuedAt: null,
    confirmedAt: null,
    checkAt: null,
    cancelId: null,
    cancelReason: null,
    cancelRequestedAt: null,
    cancelledAt: null,
  };
}

/** The receipt on its way out. Its issuer is asked with the same id until it has cancelled it. */
export function toBeCancelled(receipt: NamedReceipt, now: Date, reason: string | null): NamedReceipt {
  const at = now.toISOString();
  return {
    ...receipt,
    status: 'CANCEL_REQUESTED',
    cancelId: receipt.cancelId ?? newId(),
    cancelReason: reason,
    cancelRequestedAt: at,
    failure: null,
  };
}

/** Nothing will be issued for it any more, so the number that it was for goes. */
export function asCancelled(receipt: NamedReceipt, now: Date): NamedReceipt {
  return {
    ...receipt,
    ...{ status: 'CANCELLED', cancelledAt: now.toISOString(), identifierSealed: null, failure: null },
  };
}
