import { isCash } from '@maru/contract/payments/payment-type.ts';
import type { NamedReceipt } from '#server/cash-receipts/cash-receipt-records.ts';
import { newId } from '#server/db/new-id.ts';
import { heldBy, heldParts, type NamedPayment, taxColumns } from '#server/payments/payment-records.ts';
import type { IssueOutcome } from '#server/providers/cash-receipt/cash-receipt-issuer.ts';
import type { WholeOrder } from '../order-records.ts';

/** What the receipt of a payment is about: the cash that it still holds, with its tax parts. */
export function cashOf({ transactions }: Pick<WholeOrder, 'transactions'>, payment: NamedPayment) {
  const parts = heldParts(transactions.filter(({ paymentId }) => paymentId === payment.id));
  return { amountKrw: isCash(payment.type) ? heldBy(payment) : 0, ...taxColumns(parts) };
}

/** How soon an issuer is first asked whether the tax office has confirmed a receipt. */
const firstCheckMilliseconds = 5_000;

type Issued = Extract<IssueOutcome, { issuerKey: string }>;

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

/**
 * A new receipt. `isAsked`: it need not wait for another one to be cancelled. `isSent`: its request follows
 * immediately.
 */
export function newReceipt(
  given: Given,
  cash: ReturnType<typeof cashOf>,
  { now, isAsked, isSent = false }: { now: Date; isAsked: boolean; isSent?: boolean },
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
    sentAt: isSent ? at : null,
    ...{ tries: 0, retryAt: null },
    issuedAt: null,
    confirmedAt: null,
    checkAt: null,
    cancelId: null,
    cancelReason: null,
    cancelRequestedAt: null,
    cancelledAt: null,
    rejectedAt: null,
    ...undecided,
  };
}

/** Nobody has decided in place of its issuer. */
const undecided = { decidedBy: null, decidedAt: null, heardAt: null };

/** The receipt as its issuer has it. */
export function issuedBy(
  receipt: NamedReceipt,
  { status, issuerKey, approvalNumber }: Issued,
  now: Date,
): NamedReceipt {
  const at = now.toISOString();
  const checkAt = new Date(now.getTime() + firstCheckMilliseconds).toISOString();
  return {
    ...{ ...receipt, status, issuerKey, approvalNumber, failure: null, checkAt, rejectedAt: null },
    issuedAt: receipt.issuedAt ?? at,
    confirmedAt: status === 'CONFIRMED' ? (receipt.confirmedAt ?? at) : null,
  };
}

/**
 * Marks a receipt to be cancelled. If its cancellation is already requested, `cancelId` stays, and `cancelRequestedAt`
 * stays the time of the first request.
 */
export function toBeCancelled(receipt: NamedReceipt, now: Date, reason: string | null): NamedReceipt {
  const isAsked = receipt.status === 'CANCEL_REQUESTED';
  return {
    ...receipt,
    status: 'CANCEL_REQUESTED',
    cancelId: receipt.cancelId ?? newId(),
    cancelReason: reason,
    checkAt: null,
    cancelRequestedAt: isAsked ? receipt.cancelRequestedAt : now.toISOString(),
    failure: null,
    ...undecided,
  };
}

/** Marks a receipt as cancelled. Nothing will be issued for it any more, so its number is erased. */
export function asCancelled(receipt: NamedReceipt, now: Date): NamedReceipt {
  return {
    ...receipt,
    ...{ status: 'CANCELLED', cancelledAt: now.toISOString(), identifierSealed: null, failure: null },
  };
}
