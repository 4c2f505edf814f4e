import { z } from 'zod';
import { Id, Instant, Won } from '../fields.ts';
import { TaxParts } from '../money/priced-cart.ts';
import { tenderTypes } from './payment-type.ts';

export const transactionKinds = ['APPROVAL', 'REFUND'] as const;
export const transactionStatuses = ['REQUESTED', 'APPROVED', 'FAILED', 'UNKNOWN'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One movement of a payment. Append-only, except that REQUESTED and UNKNOWN are replaced by an outcome. */
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
});
export type Transaction = z.output<typeof Transaction>;

/** One tender on an order. `approved` and `refunded` are sums of its transactions. */
export const Payment = z.object({
  id: Id,
  type: z.enum(tenderTypes),
  amount: Won,
  approved: Won,
  refunded: Won,
  /** Cash received; null if it was not cash. */
  received: Won.nullable(),
  change: Won.nullable(),
  /** Name of the person who took it; null if unknown. */
  takenBy: z.string().nullable(),
  takenById: Id.nullable(),
  takenAt: Instant,
  transactions: z.array(Transaction),
});
export type Payment = z.output<typeof Payment>;
