import type { CashReceipt } from '@maru/contract/cash-receipts/cash-receipt.ts';
import { taxPartsOf } from '#server/payments/payment-records.ts';

/** A row of `cash_receipts` as JSON: timestamps are ISO texts, the sealed identifier is `\\x…`. */
export type CashReceiptRecord = {
  storeId: string;
  id: string;
  orderId: string;
  paymentId: string;
  purpose: CashReceipt['purpose'];
  identifierKind: CashReceipt['identifierKind'];
  identifierLast4: string | null;
  /** Null once no receipt can be issued to this number any more. */
  identifierSealed: string | null;
  amountKrw: number;
  supplyKrw: number;
  vatKrw: number;
  taxFreeKrw: number;
  serviceChargeKrw: number;
  status: CashReceipt['status'];
  issuer: string;
  issuerKey: string | null;
  providerKeysId: string | null;
  approvalNumber: string | null;
  failure: string | null;
  replacesId: string | null;
  requestedAt: string;
  requestedBy: string | null;
  /** When the receipt was ready to be sent to the issuer; null while it waits for another receipt to be cancelled. */
  askedAt: string | null;
  /** When the request to issue it was last sent, even if that request never arrived; null: never. */
  sentAt: string | null;
  /**
   * How many retries were scheduled after temporary refusals, and when the next one is due; null: none is scheduled.
   */
  tries: number;
  retryAt: string | null;
  issuedAt: string | null;
  confirmedAt: string | null;
  /** When the issuer is next asked for its outcome. */
  checkAt: string | null;
  cancelId: string | null;
  cancelReason: string | null;
  cancelRequestedAt: string | null;
  cancelledAt: string | null;
  /** When the tax office rejected it, whatever its status is now. */
  rejectedAt: string | null;
  /** Who decided its outcome, because its issuer did not answer. */
  decidedBy: string | null;
  decidedAt: string | null;
  /** When its issuer answered after a person had decided. */
  heardAt: string | null;
};

/** A receipt with the display name of the user who asked for it. */
export type NamedReceipt = CashReceiptRecord & { requestedByName: string | null };

type WithStatus = Pick<CashReceiptRecord, 'status'>;

/** Issued and not to be cancelled. */
export function isIssued({ status }: WithStatus): boolean {
  return status === 'ISSUED' || status === 'CONFIRMED';
}

/** At most one receipt of a payment is live. */
export function isLive(receipt: WithStatus): boolean {
  return receipt.status === 'REQUESTED' || isIssued(receipt);
}

/** Refused by the issuer or the tax office: somebody has to decide what to do with it. */
export function isRefused({ status }: WithStatus): boolean {
  return status === 'FAILED' || status === 'REJECTED';
}

/** Nothing about it was ever sent to its issuer. */
export function isUnsent({ status, sentAt }: Pick<CashReceiptRecord, 'status' | 'sentAt'>): boolean {
  return status === 'REQUESTED' && sentAt === null;
}

/** It waits for another receipt of its payment to be cancelled, and no issuer has been asked for it. */
export function isWaiting({ status, askedAt }: Pick<CashReceiptRecord, 'status' | 'askedAt'>): boolean {
  return status === 'REQUESTED' && askedAt === null;
}

/** Whether the issuer's answer is still missing for a receipt whose outcome a person set by hand. */
export function awaitsLateAnswer({
  decidedBy,
  heardAt,
}: Pick<CashReceiptRecord, 'decidedBy' | 'heardAt'>): boolean {
  return decidedBy !== null && heardAt === null;
}

/** Since when its issuer has been asked to issue or to cancel it; null if no request is open. */
function unansweredSince({ status, askedAt, cancelRequestedAt }: CashReceiptRecord): string | null {
  if (status === 'REQUESTED') return askedAt;
  return status === 'CANCEL_REQUESTED' ? cancelRequestedAt : null;
}

/** The number of a self-issued receipt is the same for everybody, so it is never missing. */
function isNumberErased(row: CashReceiptRecord): boolean {
  return isRefused(row) && row.identifierKind !== 'SELF_ISSUED' && row.identifierSealed === null;
}

export function presentReceipt(row: NamedReceipt): CashReceipt {
  const since = unansweredSince(row);
  return {
    id: row.id,
    orderId: row.orderId,
    paymentId: row.paymentId,
    purpose: row.purpose,
    identifierKind: row.identifierKind,
    identifierLast4: row.identifierLast4,
    amount: row.amountKrw,
    ...taxPartsOf(row),
    status: row.status,
    approvalNumber: row.approvalNumber,
    failure: row.failure,
    replacesId: row.replacesId,
    requestedAt: asInstant(row.requestedAt),
    issuedAt: row.issuedAt && asInstant(row.issuedAt),
    cancelledAt: row.cancelledAt && asInstant(row.cancelledAt),
    requestedBy: row.requestedByName,
    ...(isNumberErased(row) && { isNumberErased: true }),
    unansweredSince: since && asInstant(since),
  };
}

/** The JSON of the database has timestamps in another format. */
function asInstant(text: string): string {
  return new Date(text).toISOString();
}
