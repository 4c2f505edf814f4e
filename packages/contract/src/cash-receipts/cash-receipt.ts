import { z } from 'zod';
import { Id, Instant, Won } from '../fields.ts';
import { TaxParts } from '../money/priced-cart.ts';
import { cashReceiptPurposes, identifierKinds } from './purposes.ts';

/**
 * REQUESTED → ISSUED (provisional) → CONFIRMED or REJECTED by the tax office. CANCEL_REQUESTED → CANCELLED, which a
 * request that came to nothing may become, too. FAILED: the issuer refused it. FAILED and REJECTED ones are issued again
 * by a person.
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

/** One cash receipt of one payment. Its parts sum to its amount. */
export const CashReceipt = TaxParts.extend({
  id: Id,
  orderId: Id,
  paymentId: Id,
  purpose: z.enum(cashReceiptPurposes),
  identifierKind: z.enum(identifierKinds),
  /** Last four digits; null for a receipt that the store issued itself. */
  identifierLast4: z.string().nullable(),
  amount: Won,
  status: z.enum(cashReceiptStatuses),
  approvalNumber: z.string().nullable(),
  /** Why it was refused; beside CANCEL_REQUESTED, why its cancellation was refused. It is asked for again. */
  failure: z.string().nullable(),
  /** The receipt that this one replaces: a correction, or the rest after a partial refund. */
  replacesId: Id.nullable(),
  requestedAt: Instant,
  issuedAt: Instant.nullable(),
  cancelledAt: Instant.nullable(),
  requestedBy: z.string().nullable(),
  /** Of a refused one whose number was erased since: issued again, it needs one. */
  isNumberErased: z.boolean().optional(),
  /** Since when the issuer has been asked to issue or to cancel it, without an answer; null if it need not answer. */
  unansweredSince: Instant.nullable(),
});
export type CashReceipt = z.output<typeof CashReceipt>;
