import { z } from 'zod';
import { endpoint, member } from '../endpoint.ts';
import { Id, PositiveWon, text } from '../fields.ts';
import { Order } from './order.ts';

const RefundOfLine = z.strictObject({
  lineId: Id,
  quantity: z.int().min(1).max(999),
  /** The goods cannot be sold again, so their counted stock is not restored. */
  isStockLost: z.boolean().default(false),
});

/** What is refunded: either an amount, spread over the remaining amounts of the lines, or pieces of lines. */
export const refundedPart = {
  amount: PositiveWon.optional(),
  lines: z.array(RefundOfLine).min(1).max(200).optional(),
};

type RefundedPart = z.output<z.ZodObject<typeof refundedPart>>;

/** zod refinement: an amount or lines, not both, and each line once. */
export function checkRefundedPart({ amount, lines = [] }: RefundedPart, context: z.core.$RefinementCtx) {
  const refuse = (field: keyof RefundedPart) =>
    context.addIssue({ code: 'custom', path: [field], message: 'wrongFormat' });
  if (amount !== undefined && lines.length > 0) refuse('amount');
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) refuse('lines');
}

const input = z
  .strictObject({
    storeId: Id,
    orderId: Id,
    ...refundedPart,
    /** How much each payment gives back. The sum is the refunded amount. */
    tenders: z
      .array(z.strictObject({ paymentId: Id, amount: PositiveWon }))
      .max(50)
      .default([]),
    reason: text(100, 1),
  })
  .superRefine(checkRefundedPart)
  .superRefine(({ amount, lines, tenders }, context) => {
    const refuse = (field: 'lines' | 'tenders', message: 'required' | 'wrongFormat') =>
      context.addIssue({ code: 'custom', path: [field], message });

    if (amount === undefined && lines === undefined) refuse('lines', 'required');
    if (new Set(tenders.map(({ paymentId }) => paymentId)).size < tenders.length)
      refuse('tenders', 'wrongFormat');
  });

export const refundOrder = endpoint({
  name: 'refundOrder',
  method: 'POST',
  path: '/v6/stores/:storeId/orders/:orderId/refund',
  summary:
    'Refunds part or all of a CLOSED order, by amount or by lines, from chosen payments; it stays CLOSED. Card refunds are requested from the provider first; without an answer within 20 s the order stays `pending: REFUND`, and a job asks for the outcome.',
  access: [member('REFUND')],
  input,
  output: Order,
  errors: ['NOT_FOUND', 'ORDER_PENDING', 'ORDER_NOT_REFUNDABLE', 'CARD_NOT_AVAILABLE', 'REFUND_REFUSED'],
  idempotent: true,
});

export const refundEndpoints = [refundOrder];
