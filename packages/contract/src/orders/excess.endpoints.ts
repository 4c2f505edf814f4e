import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { BusinessDate, Id, Instant, text, Won } from '../fields.ts';
import { Page, pageInput } from '../lists.ts';
import { Payment } from '../payments/payment.ts';
import { handTenderTypes, tenderTypes } from '../payments/payment-type.ts';
import { Order } from './order.ts';
import { orderStatuses, orderTypes } from './order-status.ts';

/**
 * EXCESS: money beyond what an order can take. MISSING: money that an order counts as paid but that was never
 * received.
 */
export const excessKinds = ['EXCESS', 'MISSING'] as const;

export const ExcessRow = z.object({
  kind: z.enum(excessKinds),
  orderId: Id,
  orderNumber: z.int(),
  businessDate: BusinessDate,
  orderStatus: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  paymentId: Id,
  type: z.enum(tenderTypes),
  amount: Won,
  /** A provider was asked to give the money back. */
  isAsked: z.boolean(),
  takenBy: z.string().nullable(),
  at: Instant,
});
export type ExcessRow = z.output<typeof ExcessRow>;

export const listExcess = endpoint({
  name: 'listExcess',
  method: 'GET',
  path: '/v6/stores/:storeId/orders/excess',
  summary:
    'Money beyond what orders can take, until it is given back, and money that turned out to be missing, until it is collected or written off. The oldest comes first.',
  access: [member('REFUND')],
  input: z.strictObject({ storeId: Id, ...pageInput }),
  output: Page(ExcessRow),
  errors: [],
});

/**
 * How a person settles it: GIVE_BACK returns excess, TAKE collects missing money as cash or by terminal,
 * WRITE_OFF gives missing money up.
 */
export const excessActs = ['GIVE_BACK', 'TAKE', 'WRITE_OFF'] as const;
export type ExcessAct = (typeof excessActs)[number];

export const settleExcess = endpoint({
  name: 'settleExcess',
  method: 'POST',
  path: '/v5/pay/payments/:id/excess',
  summary:
    'Records how a person settled excess or missing money of a payment. GIVE_BACK: staff returned the excess themselves. TAKE: staff collected the missing money, as `type`. WRITE_OFF: the store gives up the missing money.',
  access: [member('REFUND')],
  input: z
    .strictObject({
      storeId: Id,
      id: Id,
      act: z.enum(excessActs),
      /** How the missing money was collected; TAKE only. */
      type: z.enum(handTenderTypes).optional(),
      /** The number on the slip of a separate card terminal; INSTORE_CAT only. */
      approvalNumber: text(40).optional(),
      reason: text(100, 1),
    })
    .superRefine(({ act, type, approvalNumber }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (act === 'TAKE' && type === undefined) refuse('type', 'required');
      if (act !== 'TAKE' && type !== undefined) refuse('type', 'wrongFormat');
      if (approvalNumber !== undefined && type !== 'INSTORE_CAT') refuse('approvalNumber', 'wrongFormat');
    }),
  output: z.object({ payment: Payment, order: Order }),
  errors: ['NOT_FOUND', 'ORDER_PENDING', 'EXCESS_NOT_SETTLEABLE', 'TENDER_NOT_ACCEPTED'],
  idempotent: true,
});

export const updateTransaction = endpoint({
  name: 'updateTransaction',
  method: 'PUT',
  path: '/v5/pay/payments/:id/transactions/:transactionId',
  summary:
    'Adds, once, the data that a separate card terminal printed. Or lets an owner decide, with a reason, the outcome of a transaction that has been UNKNOWN for 24 hours; if the provider answers later, a further transaction corrects the decision.',
  access: [member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      id: Id,
      transactionId: Id,
      approvalNumber: text(40, 1).optional(),
      cardIssuer: text(40, 1).optional(),
      outcome: z.enum(['APPROVED', 'FAILED']).optional(),
      reason: text(100, 1).optional(),
    })
    .superRefine(({ approvalNumber, cardIssuer, outcome, reason }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const isData = (approvalNumber ?? cardIssuer) !== undefined;
      if (outcome === undefined && !isData) refuse('approvalNumber', 'required');
      if (outcome !== undefined && isData) refuse('outcome', 'wrongFormat');
      if (outcome !== undefined && reason === undefined) refuse('reason', 'required');
    }),
  output: z.object({ payment: Payment, order: Order }),
  errors: ['NOT_FOUND', 'TRANSACTION_NOT_CHANGEABLE'],
  idempotent: true,
});

export const excessEndpoints = [listExcess, settleExcess, updateTransaction];
