import { z } from 'zod';
import { Id, Instant, Won } from '../fields.ts';
import { TaxParts } from '../money/priced-cart.ts';
import { cashReceiptPurposes, identifierKinds } from './purposes.ts';

/**
 * REQUESTED → ISSUED (provisional) → CONFIRMED or REJECTED by the tax office. CANCEL_REQUESTED → CANCELLED; a
 * request that was never issued may become CANCELLED, too. FAILED: the issuer refused the request. A person
 * has to issue a FAILED or REJECTED receipt again.
 */
export const cashReceiptStatuses = [
  'REQUESTED',
  'ISSUED',
  'CONFIRMED',
  'REJECTED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'FAILED',
] as const;
export type CashReceiptStatus = (typeof cashReceiptStatuses)[number];

/** One cash receipt of one payment. Its tax parts add up to its amount. */
export const CashReceipt = TaxParts.extend({
  id: Id,
  orderId: Id,
  paymentId: Id,
  purpose: z.enum(cashReceiptPurposes),
  identifierKind: z.enum(identifierKinds),
  /** Last four digits; null for a receipt without a customer's number (자진발급). */
  identifierLast4: z.string().nullable(),
  amount: Won,
  status: z.enum(cashReceiptStatuses),
  approvalNumber: z.string().nullable(),
  /**
   * Why the receipt was refused. With CANCEL_REQUESTED: why the issuer refused to cancel it. The cancellation
   * is then requested again.
   */
  failure: z.string().nullable(),
  /** The receipt that this one replaces, to correct it or to cover what is left after a partial refund. */
  replacesId: Id.nullable(),
  requestedAt: Instant,
  issuedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  requestedBy: z.string().nullable(),
  /** The receipt was refused and its number has since been erased. To issue it again, send a number. */
  isNumberErased: z.boolean().optional(),
  /**
   * Since when the issuer has not answered the request to issue or cancel it; null if no answer is pending.
   */
  unansweredSince: Instant.nullable(),
});
export type CashReceipt = z.output<typeof CashReceipt>;
