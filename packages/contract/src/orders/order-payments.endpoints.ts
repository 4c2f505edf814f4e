import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, PositiveWon, text } from '../fields.ts';
import { Payment } from '../payments/payment.ts';
import { handTenderTypes, tenderTypes } from '../payments/payment-type.ts';
import { checkTender } from '../payments/tender-rules.ts';
import { Order } from './order.ts';
import { checkRefundedPart, refundedPart } from './refund.endpoints.ts';

export const postPayment = endpoint({
  name: 'postPayment',
  method: 'POST',
  path: '/v5/pay/postpayment',
  summary:
    'Pays an order in part or in full. Cash and terminal payments are accepted while a card is pending. If the card is approved later, money beyond the total is an excess. `card` waits at most 20 s for the provider; after that the transaction is UNKNOWN and a job asks for the outcome.',
  access: [member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      storeOrderId: Id,
      paymentMethod: z.enum(tenderTypes),
      amount: PositiveWon,
      received: PositiveWon.optional(),
      approvalNumber: text(40).optional(),
      /**
       * A till took this cash or terminal payment without network. The server records it whatever the order's
       * status is, with the time computed from its age. Money beyond what the order can take becomes an excess.
       */
      receipted: z.literal(true).optional(),
      /** The member who took the payment; by default the sender. Cash and terminal payments only. */
      takenBy: Id.optional(),
    })
    .superRefine(({ paymentMethod: type, ...tender }, context) => checkTender({ type, ...tender }, context))
    .superRefine(({ paymentMethod, receipted, takenBy }, context) => {
      const refuse = (path: string) =>
        context.addIssue({ code: 'custom', path: [path], message: 'wrongFormat' });
      if (receipted && paymentMethod === 'card') refuse('receipted');
      if (takenBy !== undefined && paymentMethod === 'card') refuse('takenBy');
    }),
  output: z.object({ payment: Payment, order: Order }),
  errors: [
    'NOT_FOUND',
    'ORDER_PENDING',
    'ORDER_NOT_PAYABLE',
    'TENDERS_EXCEED_TOTAL',
    'TENDER_NOT_ACCEPTED',
    'CARD_NOT_AVAILABLE',
    'STORE_NOT_APPROVED',
    'STORE_TERMINATED',
  ],
  idempotent: true,
  aged: true,
});

export const postTransaction = endpoint({
  name: 'postTransaction',
  method: 'POST',
  path: '/v5/pay/payments/:id/transactions',
  summary:
    'Gives a payment back, refunds part of it, or takes a further amount. REFUND without `amount` and `lines` gives back the whole payment of an OPEN order, with a reason: the lines stay, and the amount left to pay rises. The right ORDER is enough for a cash or terminal payment that the caller took less than ten minutes ago. REFUND with `amount` or `lines` refunds that much of a CLOSED order from this payment. A card is refunded through its provider first; without an answer within 20 s the order stays `pending: REFUND`, and a job asks for the outcome. APPROVAL takes a further `amount` of an OPEN order by the same payment type, as a payment of its own.',
  access: [member('REFUND'), member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      id: Id,
      kind: z.enum(['REFUND', 'APPROVAL']).default('REFUND'),
      ...refundedPart,
      /** Why the payment is given back or refunded. */
      reason: text(100, 1).optional(),
      /** Cash received, for a further payment; as in `postPayment`. */
      received: PositiveWon.optional(),
      approvalNumber: text(40).optional(),
    })
    .superRefine(checkRefundedPart)
    .superRefine(({ kind, amount, lines, reason, received, approvalNumber }, context) => {
      const refuse = (field: string, message: 'required' | 'wrongFormat') =>
        context.addIssue({ code: 'custom', path: [field], message });
      const isRefund = kind === 'REFUND';
      if (isRefund && reason === undefined) refuse('reason', 'required');
      if (isRefund && received !== undefined) refuse('received', 'wrongFormat');
      if (isRefund && approvalNumber !== undefined) refuse('approvalNumber', 'wrongFormat');
      if (!isRefund && amount === undefined) refuse('amount', 'required');
      if (!isRefund && lines !== undefined) refuse('lines', 'wrongFormat');
      if (!isRefund && reason !== undefined) refuse('reason', 'wrongFormat');
    }),
  output: z.object({ payment: Payment, order: Order }),
  errors: [
    'NOT_FOUND',
    'ORDER_PENDING',
    'TENDER_NOT_RETURNABLE',
    'ORDER_NOT_REFUNDABLE',
    'REFUND_REFUSED',
    'ORDER_NOT_PAYABLE',
    'TENDERS_EXCEED_TOTAL',
    'TENDER_NOT_ACCEPTED',
    'CARD_NOT_AVAILABLE',
    'STORE_NOT_APPROVED',
  ],
  idempotent: true,
});

export const correctTender = endpoint({
  name: 'correctTender',
  method: 'POST',
  path: '/v5/pay/payments/:id/correct',
  summary:
    'Corrects the type of a cash or terminal payment: reverses what remains of it and records the same amount as `type`.',
  access: [member('REFUND')],
  input: z.strictObject({
    storeId: Id,
    id: Id,
    type: z.enum(handTenderTypes),
    /** The number on the slip of a separate card terminal; INSTORE_CAT only. */
    approvalNumber: text(40).optional(),
    reason: text(100, 1),
  }),
  output: z.object({ payment: Payment, order: Order }),
  errors: ['NOT_FOUND', 'ORDER_PENDING', 'TENDER_NOT_CORRECTABLE', 'TENDER_NOT_ACCEPTED'],
  idempotent: true,
});

export const listPaymentsByOrder = endpoint({
  name: 'listPaymentsByOrder',
  method: 'GET',
  path: '/v5/pay/getlistofpaymentsbyorder',
  summary: 'Payments of an order with their transactions.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, storeOrderId: Id }),
  output: z.array(Payment),
  errors: ['NOT_FOUND'],
});

export const orderPaymentEndpoints = [postPayment, postTransaction, correctTender, listPaymentsByOrder];
