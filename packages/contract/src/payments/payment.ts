import { z } from 'zod';
import { Id, Instant, Won } from '../fields.ts';
import { TaxParts } from '../money/priced-cart.ts';
import { tenderTypes } from './payment-type.ts';

export const transactionKinds = ['APPROVAL', 'REFUND'] as const;
export const transactionStatuses = ['REQUESTED', 'APPROVED', 'FAILED', 'UNKNOWN'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One movement of a payment; appended, never rewritten but from REQUESTED or UNKNOWN to an outcome. */
export const Transaction = TaxParts.extend({
  id: Id,
  kind: z.enum(transactionKinds),
  status: z.enum(transactionStatuses),
  amount: Won,
  /** Approval number of the card network or typed in from a terminal. */
  approvalNumber: z.string().nullable(),
  /** Masked, as the provider gives it. */
  cardNumber: z.string().nullable(),
  cardIssuer: z.string().nullable(),
  /** Why the provider refused, in its words. */
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
  /** Cash handed over; null where it was not cash. */
  received: Won.nullable(),
  change: Won.nullable(),
  /** Name of who took it; null where that is not known. */
  takenBy: z.string().nullable(),
  transactions: z.array(Transaction),
});
export type Payment = z.output<typeof Payment>;
