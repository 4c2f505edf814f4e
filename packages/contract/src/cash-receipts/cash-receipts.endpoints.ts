import { z } from 'zod';
import { endpoint, member, owner } from '../endpoint.ts';
import { BusinessDate, Id, Instant, text, Won } from '../fields.ts';
import { CursorPage, cursorInput } from '../lists.ts';
import { CashReceipt } from './cash-receipt.ts';
import { receiptDecisions } from './decision.ts';
import { readIdentifier } from './identifier.ts';
import { cashReceiptPurposes } from './purposes.ts';

export const postCashReceipt = endpoint({
  name: 'postCashReceipt',
  method: 'POST',
  path: '/v5/pay/postcashreceipt',
  summary:
    'Issues a cash receipt for what remains of a cash payment. Waits at most 20 s for the issuer; after that the receipt stays REQUESTED and a job asks for the outcome. With `replacesId`, a job first cancels that receipt and then issues this one.',
  access: [member('ORDER')],
  input: z
    .strictObject({
      storeId: Id,
      paymentId: Id,
      purpose: z.enum(cashReceiptPurposes),
      /**
       * Digits, hyphens allowed; 0100001234 means without a customer's number. Missing: the number of the
       * replaced receipt.
       */
      identifier: text(30, 1).optional(),
      /** The receipt to replace: an issued or a refused one of this payment. */
      replacesId: Id.optional(),
    })
    .superRefine(({ purpose, identifier, replacesId }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['identifier'], message });
      if (identifier === undefined) return replacesId === undefined ? refuse('required') : undefined;
      const read = readIdentifier(identifier, purpose);
      if ('problem' in read) refuse(read.problem);
    }),
  output: CashReceipt,
  errors: [
    'NOT_FOUND',
    'ORDER_PENDING',
    'CASH_RECEIPT_EXISTS',
    'CASH_RECEIPT_NOT_POSSIBLE',
    'CASH_RECEIPT_NOT_AVAILABLE',
  ],
  idempotent: true,
  guessable: true,
});

export const cancelCashReceipt = endpoint({
  name: 'cancelCashReceipt',
  method: 'POST',
  path: '/v5/pay/cancelcashreceipt',
  summary:
    'Cancels an issued cash receipt. It is CANCEL_REQUESTED until the issuer has cancelled it. A refused receipt is dropped: it will not be issued any more.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, cashReceiptId: Id, reason: text(100, 1) }),
  output: CashReceipt,
  errors: ['NOT_FOUND', 'CASH_RECEIPT_NOT_CANCELLABLE', 'CASH_RECEIPT_NOT_AVAILABLE'],
  idempotent: true,
});

export const decideCashReceipt = endpoint({
  name: 'decideCashReceipt',
  method: 'POST',
  path: '/v5/pay/decidecashreceipt',
  summary:
    'An owner decides, with a reason, the outcome of a receipt whose issuer has not answered for 24 hours: ISSUED, with its approval number, or NOT_ISSUED; CANCELLED or NOT_CANCELLED. A later answer of the issuer corrects it.',
  access: [owner],
  input: z
    .strictObject({
      storeId: Id,
      cashReceiptId: Id,
      decision: z.enum(receiptDecisions),
      /** Approval number of the tax office; ISSUED only. */
      approvalNumber: text(20, 1)
        .regex(/^[A-Za-z0-9-]+$/, 'wrongFormat')
        .optional(),
      reason: text(100, 1),
    })
    .superRefine(({ decision, approvalNumber }, context) => {
      const refuse = (message: string) =>
        context.addIssue({ code: 'custom', path: ['approvalNumber'], message });
      if (decision === 'ISSUED' && approvalNumber === undefined) refuse('required');
      if (decision !== 'ISSUED' && approvalNumber !== undefined) refuse('wrongFormat');
    }),
  output: CashReceipt,
  errors: ['NOT_FOUND', 'CASH_RECEIPT_NOT_DECIDABLE'],
  idempotent: true,
});

export const getCashReceipt = endpoint({
  name: 'getCashReceipt',
  method: 'GET',
  path: '/v5/pay/getcashreceipt',
  summary: 'One cash receipt, with the order that it belongs to.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, cashReceiptId: Id }),
  output: CashReceipt.extend({
    order: z.object({
      id: Id,
      orderNumber: z.int(),
      saleNumber: z.string().nullable(),
      businessDate: BusinessDate,
    }),
  }),
  errors: ['NOT_FOUND'],
  wireNames: { cashReceiptId: 'cashreceiptId' },
});

/** A cash payment, or a part of it, without a cash receipt. */
export const UnissuedCash = z.object({
  orderId: Id,
  orderNumber: z.int(),
  saleNumber: z.string().nullable(),
  businessDate: BusinessDate,
  paymentId: Id,
  /** What remains of the payment. */
  amount: Won,
  takenAt: Instant,
  /** The fifth day after the money was taken. */
  dueDate: BusinessDate,
  /** Days until the due date: 0 is today, negative is late. */
  daysLeft: z.int(),
  /** The law requires a receipt even if the customer asks for none. */
  isObligated: z.boolean(),
  /** The latest receipt: under way, refused or rejected. Null if there is none, or if it was cancelled. */
  receipt: CashReceipt.nullable(),
  /** The earlier receipt of the same payment that is being cancelled; `receipt` is issued after that. */
  waitsFor: CashReceipt.nullable(),
});
export type UnissuedCash = z.output<typeof UnissuedCash>;

export const getUnissuedCash = endpoint({
  name: 'getUnissuedCash',
  method: 'GET',
  path: '/v5/pay/getunissuedcash',
  summary:
    'Cash payments without an issued cash receipt: mandatory ones, and requested ones that failed or are pending. The earliest due date comes first.',
  access: [member('ORDER')],
  input: z.strictObject({ storeId: Id, ...cursorInput }),
  output: CursorPage(UnissuedCash).extend({
    /** The sum of all rows, not only of this page. */
    amount: Won,
    /** How many legally required receipts are due today or tomorrow, or late. */
    dueSoon: z.int(),
  }),
  errors: [],
});

export const cashReceiptEndpoints = [
  postCashReceipt,
  cancelCashReceipt,
  decideCashReceipt,
  getCashReceipt,
  getUnissuedCash,
];
