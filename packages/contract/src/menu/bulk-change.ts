import { z } from 'zod';
import { Id } from '../fields.ts';
import { mostPrice } from './menu-fields.ts';
import { soldOutWishes } from './sold-out.ts';

/** To what a price that was changed by percent is rounded, in won; halves go up. */
export const priceSteps = [1, 10, 50, 100, 500, 1_000] as const;

/** What is done to many items at once. */
export const BulkChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('PRICE_PERCENT'),
    /** In tenths of a percent, so that 2.5 % is 25; negative lowers. */
    permille: z
      .int()
      .min(-999)
      .max(10_000)
      .refine((permille) => permille !== 0, { error: 'wrongFormat' }),
    roundTo: z.literal([...priceSteps]),
  }),
  z.strictObject({
    kind: z.literal('PRICE_AMOUNT'),
    amount: z
      .int()
      .min(-mostPrice)
      .max(mostPrice)
      .refine((amount) => amount !== 0, { error: 'wrongFormat' }),
  }),
  z.strictObject({ kind: z.literal('CATEGORY'), categoryId: Id }),
  z.strictObject({ kind: z.literal('SOLD_OUT'), soldOut: z.enum(soldOutWishes) }),
  z.strictObject({ kind: z.literal('PLACE'), placeEnabled: z.boolean() }),
  /** Asks for an option collection after those that are asked already, or stops asking. */
  z.strictObject({ kind: z.literal('ADD_OPTIONS'), collectionId: Id }),
  z.strictObject({ kind: z.literal('REMOVE_OPTIONS'), collectionId: Id }),
  z.strictObject({ kind: z.literal('DELETE') }),
]);
export type BulkChange = z.output<typeof BulkChange>;
export type PriceChange = Extract<BulkChange, { kind: 'PRICE_PERCENT' | 'PRICE_AMOUNT' }>;

/** The price after a change, in won; null where it would be no price (nothing, or more than the most). */
export function changedPrice(price: number, change: PriceChange): number | null {
  const after =
    change.kind === 'PRICE_AMOUNT'
      ? price + change.amount
      : // Whole numbers all the way: price × ‰ stays far below what is safe.
        Math.floor((price * (1_000 + change.permille) + change.roundTo * 500) / (change.roundTo * 1_000)) *
        change.roundTo;
  return after >= 1 && after <= mostPrice ? after : null;
}
