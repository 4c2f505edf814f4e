import { z } from 'zod';
import { Id, PositiveWon, text, Won } from '../fields.ts';
import { handTenderTypes } from '../payments/payment-type.ts';
import { checkTender } from '../payments/tender-rules.ts';

/** Money that was taken in hand after the sale, but before the server had it. */
const LaterTender = z
  .strictObject({
    /** The idempotency key of its own request, which is answered with the payment that the sale booked. */
    key: z.string().regex(/^[\x20-\x7e]{1,255}$/),
    type: z.enum(handTenderTypes),
    amount: PositiveWon,
    received: PositiveWon.optional(),
    approvalNumber: text(40).optional(),
    /** How long after the sale it was taken. */
    secondsLater: z.int().min(0),
    takenBy: Id.optional(),
  })
  .superRefine(checkTender);
export type LaterTender = z.output<typeof LaterTender>;

/**
 * What the device states of a sale that holds money taken in hand without network. It is recorded at these prices,
 * whatever the menu says now.
 */
export const Receipted = z.strictObject({
  /** One for each line of the sale, in the same order. */
  lines: z
    .array(
      z.strictObject({
        /** With options. */
        unitPrice: Won,
        /** One for each choice of the line; without them those of the menu are taken. */
        optionDifferences: z.array(Won).max(50).optional(),
      }),
    )
    .min(1)
    .max(200),
  /** They are no part of the sale that its hash stands for, as `tenders` of the order are. */
  tenders: z.array(LaterTender).min(1).max(20).optional(),
});
export type Receipted = z.output<typeof Receipted>;

/** Without money in hand a sale is priced as any other, although it states its prices. */
export function holdsMoney(sale: {
  tenders?: readonly object[] | undefined;
  receipted?: Receipted | undefined;
}) {
  return (sale.tenders ?? []).length > 0 || (sale.receipted?.tenders ?? []).length > 0;
}

/** What of a sale is checked against what it states. */
type StatedSale = {
  lines: readonly ({ choiceIds?: readonly string[] | undefined; unitPrice?: number | undefined } & object)[];
  receipted?: Receipted | undefined;
  replacesOrderId?: string | undefined;
  saleId?: string | undefined;
};

/** A receipted sale has an id, states each line, and replaces no order. */
export function checkReceipted(sale: StatedSale, context: z.RefinementCtx) {
  const { lines, receipted, replacesOrderId, saleId } = sale;
  if (!receipted) return;
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });

  if (saleId === undefined) refuse(['saleId'], 'required');
  if (replacesOrderId !== undefined) refuse(['replacesOrderId'], 'unknownField');
  if (receipted.lines.length !== lines.length) return refuse(['receipted', 'lines'], 'wrongFormat');
  lines.forEach((line, i) => {
    const stated = receipted.lines[i];
    if (!stated) return;
    const choiceIds = line.choiceIds ?? [];
    const { optionDifferences = choiceIds } = stated;
    const isOther = 'name' in line && stated.unitPrice !== line.unitPrice;
    if (isOther) refuse(['receipted', 'lines', i, 'unitPrice'], 'wrongFormat');
    if (new Set(choiceIds).size !== choiceIds.length) refuse(['lines', i, 'choiceIds'], 'wrongFormat');
    if (optionDifferences.length !== choiceIds.length)
      refuse(['receipted', 'lines', i, 'optionDifferences'], 'wrongFormat');
  });
}

/** Fields of a taken order that tell which sale of which device it is. */
export const saleInput = {
  /** A UUID made on the device. The order keeps it: sent again, the same sale gets the same order, after any time. */
  saleId: Id.optional(),
  /** The member who took the sale, now or at that time, of a receipted one at any time; without it the sender. */
  takenBy: Id.optional(),
  receipted: Receipted.optional(),
};
