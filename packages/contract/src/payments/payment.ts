import { z } from 'zod';
import { Id, Instant, Won } from '../fields.ts';
import { TaxParts } from '../money/priced-cart.ts';
import { storedTenderTypes } from './payment-type.ts';

/**
 * CORRECTION: the provider answered after an owner had decided, and the answer differs. It moves only excess
 * or missing money.
 */
export const transactionKinds = ['APPROVAL', 'REFUND', 'CORRECTION'] as const;
export const transactionStatuses = ['REQUESTED', 'APPROVED', 'FAILED', 'UNKNOWN'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/**
 * One movement of a payment. Rows are never deleted. A row changes when its outcome becomes known, when an
 * owner decides the outcome, and once when the data of a separate terminal is added.
 */
export const Transaction = TaxParts.extend({
  id: Id,
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  amount: Won,
  /** Approval number of the card network, or typed in from a terminal. */
  approvalNumber: z.string().nullable(),
  /** Masked by the provider. */
  cardNumber: z.string().nullable(),
  cardIssuer: z.string().nullable(),
  /** The provider's reason for a refusal. */
  failure: z.string().nullable(),
  at: Instant,
  /** Money beyond what the order can take, not included in `amount`; negative if it was given back. */
  excess: Won,
  /**
   * Money that turned out to be missing, not included in `amount`; negative if it was collected after all.
   */
  missing: Won,
  /** An owner decided the outcome, because the provider did not answer. */
  isDecided: z.boolean(),
  /** The data of a separate terminal was added later; that is possible once. */
  isCompleted: z.boolean(),
});
export type Transaction = z.output<typeof Transaction>;

/** One tender on an order. `approved` and `refunded` are sums of its transactions. */
export const Payment = z.object({
  id: Id,
  type: z.enum(storedTenderTypes),
  amount: Won,
  approved: Won,
  refunded: Won,
  /** Cash received; null if it was not cash. */
  received: Won.nullable(),
  change: Won.nullable(),
  /** Name of the person who took the payment; null if unknown. */
  takenBy: z.string().nullable(),
  takenById: Id.nullable(),
  takenAt: Instant,
  /**
   * Money of this payment beyond what the order can take, until it is given back. Not in the amounts above.
   */
  excess: Won,
  /**
   * Money that the order counts as paid although the provider does not have it, until it is collected or
   * written off.
   */
  missing: Won,
  /** A guest paid it at the provider's own page. */
  isByLink: z.boolean(),
  transactions: z.array(Transaction),
});
export type Payment = z.output<typeof Payment>;
