import { z } from 'zod';
import { Id, PositiveWon, text, Won } from '../fields.ts';
import { handTenderTypes } from '../payments/payment-type.ts';
import { checkTender } from '../payments/tender-rules.ts';
import { Points } from '../points/reward.ts';

/** A cash or terminal payment that was taken after the sale, but before the server had the sale. */
const LaterTender = z
  .strictObject({
    /**
     * The idempotency key of the payment's own request. If that request also arrives, the server answers with
     * the payment that it recorded with the sale.
     */
    key: z.string().regex(/^[\x20-\x7e]{1,255}$/),
    type: z.enum(handTenderTypes),
    amount: PositiveWon,
    received: PositiveWon.optional(),
    approvalNumber: text(40).optional(),
    /** Seconds between the sale and this payment. */
    secondsLater: z.int().min(0),
    takenBy: Id.optional(),
  })
  .superRefine(checkTender);
export type LaterTender = z.output<typeof LaterTender>;

/**
 * The prices of an offline sale as the customer was charged. The server records the sale at these prices,
 * whatever the menu says.
 */
export const Receipted = z.strictObject({
  /** One for each line of the sale, in the same order. */
  lines: z
    .array(
      z.strictObject({
        /** Unit price with options. */
        unitPrice: Won,
        /** One price difference per chosen option. If missing, the menu's differences are used. */
        optionDifferences: z.array(Won).max(50).optional(),
      }),
    )
    .min(1)
    .max(200),
  /** Points that the sale was to use but could not. The amount that they would have paid is still due. */
  pointsNotUsed: Points.min(1).optional(),
  /** Later payments. The hash that recognizes a repeated sale covers the order's `tenders`, but not these. */
  tenders: z.array(LaterTender).min(1).max(20).optional(),
});
export type Receipted = z.output<typeof Receipted>;

/**
 * Whether the sale was paid, at least in part. If not, it is priced from the menu, even if it states prices.
 */
export function holdsMoney(sale: {
  tenders?: readonly object[] | undefined;
  receipted?: Receipted | undefined;
}) {
  return (sale.tenders ?? []).length > 0 || (sale.receipted?.tenders ?? []).length > 0;
}

/** The parts of a sale that must agree with the prices it states. */
type StatedSale = {
  lines: readonly ({ choiceIds?: readonly string[] | undefined; unitPrice?: number | undefined } & object)[];
  receipted?: Receipted | undefined;
  replacesOrderId?: string | undefined;
  saleId?: string | undefined;
};

/** zod refinement: an offline sale has an id, states each line, and replaces no order. */
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

/** Input fields that identify the sale of a device. */
export const saleInput = {
  /** A UUID made on the device. The order stores it, so that a repeated sale gets the same order at any later time. */
  saleId: Id.optional(),
  /**
   * Who took the sale; by default the sender. They must be a member now or have been one at the time of the
   * sale. For an offline sale it is enough that they were a member at any time.
   */
  takenBy: Id.optional(),
  receipted: Receipted.optional(),
};
